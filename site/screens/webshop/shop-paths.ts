/**
 * Paths of the ticket shop by route id, outside the languages. The last is the test shop, `{product}-koeln.webshop`.
 */
export const shopPaths: Readonly<Record<string, string>> = {
  webshop: 'webshop/*',
  'webshop-template': 'eventim-template',
  'webshop-test': ':shop/*',
};
