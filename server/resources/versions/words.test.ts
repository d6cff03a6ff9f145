import { expect, it } from 'vitest';
import { eventsResource, productionsResource } from '#contract/programme/programme-resources.ts';
import type { Fields } from '#contract/resources/resource-fields.ts';
import type { RecordChange } from '#contract/resources/versions.ts';
import { describeChanges } from './describe-changes.ts';

const names: Record<string, string> = { 'venues 3': 'Depot 1', 'persons 7': 'Mara Lind', 'persons 8': 'Tom Berg' };
const nameOf = ({ resource, id }: { resource: string; id: number }) => names[`${resource} ${id}`];
const both = (de: string, en = '') => ({ de, en });

function changes(fields: Fields, before: object, after: object, locale: 'de' | 'en' = 'de'): RecordChange[] {
  return describeChanges({ locale, nameOf }, { fields, before: { ...before }, after: { ...after } });
}
const event = (before: object, after: object, locale: 'de' | 'en' = 'de') =>
  changes(eventsResource.fields, before, after, locale);
const production = (before: object, after: object) => changes(productionsResource.fields, before, after);
const words = (pieces: { text: string }[]) => pieces.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' · ');
const line = (name: string, personId: number) => ({
  role_id: 1,
  role: { name: both(name, name), kind: 'cast' },
  person_id: personId,
});

it('changes in words name records, money, moments, days and flags instead of stored values', () => {
  const found = event(
    { venue_id: null, price_from: 12.5, start: '2026-12-01T18:30:00Z', availability: 'few' },
    { venue_id: 3, price_from: 99, start: '2026-12-02T18:30:00Z', availability: 'sold_out' },
  );
  expect(found.map(({ field, before, after }) => [field, words(before), words(after)])).toEqual([
    ['start', 'Dienstag, 1. Dezember 2026, 19:30 Uhr', 'Mittwoch, 2. Dezember 2026, 19:30 Uhr'],
    ['venue_id', '', 'Depot 1'],
    ['availability', 'few', 'sold_out'],
    ['price_from', '12,50 €', '99 €'],
  ]);
  expect(found[2]?.after).toEqual([{ text: 'sold_out', field: 'availability' }]);
  const [revival] = production({ is_revival: false }, { is_revival: true });
  expect([words(revival?.before ?? []), words(revival?.after ?? [])]).toEqual(['nein', 'ja']);
});

it('changes in words are in the language of the office', () => {
  const [price] = event({ price_from: 12.5 }, { price_from: 8 }, 'en');
  expect([words(price?.before ?? []), words(price?.after ?? [])]).toEqual(['€12.50', '€8']);
});

it('changes in words say of a record that does not exist any more that it does not', () => {
  const [venue] = event({ venue_id: 3 }, { venue_id: 44 });
  expect(words(venue?.after ?? [])).toBe('nicht mehr vorhanden (Nr. 44)');
});

it('changes in words show the lines of a list that were added, removed and moved', () => {
  const [cast] = event(
    { cast: [line('Salome', 7), line('Herodias', 8), line('Narraboth', 8)] },
    { cast: [line('Herodias', 8), line('Narraboth', 8), line('Salome', 7), line('Page', 7)] },
  );
  expect(cast?.lines.map(({ kind, pieces }) => `${kind} ${words(pieces)}`)).toEqual([
    'moved Salome · cast · Mara Lind',
    'added Page · cast · Mara Lind',
  ]);
  const [pictures] = production({ picture_ids: [4, 4, 5] }, { picture_ids: [4, 5] });
  expect(pictures?.lines).toHaveLength(1);
});

it('changes in words compare long texts by word, in each language and without cutting anything off', () => {
  const long = `<p>${'Wort '.repeat(3000)}Ende</p>`;
  const [text, ...rest] = production(
    { description: both(long, '<p>Same</p>') },
    { description: both(long.replace('Ende', 'Schluss'), '<p>Same</p>') },
  );
  expect(rest).toEqual([]);
  expect(text).toMatchObject({ field: 'description', language: 'de', kind: 'text' });
  const shown = (kind: string) =>
    text?.parts
      .filter((part) => part.kind === 'same' || part.kind === kind)
      .map((part) => part.text)
      .join('');
  expect(shown('removed')).toBe(`${'Wort '.repeat(3000)}Ende`);
  expect(text?.parts.filter(({ kind }) => kind !== 'same').map((part) => part.text)).toEqual(['Ende', 'Schluss']);
});

it('changes in words show a change of emphasis with its tags', () => {
  const [text] = production(
    { description: both('<p>Ein Wort</p>') },
    { description: both('<p>Ein <strong>Wort</strong></p>') },
  );
  expect(text?.parts.filter(({ kind }) => kind === 'added').map((part) => part.text)).toEqual([
    '<strong>',
    '</strong>',
  ]);
});

it('changes in words ignore the order of stored keys and fields that only one state knows', () => {
  expect(event({ title: { en: '', de: 'A' } }, { title: { de: 'A', en: '' }, venue_id: 3 })).toEqual([]);
});
