import { expect, it, vi } from 'vitest';
import { locales } from '#contract/base/locale.ts';
import { omitBlocks } from '../features/languages/omit-blocks.ts';
import { commands } from './commands.ts';
import { canRun } from './context.ts';
import { contextWith } from './context.fixture.ts';
import { isKeyOf } from './keys.ts';
import { listKeys } from './list-keys.ts';

const situations = {
  'nothing is selected': contextWith(),
  'a block is selected': contextWith({ selected: 'first001' }),
  'a block in columns is selected': contextWith({ selected: 'left0001' }),
  'a rich text is written': contextWith({ selected: 'first001', writing: true }),
};

it('the list of commands contains each id once, and uses each position once in a place', () => {
  const ids = commands.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const positions = commands.flatMap(({ places = {} }) => Object.entries(places).map((entry) => entry.join(' ')));
  expect(positions.filter((position, at) => positions.indexOf(position) !== at)).toEqual([]);
});

it.each(Object.entries(situations))('the list of commands uses each key once in a scope while %s', (_, context) => {
  const heard = commands
    .filter((command) => command.whyNot || canRun(command, context))
    .flatMap(({ keys = [], scopes = [] }) => scopes.flatMap((scope) => keys.map((key) => `${scope}: ${key}`)));
  expect(heard.filter((key, at) => heard.indexOf(key) !== at)).toEqual([]);
});

it.each(Object.entries(situations))('the list of commands has a label in both languages while %s', (_, context) => {
  const missing = commands.flatMap(({ id, label }) =>
    locales.filter((locale) => label(context, { locale }).trim() === '').map((locale) => `${id}: ${locale}`),
  );
  expect(missing).toEqual([]);
  expect(
    commands.filter(({ label }) => label(context, { locale: 'de' }) !== label(context, { locale: 'en' })).length,
  ).toBeGreaterThan(commands.length - 5);
});

it('the list of commands has a scope for every key, and a button, key or palette entry for every command', () => {
  expect(commands.filter(({ keys, scopes }) => (keys?.length ?? 0) > 0 && !scopes?.length)).toEqual([]);
  expect(
    commands.filter(({ keys, shownKeys, places, inPalette }) => inPalette === false && !keys && !shownKeys && !places),
  ).toEqual([]);
});

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers }) as KeyboardEvent;
const runs = (event: KeyboardEvent, scope: 'everywhere' | 'text' | 'block' | 'target') =>
  commands.filter((command) => command.scopes?.includes(scope) && isKeyOf(command, event, scope)).map(({ id }) => id);

it('Mod matches Ctrl or ⌘, and Shift selects a different command', () => {
  expect(runs(press('z', { ctrlKey: true }), 'everywhere')).toEqual(['undo']);
  expect(runs(press('z', { metaKey: true }), 'everywhere')).toEqual(['undo']);
  expect(runs(press('Z', { metaKey: true, shiftKey: true }), 'everywhere')).toEqual(['redo']);
  expect(runs(press('y', { ctrlKey: true }), 'everywhere')).toEqual(['redo']);
  expect(runs(press('y', { metaKey: true }), 'everywhere')).toEqual([]);
});

it('symbols match with and without Shift', () => {
  expect(runs(press('?', { shiftKey: true }), 'block')).toEqual(['keyboard-help']);
  expect(runs(press('/', { shiftKey: true }), 'block')).toEqual(['insert-block']);
  expect(runs(press('/'), 'block')).toEqual(['insert-block']);
});

it('Alt and Ctrl select a different command', () => {
  expect(runs(press('ArrowUp'), 'block')).toEqual(['return-to-block', 'previous-sibling']);
  expect(runs(press('ArrowUp', { altKey: true }), 'block')).toEqual(['move-up']);
  expect(runs(press('ArrowUp', { shiftKey: true }), 'block')).toEqual(['extend-up']);
  expect(runs(press('d'), 'block')).toEqual([]);
  expect(runs(press('d', { ctrlKey: true }), 'block')).toEqual(['duplicate']);
});

it('a module hidden in one language is not hidden in the other together with those selected beside it', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { session } = contextWith();
  const omitted = () => ['first001', 'columns1'].map((id) => session.store.block(id)?.omitted);
  omitBlocks(session, ['columns1'], 'de', true);
  omitBlocks(session, ['first001', 'columns1'], 'en', true);
  expect(omitted()).toEqual([['en'], ['de']]);
  omitBlocks(session, ['first001', 'columns1'], 'de', false);
  expect(omitted()).toEqual([['en'], undefined]);
  session.queue.stop();
  vi.unstubAllGlobals();
});

const helpOf = (...ids: string[]) =>
  listKeys(
    commands.filter(({ id }) => ids.includes(id)),
    situations['nothing is selected'],
  );

it('keys are listed by function: commands with the same help text share a row', () => {
  expect(helpOf('undo', 'redo', 'duplicate', 'next-sibling', 'previous-sibling')).toEqual([
    ['Voriger, nächster Baustein derselben Ebene', ['↑', '↓']],
    ['Duplizieren', ['Strg D']],
    ['Rückgängig, wiederholen', ['Strg Z', 'Strg ⇧ Z']],
  ]);
});

it('keys are listed with their own labels where a command has them, or not at all', () => {
  expect(helpOf('choose-target', 'return-to-block')).toEqual([
    ['Aufgenommen: Platz, Spalte, Ebene', ['↑ ↓', '← →', 'Bild ↑ Bild ↓']],
  ]);
});

it('keys of every command are in the list, in the order of the commands', () => {
  const inHelp = commands.filter(({ keys = [], shownKeys = keys }) => shownKeys.length > 0);
  const rows = inHelp.map((command) => (command.help ?? command.label)(situations['nothing is selected']));
  expect(listKeys(commands, situations['nothing is selected']).map(([does]) => does)).toEqual([...new Set(rows)]);
});
