import cards from "../../../../src/shakespeare/locales/fr/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/fr/client.ftl?raw";
import events from "../../../../src/shakespeare/locales/fr/events.ftl?raw";
import play from "../../../../src/shakespeare/locales/fr/play.ftl?raw";
import questions from "../../../../src/shakespeare/locales/fr/questions.ftl?raw";
import reasons from "../../../../src/shakespeare/locales/fr/reasons.ftl?raw";
import server from "../../../../src/shakespeare/locales/fr/server.ftl?raw";

export default [cards, events, questions, reasons, server, client, play];
