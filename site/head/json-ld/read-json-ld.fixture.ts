import { JSDOM } from 'jsdom';
import { z } from 'zod';

export type JsonLdObject = Record<string, unknown>;

/** The structured data of a page, by type; empty when there is none. */
export function readJsonLd(html: string): Record<string, JsonLdObject> {
  const { document } = new JSDOM(html).window;
  const found = [...document.querySelectorAll('script[type="application/ld+json"]')];
  if (found.length === 0) return {};
  if (found.length > 1) throw new Error('A page describes itself once');
  const text = found[0]?.textContent ?? '';
  if (text.includes('<')) throw new Error('A description holds no <');
  const { '@context': context, '@graph': graph } = JSON.parse(text) as { '@context': string; '@graph': JsonLdObject[] };
  if (context !== 'https://schema.org') throw new Error(`Not the words of schema.org: ${context}`);
  return Object.fromEntries(graph.map((thing) => [[thing['@type']].flat().join(' '), thing]));
}

const address = z.url();
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
const named = z.looseObject({ '@type': z.string(), name: z.string().min(1) });

/** Properties that search engines require or recommend for an event on sale. */
export const completeEvent = z.looseObject({
  '@id': address,
  name: z.string().min(1),
  description: z.string().min(1),
  url: address,
  startDate: moment,
  endDate: moment,
  eventStatus: z.literal('https://schema.org/EventScheduled'),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: z.looseObject({
    '@type': z.literal('Place'),
    name: z.string().min(1),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.string().min(1),
      postalCode: z.string().regex(/^\d{5}$/),
      addressLocality: z.string().min(1),
      addressCountry: z.literal('DE'),
    }),
  }),
  image: z.array(address).min(1),
  organizer: z.looseObject({ '@type': z.array(z.string()), name: z.string().min(1), url: address }),
  performer: z.array(named.extend({ '@type': z.enum(['Person', 'PerformingGroup']) })).min(1),
  workPerformed: named.extend({ '@type': z.literal('MusicComposition'), composer: named }),
  superEvent: named.extend({ '@type': z.literal('EventSeries'), url: address }),
  inLanguage: z.array(z.string()).min(1),
  offers: z.looseObject({
    '@type': z.enum(['Offer', 'AggregateOffer']),
    availability: z.enum([
      'https://schema.org/InStock',
      'https://schema.org/LimitedAvailability',
      'https://schema.org/SoldOut',
    ]),
    priceCurrency: z.literal('EUR'),
    url: address,
  }),
});
