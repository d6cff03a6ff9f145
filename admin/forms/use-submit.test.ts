import { expect, it } from 'vitest';
import { toHttpError } from '../api/request.ts';
import { fieldErrors, messagesWithoutField, refusedField } from './use-submit.ts';

const refused = toHttpError(422, {
  code: 'invalid',
  message: 'Ungültige Eingabe',
  issues: [
    { path: 'title.de', message: 'Der deutsche Titel fehlt' },
    { path: 'production_id', message: 'Diese Produktion gibt es nicht' },
  ],
});

it('errors have the path of their field', () => {
  expect(fieldErrors(refused)).toEqual({
    'title.de': 'Der deutsche Titel fehlt',
    production_id: 'Diese Produktion gibt es nicht',
  });
  expect(fieldErrors(refusedField('dates.0.start', 'Diese Uhrzeit gibt es nicht'))).toEqual({
    'dates.0.start': 'Diese Uhrzeit gibt es nicht',
  });
  expect(fieldErrors(new Error('errors.unreachable'))).toEqual({});
});

it('shows the messages of fields that the form does not have', () => {
  const found = fieldErrors(refused);
  expect(messagesWithoutField(refused, found, (path) => path === 'title.de')).toEqual([
    'Diese Produktion gibt es nicht',
  ]);
  expect(messagesWithoutField(refused, found, () => true)).toEqual([]);
  expect(messagesWithoutField(new Error('errors.unreachable'), {}, () => true)).toEqual(['errors.unreachable']);
});
