import cards from "../../../../src/shakespeare/locales/en/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/en/client.ftl?raw";
import events from "../../../../src/shakespeare/locales/en/events.ftl?raw";
import play from "../../../../src/shakespeare/locales/en/play.ftl?raw";
import questions from "../../../../src/shakespeare/locales/en/questions.ftl?raw";
import reasons from "../../../../src/shakespeare/locales/en/reasons.ftl?raw";
import server from "../../../../src/shakespeare/locales/en/server.ftl?raw";

export default [cards, events, questions, reasons, server, client, play];
