import { expect, it } from 'vitest';
import { z } from 'zod';
import { newSchema } from '#contract/resources/define-resource.ts';
import { eventsResource, productionsResource } from '#contract/programme/programme-resources.ts';
import { changedFields, toFieldValues } from './field-values.ts';
import { endpointOf } from './resource-endpoint.ts';

const { fields } = productionsResource;

it('form values become valid input of the contract', () => {
  const sent = toFieldValues(fields, {
    id: 3,
    version: 'a',
    title: { de: 'Tosca' },
    subtitle: null,
    composer: null,
    season_id: '',
    is_revival: null,
    duration_minutes: null,
    questions: [{ question: { de: 'Wie lange?', en: null }, answer: null, id: 'row' }],
    logos: null,
    credits: [{ role_id: 1, person_id: 2, role: undefined }],
    updated_at: '2026-11-21T12:00:00Z',
  });
  expect(sent).toEqual({
    title: { de: 'Tosca', en: '' },
    subtitle: { de: '', en: '' },
    composer: '',
    season_id: null,
    is_revival: false,
    duration_minutes: null,
    questions: [{ question: { de: 'Wie lange?', en: '' }, answer: { de: '', en: '' } }],
    logos: [],
    credits: [{ role_id: 1, person_id: 2 }],
  });
  expect(newSchema(productionsResource).safeParse(sent).error).toBeUndefined();
});

it('empty required values are left for the server to report', () => {
  const sent = toFieldValues(eventsResource.fields, { title: { de: '', en: '' }, start: null });
  const { error } = newSchema(eventsResource).safeParse(sent);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['title.de', 'start']);
});

it('only changed fields are sent', () => {
  const before = { title: { de: 'Tosca', en: 'Tosca' }, composer: '', is_revival: true, picture_ids: [1, 2] };
  expect(changedFields(fields, before, { ...before, composer: null })).toEqual({});
  expect(changedFields(fields, before, { ...before, picture_ids: [2, 1], title: { de: 'Tosca', en: '' } })).toEqual({
    title: { de: 'Tosca', en: '' },
    picture_ids: [2, 1],
  });
});

it('a field with a default that may be null can be emptied', () => {
  const withDefaults = { picture: z.int().nullable().default(null), lists: z.array(z.string()).default([]) };
  const before = { picture: 3, lists: ['a'] };
  expect(changedFields(withDefaults, before, { picture: null, lists: null })).toEqual({ picture: null });
});

it.each([
  ['productions', 'credits'],
  ['events', 'cast'],
])('lines of a cast keep their work when %s are saved', (resource, list) => {
  const endpoint = endpointOf(resource);
  const inputOf = (lines: object[]) => endpoint.toInput?.({ [list]: lines }) ?? {};
  const role = { name: { de: 'Figaro', en: '' }, kind: 'cast' };
  const before = [
    { role_id: 1, role, person_id: 2, work_id: 'one' },
    { role_id: 3, role, person_id: 4, work_id: null },
  ];
  const [first, second] = before;
  const sent = (lines: object[]) => changedFields(endpoint.fields, inputOf(before), inputOf(lines));
  expect(sent([{ ...first, person_id: 9 }, { ...second }])).toEqual({
    [list]: [
      { role_id: 1, person_id: 9, work_id: 'one' },
      { role_id: 3, person_id: 4, work_id: null },
    ],
  });
  expect(sent([{ ...first }, { ...second, work_id: 'two' }])[list]).toMatchObject([
    { work_id: 'one' },
    { work_id: 'two' },
  ]);
});
