import cards from "../../../../src/shakespeare/locales/en/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/en/client.ftl?raw";
import deal from "../../../../src/shakespeare/locales/en/deal.ftl?raw";
import people from "../../../../src/shakespeare/locales/en/people.ftl?raw";
import server from "../../../../src/shakespeare/locales/en/server.ftl?raw";

export default { cards, client, deal, people, server };
