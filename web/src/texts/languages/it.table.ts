import events from "../../../../src/shakespeare/locales/it/events.ftl?raw";
import measures from "../../../../src/shakespeare/locales/it/measures.ftl?raw";
import play from "../../../../src/shakespeare/locales/it/play.ftl?raw";
import questions from "../../../../src/shakespeare/locales/it/questions.ftl?raw";
import reasons from "../../../../src/shakespeare/locales/it/reasons.ftl?raw";
import table from "../../../../src/shakespeare/locales/it/table.ftl?raw";
import time from "../../../../src/shakespeare/locales/it/time.ftl?raw";

export default { events, measures, play, questions, reasons, table, time };
