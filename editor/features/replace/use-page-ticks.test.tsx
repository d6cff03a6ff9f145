// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { chosenPlaces } from '#text/replacing/chosen-places.ts';
import { render } from '#tests/render.ts';
import { contextWith } from '../../commands/context.fixture.ts';
import { findOnPage, replaceOnPage, type Search } from './page-places.ts';
import { usePageTicks } from './use-page-ticks.ts';

type Ticks = ReturnType<typeof usePageTicks>;

const search: Search = { term: 'a', replacement: 'bb', matchCase: true, wholeWords: false, languages: ['de'] };
const { session } = contextWith();
let ticks: Ticks;

const find = () => findOnPage(session.store.root, search, 'de');
function Ticking({ tell }: { tell: (now: Ticks) => void }) {
  const now = usePageTicks(search, find());
  useEffect(() => {
    tell(now);
  });
  return null;
}
const look = () => render(<Ticking tell={(now) => (ticks = now)} />);
const write = (text: string) => {
  session.write('left0001', 'content', text);
  return look();
};
/** The numbers of the ticked places. */
const ticked = () => find().flatMap((text) => chosenPlaces(text, ticks.unticked));
const toggle = (index: number) => act(async () => ticks.toggle(`left0001 content de ${index}`));

beforeEach(async () => {
  await write('');
  await write('1 a 2 a 3 a');
  await toggle(1);
  expect(ticked()).toEqual([0, 2]);
});

it('a place that was left out is left out after the others were replaced', async () => {
  const found = find();
  const chosen = new Map(found.map((text) => [text.key, new Set(chosenPlaces(text, ticks.unticked))]));
  const isChosen = (key: string, index: number) => chosen.get(key)?.has(index) ?? false;
  const { written } = replaceOnPage(session, { found, search, isChosen });
  await act(async () => ticks.replaced(new Map([...chosen].filter(([key]) => written.has(key)))));
  await look();
  expect(session.store.flat('left0001')?.content).toBe('1 bb 2 a 3 bb');
  expect(ticked()).toEqual([]);
  await toggle(0);
  expect(ticked()).toEqual([0]);
});

it.each([
  ['before it', '1 a a 2 a 3 a', [0, 1, 3]],
  ['after it', '1 a 2 a 3 a a', [0, 2, 3]],
  ['around it', '2 a 3', []],
])('a place that was left out is left out when its text changes %s', async (_, text, left) => {
  await write(text);
  expect(ticked()).toEqual(left);
});
