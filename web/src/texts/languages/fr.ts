import cards from "../../../../src/shakespeare/locales/fr/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/fr/client.ftl?raw";
import server from "../../../../src/shakespeare/locales/fr/server.ftl?raw";

export default [cards, server, client];
