import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resources as contractResources } from '#contract/resources.ts';
import { entityKinds, resourceOfKind } from '../format/entity-kinds.ts';
import { endpointOf } from '../api/resource-endpoint.ts';
import { resources } from '../resources.tsx';
import { messages } from './messages.ts';

it('every field of every resource of the contract has a label', () => {
  const missing = contractResources.flatMap(({ name, fields }) =>
    Object.keys(fields)
      .map((field) => `resources.${name}.fields.${field}`)
      .filter((key) => !messages[key]),
  );
  expect(missing).toEqual([]);
});

it('every message has a text in both languages, with the same placeholders', () => {
  const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].toSorted().join(' ');
  const wrong = Object.entries(messages).filter(
    ([, [de, en]]) => de.trim() === '' || en.trim() === '' || placeholders(de) !== placeholders(en),
  );
  expect(wrong).toEqual([]);
});

it('every resource, and each of its fields, has its messages in both languages', () => {
  const missing = resources.flatMap(({ name, screens }) => {
    const needed = ['name', 'about', ...(screens.create ? ['new'] : [])].map((key) => `resources.${name}.${key}`);
    const fields = Object.keys(endpointOf(name).fields).map((field) => `resources.${name}.fields.${field}`);
    return [...needed, ...fields].filter((key) => !messages[key]?.every((text) => text !== ''));
  });
  expect(missing).toEqual([]);
});

it('every resource of the contract has a kind of entity, and every kind has a name', () => {
  const named = new Set(entityKinds.map(resourceOfKind));
  expect(contractResources.filter(({ name }) => !named.has(name))).toEqual([]);
  expect(entityKinds.filter((kind) => !messages[`entities.${kind}`])).toEqual([]);
});

it('every field that the contract lets editors write is named by an input', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = globSync('{resources,fields,forms,media}/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const missing = contractResources.flatMap(({ name, fields }) =>
    Object.keys(fields)
      .filter((field) => !new RegExp(`['"\`.]${field}\\b`).test(sources))
      .map((field) => `${name}.${field}`),
  );
  expect(missing).toEqual([]);
});
