import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages } from '#contract/base/messages.ts';
import { root, sourceFiles } from '#tests/source-files.ts';
import { toMessage, writeMessage } from './write-message.ts';

const parametersIn = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

describe('the list of messages', () => {
  test.each(Object.entries(messages))('%s has the same parameters in both languages', (_, { de, en }) => {
    expect(de).not.toBe('');
    expect(en).not.toBe('');
    expect(parametersIn(de)).toEqual(parametersIn(en));
  });

  test('has no unused key', () => {
    const code = [...sourceFiles('server'), ...sourceFiles('contract'), ...sourceFiles('main')]
      .filter((file) => !file.endsWith('.test.ts') && file !== 'contract/base/messages.ts')
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    expect(Object.keys(messages).filter((key) => !code.includes(`'${key}'`))).toEqual([]);
  });
});

describe('a message', () => {
  test('has its parameters filled in, in both languages', () => {
    const message = { key: 'block_without_column', params: { id: 'a-1', column: 3 } } as const;
    expect(writeMessage(message, 'de')).toBe('Der Baustein a-1 hat keine Spalte 3');
    expect(writeMessage(message, 'en')).toBe('Block a-1 has no column 3');
    const taken = { key: 'address_taken', params: { address: '/de/kontakt' } } as const;
    expect(writeMessage(taken, 'de')).toBe('Unter /de/kontakt gibt es schon eine Seite');
  });

  test('of a schema is unchanged when it is not a key', () => {
    expect(writeMessage(toMessage('Ungültige Eingabe: erwartet string'), 'de')).toBe(
      'Ungültige Eingabe: erwartet string',
    );
    expect(writeMessage(toMessage('slug_characters'), 'en')).toBe('A slug is lower-case letters, digits and hyphens');
  });
});
