import { expect, it } from 'vitest';
import type { FoundText } from '#contract/editing/replacing-api.ts';
import { placeKey } from '#text/replacing/chosen-places.ts';
import { chosenTexts, countOf, listed, ownersOf, possibleCount } from './found-owners.ts';
import { foundText, moduleText } from './listed-text.fixture.ts';

const linksOf = (...texts: FoundText[]) => ownersOf(texts.map(listed)).map(({ link }) => link);
const settingsText = (path: string) =>
  foundText({
    change: {
      target: { kind: 'record', resource: 'settings', id: 1, path },
      owner: { kind: 'settings', id: 1, title: 'Einstellungen', url: null },
    },
  });

it('texts are listed by the record, or the page with modules, that they belong to', () => {
  const texts = [
    moduleText('a'),
    foundText({ id: 1 }),
    foundText({ id: 2 }),
    moduleText('b'),
    foundText({ id: 1, path: 'subtitle.de' }),
  ];
  const owners = ownersOf(texts.map(listed));
  expect(owners.map(({ title, isDraft, isLive, texts: own }) => [title, isDraft, isLive, own.length])).toEqual([
    ['Freunde', true, false, 2],
    ['Tosca 1', false, true, 2],
    ['Tosca 2', false, true, 1],
  ]);
});

it('records lead to their form, modules to the editor, and what has no page to its form', () => {
  const shared = moduleText('a', { owner: { kind: 'shared', id: 4, title: 'Hinweis', url: null } });
  const footer = moduleText('b', { owner: { kind: 'section', id: null, title: 'footer', url: null } });
  expect(linksOf(foundText(), moduleText('c'))).toEqual([
    { to: '/productions/1', leads: 'form' },
    { to: '/de/freunde?edit', leads: 'editor' },
  ]);
  expect(linksOf(shared)).toEqual([{ to: '/shared-parts/4', leads: 'form' }]);
  expect(linksOf(footer)).toEqual([null]);
});

it('texts of the settings lead to the screen on which they are', () => {
  expect(linksOf(settingsText('box_office.de'), settingsText('claim.de'))).toEqual([
    { to: '/settings', leads: 'form' },
    { to: '/house', leads: 'form' },
  ]);
});

it('what the user may not change leads to its page only, and cannot be chosen', () => {
  const refused = foundText({ change: { refused: 'Diesen Text dürfen Sie nicht ändern' } });
  expect(linksOf(refused)).toEqual([{ to: '/de/tosca-1', leads: 'page' }]);
  const texts = [listed(refused)];
  expect(chosenTexts(texts, { unticked: new Set(), most: 300 }).chosen).toEqual([]);
  expect(possibleCount(texts)).toBe(0);
});

it('every possible place is chosen unless it was unticked', () => {
  const [one, two] = [foundText({ id: 1, places: [true, false, true] }), foundText({ id: 2 })].map(listed);
  if (!one || !two) throw new Error('There are two');
  const all = chosenTexts([one, two], { unticked: new Set(), most: 300 });
  expect(all.chosen.map(({ places }) => places)).toEqual([[0, 2], [0]]);
  expect(countOf(all.chosen)).toEqual({ places: 3, texts: 2 });
  const unticked = new Set([placeKey(one, 2), placeKey(two, 0)]);
  expect(chosenTexts([one, two], { unticked, most: 300 }).chosen.map(({ places }) => places)).toEqual([[0]]);
});

it('an act takes the first chosen texts only, and a changed text is ticked anew', () => {
  const texts = [1, 2, 3].map((id) => listed(foundText({ id })));
  const few = chosenTexts(texts, { unticked: new Set(), most: 2 });
  expect(few.isCut).toBe(true);
  expect(few.chosen).toHaveLength(2);
  expect(listed(foundText()).key).not.toBe(listed(foundText({ change: { seen: 'another' } })).key);
});
