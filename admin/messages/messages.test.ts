import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { statusCodes, statusGroups } from '#contract/office/status-api.ts';
import { resources as contractResources } from '#contract/resources.ts';
import { partNames } from '#contract/settings/parts.ts';
import german from '#messages/office/de.json';
import { root, sourceFiles } from '../../tests/source-files.ts';
import { entityKinds, resourceOfKind } from '../format/entity-kinds.ts';
import { endpointOf } from '../api/resource-endpoint.ts';
import { resources } from '../resources.tsx';

const keys = new Set(Object.keys(german).filter((key) => key !== '$schema'));
const without = (needed: string[]) => needed.filter((key) => !keys.has(key));

/** Strings of a file that look like keys, with `*` for interpolated parts. */
function keysOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/['"`]((?:[\w-]+|\$\{[^}`]*\})(?:\.(?:[\w -]|\$\{[^}`]*\})+)+)['"`]/g)]
    .map(([, name = '']) => name.replaceAll(/\$\{[^}]*\}/g, '*'))
    .filter((name) => groups.has(name.split('.')[0] ?? '') && !/\.(?:tsx?|css|module)$/.test(name));
}

const groups = new Set([...keys].map((key) => key.split('.')[0] ?? ''));
const used = sourceFiles('admin')
  .filter((file) => !/\.css$|\.test\./.test(file))
  .flatMap((file) => keysOf(file).map((name) => ({ file, name })));
const patternOf = (name: string) =>
  new RegExp(
    `^${name
      .split('*')
      .map((part) => part.replaceAll('.', String.raw`\.`))
      .join('.+')}$`,
  );

it('every key in a screen has a text', () => {
  expect(used.length).toBeGreaterThan(300);
  const missing = used.filter(({ name }) => ![...keys].some((key) => patternOf(name).test(key)));
  expect(missing).toEqual([]);
});

it('every text is used, by a screen or by react-admin', () => {
  const patterns = [...new Set(used.map(({ name }) => name))].map(patternOf);
  const unused = [...keys].filter(
    (key) => !/^(?:ra|resources)\./.test(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

it('every field of every resource of the contract has a label', () => {
  const labels = contractResources.flatMap(({ name, fields }) =>
    Object.keys(fields).map((field) => `resources.${name}.fields.${field}`),
  );
  expect(without(labels)).toEqual([]);
});

it('every resource of the office, and each of its fields, has its texts', () => {
  const needed = resources.flatMap(({ name, screens }) =>
    [
      ...['name', 'about', ...(screens.create ? ['new'] : [])],
      ...Object.keys(endpointOf(name).fields).map((field) => `fields.${field}`),
    ].map((key) => `resources.${name}.${key}`),
  );
  expect(without(needed)).toEqual([]);
});

it('every finding and every group of the status has a text', () => {
  const needed = [...statusCodes.map((code) => `finding_${code}`), ...statusGroups.map((group) => `group_${group}`)];
  expect(without(needed.map((key) => `status.${key}`))).toEqual([]);
});

it('every part of a house has a name and a sentence', () => {
  expect(without(partNames.flatMap((name) => [`parts.${name}`, `parts.${name}_about`]))).toEqual([]);
});

it('every resource of the contract has a kind of entity, and every kind has a name', () => {
  const named = new Set(entityKinds.map(resourceOfKind));
  expect(contractResources.filter(({ name }) => !named.has(name))).toEqual([]);
  expect(without(entityKinds.map((kind) => `entities.${kind}`))).toEqual([]);
});

it('every field that the contract lets editors write is named by an input', () => {
  const folder = path.join(import.meta.dirname, '..');
  const sources = globSync('{resources,fields,forms,media}/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const missing = contractResources.flatMap(({ name, fields }) =>
    Object.keys(fields)
      .filter((field) => !new RegExp(`['"\`.]${field}\\b`).test(sources))
      .map((field) => `${name}.${field}`),
  );
  expect(missing).toEqual([]);
});
