import { beforeEach, expect, it } from 'vitest';
import { isUnread, markRead, markUnread, unreadProblem, unreadTexts } from './machine-texts.ts';

beforeEach(() => unreadTexts.set(new Set()));

it('values with a text of a machine are refused by its words, in any depth, until it is read or changed', () => {
  markUnread('en', 'Getting here');
  const values = [{ id: 7, title: { de: 'Anfahrt', en: 'Getting here' } }];
  expect(unreadProblem(values)).toContain('„Getting here“');
  expect(unreadProblem([{ ...values[0], title: { de: 'Anfahrt', en: 'How to get here' } }])).toBe('');
  markRead('en', 'Getting here');
  expect(unreadProblem(values)).toBe('');
});

it('the same words in the other language, or in another field, are no text of a machine', () => {
  markUnread('en', 'Foyer');
  expect(unreadProblem({ title: { de: 'Foyer', en: '' }, slug: 'Foyer', other: null })).toBe('');
  expect(isUnread(unreadTexts.get(), 'de', 'Foyer')).toBe(false);
});
