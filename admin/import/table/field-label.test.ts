import { describe, expect, test } from 'vitest';
import { tableFields, tableKinds } from '#contract/office/table-fields.ts';
import { messages } from '../../messages/messages.ts';
import { fieldLabel, missingFields } from './field-label.ts';

/** As react-admin translates: the message, or the given text where there is none. */
const translations = ([0, 1] as const).map(
  (language) => (key: string, options?: { _?: string }) => messages[key]?.[language] ?? options?._ ?? key,
);

describe.each(tableKinds)('fields of %s', (kind) => {
  test('have labels in both languages, none of them twice', () => {
    for (const translate of translations) {
      const labels = tableFields[kind].map((field) => fieldLabel(kind, field, translate));
      expect(labels.filter((label) => /^[a-z_]+$/.test(label))).toEqual([]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

test('a table names what it lacks', () => {
  const [german] = translations;
  if (!german) throw new Error('There is no German');
  expect(missingFields('persons', ['profession_de'], german)).toEqual([
    ['Name (auch „Nachname, Vorname“)', 'Nachname', 'Kennung (id)'],
  ]);
  expect(missingFields('events', ['date', 'production'], german)).toEqual([]);
});
