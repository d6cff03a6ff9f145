import { expect, it } from 'vitest';
import { z } from 'zod';
import * as api from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { eventSummarySchema } from '#contract/events/event-summary.ts';
import { listOf } from '#contract/base/list.ts';
import { eventSchema, productionSchema } from '#contract/programme/programme.ts';
import { richText } from '#contract/base/rich-text.ts';
import { picture as pictureAnswer } from '#tests/answers.ts';
import { coerce } from './coerce.ts';
import { readBlocks } from './read-blocks.ts';

const evil = 'javascript:alert(1)';
/** What a field that holds an address is usually called. */
const addressName = /(?:^|_)(?:urls?|links?|og_image|website)$/;
/** The fields of answers that hold an address, by schema. */
const addresses = {
  Article: ['settings_url', 'url', 'urls'],
  ArticleSummary: ['url'],
  BreakingNews: ['link.url'],
  DownloadDirectory: ['archive_url', 'production.url', 'settings_url', 'url', 'urls'],
  DownloadDirectorySummary: ['url'],
  DownloadFile: ['url'],
  Event: ['og_image', 'production.url', 'settings_url', 'ticket_link', 'url', 'urls'],
  EventSummary: ['ticket_link', 'url'],
  LinkTarget: ['url'],
  Media: ['url'],
  MediaUse: ['url'],
  NavigationItem: ['children.url', 'url'],
  Page: ['breadcrumb.url', 'og_image', 'settings_url', 'urls'],
  PageSettings: ['urls'],
  PageUse: ['used_in.url'],
  Person: ['roles.production.url', 'settings_url', 'url', 'urls', 'website'],
  PersonReference: ['url'],
  PersonSummary: ['url'],
  PreviewLink: ['urls'],
  Production: ['logos.link', 'og_image', 'settings_url', 'url', 'urls'],
  ProductionSummary: ['url'],
  Resolved: ['links.url'],
  SearchResult: ['url'],
  Season: ['url'],
  ShownSiteSettings: ['og_image', 'social.url'],
  Slide: ['link.url'],
  Subscription: ['settings_url', 'url', 'urls'],
  SubscriptionSummary: ['url'],
  Suggestion: ['url'],
  User: ['admin_menus.url'],
};

const picture = pictureAnswer(1, { base: '/media/1/a' });

it.each([null, undefined, 7, 'text', [], {}, { results: 'none' }, { results: [null, 3, 'x', []] }])(
  'whatever a backend sends, %j is a value of the type, and harmless',
  (answer) => {
    expect(coerce(listOf(eventSummarySchema), answer)).toEqual({ count: 0, next: null, previous: null, results: [] });
  },
);

it('whatever a backend sends, an event that says no more than its title can be drawn', () => {
  const event = coerce(eventSchema, { id: 7, title: 'Tosca', cast_objs: [{ person_obj: { name: 'A' } }, 'x'] });
  expect(event).toMatchObject({
    id: 7,
    title: 'Tosca',
    start: '',
    end: null,
    availability: 'none',
    price_from: null,
    flags: [],
    urls: { de: '', en: '' },
    production: null,
    prices: [],
    private_event: false,
  });
  expect(event.cast_objs).toEqual([
    { role_obj: { name: '' }, person_obj: { id: 0, name: 'A', slug: { de: '', en: '' }, url: '' } },
  ]);
  expect(event).not.toHaveProperty('venue_slug');
});

it('whatever a backend sends, what is of another type is read where it can be', () => {
  const event = coerce(eventSummarySchema, {
    title: 1900,
    price_from: '12.50',
    end: 7,
    flags: ['x', null, 1],
    id: '7',
  });
  expect(event).toMatchObject({ title: '1900', price_from: 12.5, end: '7', flags: ['x', '1'], id: 7 });
});

it('whatever a backend sends, a picture that cannot be drawn is none', () => {
  const read = (value: unknown) => coerce(productionSchema, { title: 'x', picture: value, pictures: [value] });
  expect(read({ base: 'javascript:alert(1)' })).toMatchObject({ picture: null, pictures: [] });
  expect(read(picture)).toMatchObject({ picture, pictures: [picture] });
});

it('whatever a backend sends, blocks are read by their own reader', () => {
  const modules = [{ model: 'headline', content: 'A' }, { model: 'nonsense' }];
  expect(coerce(productionSchema, { modules }).modules).toEqual([]);
  const read = coerce(productionSchema, { modules }, { blocks: readBlocks });
  expect(read.modules.map(({ model }) => model)).toEqual(['headline']);
});

const texts = Object.values(api).flatMap((calls) =>
  Object.values<Endpoint>(calls).flatMap(({ response }) => fieldsOf(response)),
);

it('nothing gets into a page that could harm: rich text keeps its marks only', () => {
  const html =
    '<p onclick="x()" class="align-center evil">A <strong>b</strong><script>evil()</script><img src=x onerror=evil()>' +
    '<a href="javascript:evil()">c</a> <a href="/de" target="_blank" style="x">d</a></p>';
  expect(coerce(eventSchema, { title: 'x', long_texts: html }).long_texts).toBe(
    '<p class="align-center">A <strong>b</strong><a>c</a> <a href="/de" target="_blank" rel="noopener noreferrer">d</a></p>',
  );
  expect(readBlocks([{ model: 'text', id: 'a', content: html }])[0]?.content).not.toMatch(/script|onclick|onerror/);
});

it('nothing gets into a page that could harm: of every answer of the contract', () => {
  const endpoints = Object.values(api).flatMap((calls) => Object.values<Endpoint>(calls));
  expect(endpoints.length).toBeGreaterThan(40);
  const found = endpoints.flatMap(({ id, response }) =>
    fieldsOf(response)
      .filter(
        ({ name, said }) =>
          addressName.test(name) || (said.startsWith('Address ') && !/^(?:base|next|previous)$/.test(name)),
      )
      .filter(({ schema }) => coerce(schema, evil) === evil)
      .map(({ name }) => `${id}: ${name}`),
  );
  expect(found).toEqual([]);
});

it.each(Object.entries(addresses))(
  'nothing gets into a page that could harm: no script address is read in %s: %j',
  (schema, fields) => {
    for (const field of fields) {
      const same = texts.filter(({ path }) => path === `${schema}.${field}`);
      expect([field, ...new Set(same.map((each) => coerce(each.schema, evil)))]).toEqual([field, '']);
    }
  },
);

it('nothing gets into a page that could harm: rich texts are marked as such in the contract', () => {
  expect(coerce(z.object({ text: richText('A text.') }), { text: '<b onclick="x">a</b><script>b</script>' })).toEqual({
    text: '<b>a</b>',
  });
  expect(texts.filter(({ said }) => /^rich text/i.test(said)).map(({ name }) => name)).toEqual([]);
});

interface TextField {
  name: string;
  /** From the nearest schema that has a name: `Event.production.url`. */
  path: string;
  /** What the contract says of it. */
  said: string;
  schema: z.ZodType;
}

/** Every text in an answer. */
function fieldsOf(schema: z.ZodType, at = { name: '', path: '' }, seen = new Set<z.ZodType>()): TextField[] {
  if (seen.has(schema)) return [];
  const below = new Set([...seen, schema]);
  const { id, description: said = '' } = schema.meta() ?? {};
  const path = id ?? at.path;
  const inside = (each: unknown, field = { ...at, path }) => fieldsOf(each as z.ZodType, field, below);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      inside(field, key === 'de' || key === 'en' ? { ...at, path } : { name: key, path: `${path}.${key}` }),
    );
  if (schema instanceof z.ZodArray) return inside(schema.element);
  if (schema instanceof z.ZodRecord) return inside(schema.valueType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inside(schema.unwrap());
  return schema.def.type === 'string' ? [{ ...at, said, schema }] : [];
}
