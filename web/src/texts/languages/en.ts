import cards from "../../../../src/shakespeare/locales/en/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/en/client.ftl?raw";
import server from "../../../../src/shakespeare/locales/en/server.ftl?raw";

export default [cards, server, client];
