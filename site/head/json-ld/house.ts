import { international } from '#ui/phone-number.ts';
import { absolute, type Facts, node, type Node } from './node.ts';

const country = 'DE';

/** The opera house as organiser, publisher and employer; complete on the home page only. */
export function houseReference(facts: Facts): Node | undefined {
  const { origin, locale, house } = facts;
  if (house.name === '') return undefined;
  return node(houseTypes, { '@id': `${origin}/#house`, name: house.name, url: `${origin}/${locale}` });
}

const houseTypes = ['PerformingArtsTheater', 'Organization'];

/** The home page: the organisation, and its website with search. */
export function houseNodes(facts: Facts): Node[] {
  const { origin, locale, house } = facts;
  if (house.name === '') return [];
  const telephone = international(house.phone);
  return [
    node(houseTypes, {
      '@id': `${origin}/#house`,
      name: house.name,
      description: house.claim,
      url: `${origin}/${locale}`,
      telephone,
      address: houseAddress(facts),
      contactPoint: telephone
        ? node('ContactPoint', {
            contactType: 'reservations',
            telephone,
            availableLanguage: ['de', 'en'],
          })
        : undefined,
      sameAs: house.social.map(({ url }) => absolute(url, facts)),
    }),
    node('WebSite', {
      '@id': `${origin}/#website`,
      name: house.name,
      url: `${origin}/${locale}`,
      inLanguage: locale,
      publisher: { '@id': `${origin}/#house` },
      potentialAction: node('SearchAction', {
        target: node('EntryPoint', { urlTemplate: `${origin}/${locale}/search?q={search_term_string}` }),
        'query-input': 'required name=search_term_string',
      }),
    }),
  ];
}

/** Postal address of the organisation; undefined when unknown. */
export function houseAddress({ house }: Facts): Node | undefined {
  return postalAddress({ street: house.street, postal_code: house.postalCode, city: house.city });
}

/** A postal address in Germany; undefined without a city. */
export function postalAddress(place: { street: string; postal_code: string; city: string }): Node | undefined {
  if (place.city === '' && place.street === '') return undefined;
  return node('PostalAddress', {
    streetAddress: place.street,
    postalCode: place.postal_code,
    addressLocality: place.city,
    addressCountry: country,
  });
}
