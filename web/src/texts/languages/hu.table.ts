import events from "../../../../src/shakespeare/locales/hu/events.ftl?raw";
import measures from "../../../../src/shakespeare/locales/hu/measures.ftl?raw";
import play from "../../../../src/shakespeare/locales/hu/play.ftl?raw";
import questions from "../../../../src/shakespeare/locales/hu/questions.ftl?raw";
import reasons from "../../../../src/shakespeare/locales/hu/reasons.ftl?raw";
import table from "../../../../src/shakespeare/locales/hu/table.ftl?raw";
import time from "../../../../src/shakespeare/locales/hu/time.ftl?raw";

export default { events, measures, play, questions, reasons, table, time };
