import events from "../../../../src/shakespeare/locales/en/events.ftl?raw";
import measures from "../../../../src/shakespeare/locales/en/measures.ftl?raw";
import play from "../../../../src/shakespeare/locales/en/play.ftl?raw";
import questions from "../../../../src/shakespeare/locales/en/questions.ftl?raw";
import reasons from "../../../../src/shakespeare/locales/en/reasons.ftl?raw";
import table from "../../../../src/shakespeare/locales/en/table.ftl?raw";
import time from "../../../../src/shakespeare/locales/en/time.ftl?raw";

export default { events, measures, play, questions, reasons, table, time };
