import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as small from './browser-messages.ts';
import { inOneFunction, smallMessageRuntime } from './small-message-runtime.ts';

it('smallMessageRuntime has all that compiled interface texts import of the whole runtime', () => {
  const compiled = readFileSync('messages/paraglide/messages/skip_to_content.js', 'utf8');
  const [, names = ''] = /import \{ (.*?) \} from '\.\.\/runtime\.js'/.exec(compiled) ?? [];
  expect(names.split(', ').every((name) => name in small)).toBe(true);
});

it('smallMessageRuntime replaces the runtime of interface texts, and no other file of this name', () => {
  const { resolveId } = smallMessageRuntime('/project');
  const find = resolveId as (source: string, importer?: string) => string | null;
  const here = '/project/site/framework/bundle/browser-messages.ts';
  expect(find('../runtime.js', '/project/messages/paraglide/messages/to_top.js')).toBe(here);
  expect(find('#messages/paraglide/runtime.js', '/project/site/locale.ts')).toBe(here);
  expect(find('./runtime.js', '/project/node_modules/some/index.js')).toBeNull();
});

const folder = 'messages/paraglide/messages';

/** A text as browsers have it. */
function reduced(name: string): (inputs?: object, options?: { locale: string }) => string {
  const code = inOneFunction(readFileSync(`${folder}/${name}.js`, 'utf8')) ?? '';
  const [, text = ''] = /^export const \w+ = (.*);$/s.exec(code.replace(/^import .*\n/, '')) ?? [];
  // oxlint-disable-next-line no-implied-eval -- runs what the plugin makes
  return new Function('getLocale', `return ${text}`)(() => 'de');
}

it('inOneFunction keeps the texts of both languages, their values and the choice of a language', () => {
  expect(reduced('skip_to_content')()).toBe('Zum Inhalt springen');
  expect(reduced('skip_to_content')({}, { locale: 'en' })).toBe('Skip to content');
  expect(reduced('event_on_sale')({ date: '1. Mai', time: '10:00 Uhr' })).toBe(
    'Der Vorverkauf beginnt am 1. Mai, 10:00 Uhr.',
  );
});

it('inOneFunction reduces nearly all compiled texts, and leaves plurals as they are', () => {
  // Texts of the server are read from the catalogue.
  const files = readdirSync(folder).filter((file) => /^(?!errors_|server_)[a-z]\w*\.js$/.test(file));
  const left = files.filter((file) => inOneFunction(readFileSync(`${folder}/${file}`, 'utf8')) === null);
  expect(left).toContain('production_next.js');
  expect(left.length).toBeLessThan(files.length / 20);
});
