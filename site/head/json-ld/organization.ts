import { international } from '#ui/phone-number.ts';
import { absolute, type Facts, node, type Node } from './node.ts';

const country = 'DE';

/** The opera house as organiser, publisher and employer; complete on the home page only. */
export function organizationReference(facts: Facts): Node | undefined {
  const { origin, locale, settings } = facts;
  if (settings.name === '') return undefined;
  return node(organizationTypes, { '@id': `${origin}/#house`, name: settings.name, url: `${origin}/${locale}` });
}

const organizationTypes = ['PerformingArtsTheater', 'Organization'];

/** The home page: the organisation, and its website with search. */
export function organizationNodes(facts: Facts): Node[] {
  const { origin, locale, settings } = facts;
  if (settings.name === '') return [];
  const telephone = international(settings.phone);
  return [
    node(organizationTypes, {
      '@id': `${origin}/#house`,
      name: settings.name,
      description: settings.claim,
      url: `${origin}/${locale}`,
      logo: absolute(settings.icons.large, facts),
      telephone,
      address: organizationAddress(facts),
      contactPoint: telephone
        ? node('ContactPoint', {
            contactType: 'reservations',
            telephone,
            availableLanguage: ['de', 'en'],
          })
        : undefined,
      sameAs: settings.social.map(({ url }) => absolute(url, facts)),
    }),
    node('WebSite', {
      '@id': `${origin}/#website`,
      name: settings.name,
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
export function organizationAddress({ settings }: Facts): Node | undefined {
  return postalAddress({ street: settings.street, postal_code: settings.postalCode, city: settings.city });
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
