import events from "../../../../src/shakespeare/locales/fr/events.ftl?raw";
import measures from "../../../../src/shakespeare/locales/fr/measures.ftl?raw";
import play from "../../../../src/shakespeare/locales/fr/play.ftl?raw";
import questions from "../../../../src/shakespeare/locales/fr/questions.ftl?raw";
import reasons from "../../../../src/shakespeare/locales/fr/reasons.ftl?raw";
import table from "../../../../src/shakespeare/locales/fr/table.ftl?raw";
import time from "../../../../src/shakespeare/locales/fr/time.ftl?raw";

export default { events, measures, play, questions, reasons, table, time };
