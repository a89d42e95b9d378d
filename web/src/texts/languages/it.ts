import cards from "../../../../src/shakespeare/locales/it/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/it/client.ftl?raw";
import events from "../../../../src/shakespeare/locales/it/events.ftl?raw";
import play from "../../../../src/shakespeare/locales/it/play.ftl?raw";
import questions from "../../../../src/shakespeare/locales/it/questions.ftl?raw";
import reasons from "../../../../src/shakespeare/locales/it/reasons.ftl?raw";
import server from "../../../../src/shakespeare/locales/it/server.ftl?raw";

export default [cards, events, questions, reasons, server, client, play];
