import { expect, it } from 'vitest';
import {
  missingLanguage,
  missingTexts,
  possibleTargets,
  type TranslatedField,
  unreadAt,
  unreadFields,
  withoutUnreadAt,
} from './machine-texts.ts';

const field = (path: string, given: Partial<TranslatedField> = {}): TranslatedField => ({
  ...{ path, label: path, rich: false, optional: false },
  ...given,
});

it.each([
  [{ de: 'Abend', en: '' }, ['en'], 'en'],
  [{ de: '  ', en: 'Evening' }, ['de'], 'de'],
  [{ de: 'Abend', en: null }, ['en'], 'en'],
  [{ de: 'Abend', en: 'Evening' }, ['de', 'en'], null],
  [{ de: '', en: '' }, [], null],
  [undefined, [], null],
])('of %j can be translated into %j, and %j is missing', (value, targets, missing) => {
  expect(possibleTargets(value)).toEqual(targets);
  expect(missingLanguage(value)).toBe(missing);
});

it('missing texts are those of fields that are shown, in both directions, without optional ones', () => {
  const values: Record<string, unknown> = {
    title: { de: 'Abend', en: '' },
    subtitle: { de: 'Oper', en: 'Opera' },
    'questions.0.answer': { de: '', en: '<p>Yes</p>' },
    copyright: { de: 'Foto', en: '' },
    hidden: { de: 'Nicht zu sehen', en: '' },
  };
  const fields = [
    field('title'),
    field('subtitle'),
    field('questions.0.answer', { rich: true }),
    field('copyright', { optional: true }),
  ];
  const wanted = missingTexts(fields, (path) => values[path]);
  expect(wanted.map(({ field: { path, rich }, target, text, before }) => [path, rich, target, text, before])).toEqual([
    ['title', false, 'en', 'Abend', ''],
    ['questions.0.answer', true, 'de', '<p>Yes</p>', ''],
  ]);
});

it('a text is unread while it is equal to what the machine wrote', () => {
  const texts = [{ path: 'title.en', label: 'Titel', text: 'EVENING', before: '' }];
  expect(unreadAt(texts, { path: 'title.en', value: 'EVENING' })).toBe(texts[0]);
  expect(unreadAt(texts, { path: 'title.en', value: 'EVENING.' })).toBeUndefined();
  expect(unreadAt(texts, { path: 'subtitle.en', value: 'EVENING' })).toBeUndefined();
  expect(unreadAt(texts, { path: 'title.de', value: 'EVENING' })).toBeUndefined();
  expect(withoutUnreadAt(texts, { path: 'title.en', value: 'EVENING' })).toEqual([]);
  expect(withoutUnreadAt(texts, { path: 'title.en', value: 'other' })).toEqual(texts);
});

it('an unread text stays unread when its entry moves in the list', () => {
  const texts = [{ path: 'questions.2.answer.en', label: 'Antwort', text: 'YES', before: '' }];
  expect(unreadAt(texts, { path: 'questions.0.answer.en', value: 'YES' })).toBe(texts[0]);
  expect(unreadAt(texts, { path: 'questions.0.question.en', value: 'YES' })).toBeUndefined();
});

it('of equal texts in a list, each has its own for undo', () => {
  const texts = [
    { path: 'prices.0.name.en', label: 'Name', text: 'CHILD', before: 'Kid' },
    { path: 'prices.1.name.en', label: 'Name', text: 'CHILD', before: '' },
  ];
  expect(unreadAt(texts, { path: 'prices.1.name.en', value: 'CHILD' })?.before).toBe('');
  expect(unreadAt(texts, { path: 'prices.0.name.en', value: 'CHILD' })?.before).toBe('Kid');
});

it('a form knows its unread texts, also one whose input is not shown any more', () => {
  const texts = [
    { path: 'title.en', label: 'Titel', text: 'EVENING', before: '' },
    { path: 'alt.en', label: 'Beschreibung', text: 'A STAGE', before: '' },
    { path: 'caption.en', label: 'Bildtext', text: 'CHANGED SINCE', before: '' },
  ];
  const values: Record<string, string> = { 'title.en': 'EVENING', 'alt.en': 'A STAGE', 'caption.en': 'Changed' };
  const fields = [field('title'), field('caption')];
  expect(unreadFields(texts, { fields, valueAt: (path) => values[path] })).toEqual([
    { path: 'title.en', label: 'Titel' },
    { path: 'alt.en', label: 'Beschreibung' },
  ]);
  expect(unreadFields([], { fields, valueAt: (path) => values[path] })).toEqual([]);
});
