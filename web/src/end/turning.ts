/** The turning points of a game, found in the final scores: what can be told from numbers alone, and no more. */
import type { Standing } from "../api/types";

export interface TurningPoint {
  id: "turn-lead" | "turn-day" | "turn-loss" | "turn-unpaid" | "turn-objectives";
  args: Record<string, unknown>;
}

const MOST_LEADS = 3;

/** Prestige of a day by source. */
function total(day: Record<string, number> | undefined): number {
  return Object.values(day ?? {}).reduce((sum, points) => sum + points, 0);
}

/** Prestige at the end of each day, the start counted as day 0. */
export function courses(standings: Standing[]): number[][] {
  return standings.map(({ days }) => {
    let sum = 0;
    return days.map((day) => (sum += total(day)));
  });
}

/** Where most of a day's prestige came from; no source where several brought as much. */
function main(day: Record<string, number> | undefined): { source: string; points: number } {
  const [[source, points] = ["", 0], next] = Object.entries(day ?? {}).sort(([, one], [, other]) => other - one);
  return { source: points === next?.[1] ? "" : source, points };
}

export function turningPoints(standings: Standing[]): TurningPoint[] {
  const points = [...leads(standings), ...bestDay(standings)];
  const winner = standings.find(({ rank, tied }) => rank === 1 && !tied);
  const others = standings.filter((one) => one !== winner);
  if (standings.length > 1) {
    for (const one of others) {
      const lost = -(one.sources["unpaid"] ?? 0);
      if (winner && lost > 0 && one.score + lost > winner.score) {
        points.push({ id: "turn-unpaid", args: { seat: one.seat, points: lost, cards: one.unpaid } });
      }
    }
    const kept = winner?.sources["objectives"] ?? 0;
    if (winner && kept > 0 && others.some(({ score }) => score > winner.score - kept)) {
      points.push({ id: "turn-objectives", args: { seat: winner.seat, points: kept } });
    }
  } else {
    points.push(...worstSource(standings));
  }
  return points;
}

/** Days after which somebody is alone in front who was not before. */
function leads(standings: Standing[]): TurningPoint[] {
  const runs = courses(standings);
  const found: TurningPoint[] = [];
  let before: number | null = null;
  const days = runs[0]?.length ?? 0;
  for (let day = 0; day < days && standings.length > 1; day += 1) {
    const best = Math.max(...runs.map((run) => run[day] ?? 0));
    const ahead = standings.filter((_, index) => runs[index]?.[day] === best);
    const [leader] = ahead;
    if (ahead.length !== 1 || leader === undefined) {
      before = null;
      continue;
    }
    if (leader.seat === before) continue;
    if (day > 0) {
      const { source, points } = main(leader.days[day]);
      if (source) found.push({ id: "turn-lead", args: { day, seat: leader.seat, source, points } });
    }
    before = leader.seat;
  }
  return found.slice(-MOST_LEADS);
}

/** The day that brought most, if no other brought as much, and what it was mostly for. */
function bestDay(standings: Standing[]): TurningPoint[] {
  const days = standings
    .flatMap(({ seat, days }) => days.map((parts, day) => ({ seat, day, points: total(parts), source: main(parts).source })))
    .filter(({ day, points }) => day > 0 && points > 0)
    .sort((one, other) => other.points - one.points);
  const [best, next] = days;
  return best?.source && best.points !== next?.points ? [{ id: "turn-day", args: { ...best } }] : [];
}

/** Alone: what cost most, whatever it brought on other days. */
function worstSource([only]: Standing[]): TurningPoint[] {
  const lost = new Map<string, number>();
  for (const day of only?.days ?? []) {
    for (const [source, points] of Object.entries(day)) if (points < 0) lost.set(source, (lost.get(source) ?? 0) - points);
  }
  const [[source, points] = ["", 0], next] = [...lost].sort(([, one], [, other]) => other - one);
  return source && points !== next?.[1] ? [{ id: "turn-loss", args: { points, source } }] : [];
}

/** Those who have as much prestige as the winner: then the money left decides. */
export function tieAtTheTop(standings: Standing[]): { seats: number[]; winners: number[]; money: number } | null {
  const best = Math.max(...standings.map(({ score }) => score));
  const level = standings.filter(({ score }) => score === best);
  if (level.length < 2) return null;
  const winners = level.filter(({ rank }) => rank === 1);
  return { seats: level.map(({ seat }) => seat), winners: winners.map(({ seat }) => seat), money: winners[0]?.money ?? 0 };
}
