import cards from "../../../../src/shakespeare/locales/hu/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/hu/client.ftl?raw";
import deal from "../../../../src/shakespeare/locales/hu/deal.ftl?raw";
import people from "../../../../src/shakespeare/locales/hu/people.ftl?raw";
import server from "../../../../src/shakespeare/locales/hu/server.ftl?raw";

export default { cards, client, deal, people, server };
