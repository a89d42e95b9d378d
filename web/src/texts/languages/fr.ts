import cards from "../../../../src/shakespeare/locales/fr/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/fr/client.ftl?raw";
import deal from "../../../../src/shakespeare/locales/fr/deal.ftl?raw";
import people from "../../../../src/shakespeare/locales/fr/people.ftl?raw";
import server from "../../../../src/shakespeare/locales/fr/server.ftl?raw";

export default { cards, client, deal, people, server };
