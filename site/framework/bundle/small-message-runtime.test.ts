import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as small from './browser-messages.ts';
import { smallMessageRuntime } from './small-message-runtime.ts';

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
