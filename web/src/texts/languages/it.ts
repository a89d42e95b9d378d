import cards from "../../../../src/shakespeare/locales/it/cards.ftl?raw";
import client from "../../../../src/shakespeare/locales/it/client.ftl?raw";
import deal from "../../../../src/shakespeare/locales/it/deal.ftl?raw";
import people from "../../../../src/shakespeare/locales/it/people.ftl?raw";
import server from "../../../../src/shakespeare/locales/it/server.ftl?raw";

export default { cards, client, deal, people, server };
