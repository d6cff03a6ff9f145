import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { errorStatus } from '#contract/base/errors.ts';
import german from '#messages/server/de.json' with { type: 'json' };
import { root, sourceFiles } from '#tests/source-files.ts';
import { toMessage, writeMessage } from './write-message.ts';

it('every text of the server is used', () => {
  const code = [...sourceFiles('server'), ...sourceFiles('contract'), ...sourceFiles('main')]
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const isUsed = (key: string) => code.includes(`'${key}'`) || code.includes(`\`${key.split('.')[0]}.\${`);
  expect(Object.keys(german.errors).filter((key) => !isUsed(key) && !(key in errorStatus))).toEqual([]);
  expect(Object.keys(german.server).filter((key) => !isUsed(key))).toEqual([]);
});

it('a message has its parameters filled in, in both languages', () => {
  const message = { key: 'block_without_column', params: { id: 'a-1', column: 3 } } as const;
  expect(writeMessage(message, 'de')).toBe('Der Baustein a-1 hat keine Spalte 3');
  expect(writeMessage(message, 'en')).toBe('Block a-1 has no column 3');
  const taken = { key: 'address_taken', params: { address: '/de/kontakt' } } as const;
  expect(writeMessage(taken, 'de')).toBe('Unter /de/kontakt gibt es schon eine Seite');
});

it('a message of a schema is unchanged when it is not a key', () => {
  expect(writeMessage(toMessage('Ungültige Eingabe: erwartet string'), 'de')).toBe(
    'Ungültige Eingabe: erwartet string',
  );
  expect(writeMessage(toMessage('slug_characters'), 'en')).toBe('A slug is lower-case letters, digits and hyphens');
});
