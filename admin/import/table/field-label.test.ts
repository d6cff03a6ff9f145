import { describe, expect, it } from 'vitest';
import { tableFields, tableKinds } from '#contract/office/table-fields.ts';
import de from '#messages/office/de.json';
import en from '#messages/office/en.json';
import { type CatalogueText, writeText } from '#text/write-text.ts';
import { fieldLabel, missingFields } from './use-table.ts';

/** As react-admin translates: the message, or the given text where there is none. */
const translations = [de, en].map(
  (texts: Record<string, CatalogueText>) => (key: string, options?: { _?: string }) =>
    writeText(texts[key] ?? options?._ ?? key, 'de', {}),
);

describe.each(tableKinds)('fields of %s', (kind) => {
  it('have labels in both languages, none of them twice', () => {
    for (const translate of translations) {
      const labels = tableFields[kind].map((field) => fieldLabel(kind, field, translate));
      expect(labels.filter((label) => /^[a-z_]+$/.test(label))).toEqual([]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

it('a table names what it lacks', () => {
  const [german] = translations;
  if (!german) throw new Error('There is no German');
  expect(missingFields('persons', ['profession_de'], german)).toEqual([
    ['Name (auch „Nachname, Vorname“)', 'Nachname', 'Kennung (id)'],
  ]);
  expect(missingFields('events', ['date', 'production'], german)).toEqual([]);
});
