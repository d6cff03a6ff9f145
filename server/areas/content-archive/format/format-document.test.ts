import { expect, it } from 'vitest';
import { contentKinds } from '../kinds/content-kinds.ts';
import { describeKinds, formatDocument } from './format-document.ts';

it('docs/export-format.md is the description of the schemas', async () => {
  await expect(formatDocument()).toMatchFileSnapshot('../../../../docs/export-format.md');
});

it('every kind is described with every field', () => {
  const text = formatDocument();
  for (const { name, record } of contentKinds) {
    const part = text.split(`## ${name}.jsonl\n`)[1]?.split('\n## ')[0] ?? '';
    for (const field of Object.keys(record.shape)) expect(part, name).toContain(`| \`${field}\` |`);
  }
});

it('every kind has a JSON Schema that refuses unknown fields', () => {
  const { kinds } = describeKinds();
  expect(Object.keys(kinds)).toEqual(contentKinds.map(({ name }) => name));
  for (const schema of Object.values(kinds))
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
});
