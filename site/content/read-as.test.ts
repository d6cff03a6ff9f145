import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as api from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { eventSummarySchema } from '#contract/event.ts';
import { listOf } from '#contract/list.ts';
import { eventSchema, productionSchema } from '#contract/programme.ts';
import { richText } from '#contract/rich-text.ts';
import { readAs } from './read-as.ts';
import { readBlocks } from './read-blocks.ts';

const picture = {
  id: 1,
  base: '/media/1/a',
  width: 1600,
  height: 900,
  alt: '',
  caption: '',
  copyright: '',
  focal: { x: 50, y: 50 },
  placeholder: '',
};

describe('whatever a backend sends', () => {
  test.each([null, undefined, 7, 'text', [], {}, { results: 'none' }, { results: [null, 3, 'x', []] }])(
    '%j is a value of the type, and harmless',
    (answer) => {
      expect(readAs(listOf(eventSummarySchema), answer)).toEqual({ count: 0, next: null, previous: null, results: [] });
    },
  );

  test('an event that says no more than its title can be drawn', () => {
    const event = readAs(eventSchema, { id: 7, title: 'Tosca', cast_objs: [{ person_obj: { name: 'A' } }, 'x'] });
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

  test('what is of another type is read where it can be', () => {
    const event = readAs(eventSummarySchema, {
      title: 1900,
      price_from: '12.50',
      end: 7,
      flags: ['x', null, 1],
      id: '7',
    });
    expect(event).toMatchObject({ title: '1900', price_from: 12.5, end: '7', flags: ['x', '1'], id: 7 });
  });

  test('a picture that cannot be drawn is none', () => {
    const read = (value: unknown) => readAs(productionSchema, { title: 'x', picture: value, pictures: [value] });
    expect(read({ base: 'javascript:alert(1)' })).toMatchObject({ picture: null, pictures: [] });
    expect(read(picture)).toMatchObject({ picture, pictures: [picture] });
  });

  test('blocks are read by their own reader', () => {
    const modules = [{ model: 'headline', content: 'A' }, { model: 'nonsense' }];
    expect(readAs(productionSchema, { modules }).modules).toEqual([]);
    const read = readAs(productionSchema, { modules }, { blocks: readBlocks });
    expect(read.modules.map(({ model }) => model)).toEqual(['headline']);
  });
});

describe('nothing gets into a page that could harm', () => {
  test('script addresses do not reach a link', () => {
    const evil = 'javascript:alert(1)';
    const event = readAs(eventSchema, {
      title: 'x',
      url: evil,
      ticket_link: ` ${evil}`,
      urls: { de: evil, en: '/en' },
    });
    expect([event.url, event.ticket_link, event.urls]).toEqual(['', '', { de: '', en: '/en' }]);
  });

  test('rich text keeps its marks only', () => {
    const html =
      '<p onclick="x()" class="align-center evil">A <strong>b</strong><script>evil()</script><img src=x onerror=evil()>' +
      '<a href="javascript:evil()">c</a> <a href="/de" target="_blank" style="x">d</a></p>';
    expect(readAs(eventSchema, { title: 'x', long_texts: html }).long_texts).toBe(
      '<p class="align-center">A <strong>b</strong><a>c</a> <a href="/de" target="_blank" rel="noopener noreferrer">d</a></p>',
    );
    expect(readBlocks([{ model: 'text', id: 'a', content: html }])[0]?.content).not.toMatch(/script|onclick|onerror/);
  });

  test('of every answer of the contract', () => {
    const evil = 'javascript:alert(1)';
    const endpoints = Object.values(api).flatMap((calls) => Object.values<Endpoint>(calls));
    expect(endpoints.length).toBeGreaterThan(40);
    const found = endpoints.flatMap(({ id, response }) =>
      fieldsOf(response)
        .filter(({ name, said }) => said.startsWith('Address ') && !/^(?:base|next|previous)$/.test(name))
        .filter(({ name }) => readAs(z.object({ [name]: z.string() }), { [name]: evil })[name] === evil)
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test('rich texts are marked as such in the contract', () => {
    expect(readAs(z.object({ text: richText('A text.') }), { text: '<b onclick="x">a</b><script>b</script>' })).toEqual(
      {
        text: '<b>a</b>',
      },
    );
    const told = Object.values(api).flatMap((calls) =>
      Object.values<Endpoint>(calls).flatMap(({ response }) => fieldsOf(response)),
    );
    expect(told.filter(({ said }) => /^rich text/i.test(said)).map(({ name }) => name)).toEqual([]);
  });
});

/** Every text in an answer: its name and what the contract says of it. */
function fieldsOf(schema: z.ZodType, name = '', seen = new Set<z.ZodType>()): { name: string; said: string }[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const said = schema.meta()?.description ?? '';
  const inside = (each: unknown, called = name) => fieldsOf(each as z.ZodType, called, seen);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      inside(field, key === 'de' || key === 'en' ? name : key),
    );
  if (schema instanceof z.ZodArray) return inside(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inside(schema.unwrap());
  return schema.def.type === 'string' ? [{ name, said }] : [];
}
