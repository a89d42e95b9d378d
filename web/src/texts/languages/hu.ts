import cards from "../../../../src/shakespeare/locales/hu/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/hu/client.ftl?raw";
import server from "../../../../src/shakespeare/locales/hu/server.ftl?raw";

export default [cards, server, client];
