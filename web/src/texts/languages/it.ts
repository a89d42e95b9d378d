import cards from "../../../../src/shakespeare/locales/it/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/it/client.ftl?raw";
import server from "../../../../src/shakespeare/locales/it/server.ftl?raw";

export default [cards, server, client];
