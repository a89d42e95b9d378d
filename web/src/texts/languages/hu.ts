import cards from "../../../../src/shakespeare/locales/hu/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/hu/client.ftl?raw";
import events from "../../../../src/shakespeare/locales/hu/events.ftl?raw";
import play from "../../../../src/shakespeare/locales/hu/play.ftl?raw";
import questions from "../../../../src/shakespeare/locales/hu/questions.ftl?raw";
import reasons from "../../../../src/shakespeare/locales/hu/reasons.ftl?raw";
import server from "../../../../src/shakespeare/locales/hu/server.ftl?raw";

export default [cards, events, questions, reasons, server, client, play];
