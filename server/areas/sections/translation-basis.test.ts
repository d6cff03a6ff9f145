import { expect, it } from 'vitest';
import { findBlock } from '#contract/blocks/apply-operation.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { applied, block, draft, makeSection, publishDraft, send, set } from './sections.fixture.ts';

const stage = await sharedBackend();
const editor = await stage.signIn('publisher');

/** A quote with both languages. */
function translated(id: string, english = 'sixty'): Block {
  const quote = block('quote', id, { content: 'sechzig' });
  quote.translations.en.content = english;
  return quote;
}

it('the basis of an English text is stored with the draft, published with it, and removed when the translation is current', async () => {
  const { slug, id } = await makeSection(stage, (name) => [translated(name('q'))]);
  const basis = async () => findBlock((await draft(stage, editor, slug)).body, id('q'))?.basis;
  await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'sechzig', 'neunzig')]);
  expect(await basis()).toEqual({ content: 'sechzig' });
  expect((await publishDraft(stage, editor, slug)).status).toBe(200);
  const visited = await send(stage, 'GET', `/en/pageeditor-api/container/by-slug/${slug}`, {});
  expect(JSON.stringify(visited.body)).not.toContain('sechzig');
  await applied(stage, editor, slug, 2, [{ op: 'basis', id: id('q'), field: 'content', value: null }]);
  expect(await basis()).toBeUndefined();
});

it('simultaneous changes of German and English leave the English text outdated, in either order', async () => {
  for (const first of ['de', 'en'] as const) {
    const { slug, id } = await makeSection(stage, (name) => [translated(name('q'))]);
    const steps = {
      de: set(id('q'), 'content', 'sechzig', 'neunzig'),
      en: { ...set(id('q'), 'content', 'sixty', 'sixty minutes'), locale: 'en' as const },
    };
    await applied(stage, editor, slug, 1, [steps[first]]);
    await applied(stage, editor, slug, 1, [steps[first === 'de' ? 'en' : 'de']]);
    expect(findBlock((await draft(stage, editor, slug)).body, id('q'))?.basis).toEqual({ content: 'sechzig' });
  }
});

const holds: Operation = { op: 'basis', id: 'q', field: 'content', value: null };
const english = set('q', 'content', '', 'sixty', 'en');

it.each([
  ['the first English text', '', [english]],
  ['the confirmation of an English text', 'about sixty', [holds]],
  ['a new English text that is confirmed', 'about sixty', [set('q', 'content', 'about sixty', 'sixty', 'en'), holds]],
])(
  '%s is of the German text that its author has seen, also if that has changed meanwhile',
  async (_, before, steps) => {
    const { slug, id } = await makeSection(stage, (name) => [translated(name('q'), before)]);
    await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'sechzig', 'siebzig')]);
    await applied(stage, editor, slug, 2, [set(id('q'), 'content', 'siebzig', 'neunzig')]);
    const own = steps.map((step) => ({ ...step, id: id('q') }));
    await applied(stage, editor, slug, 2, own);
    expect(findBlock((await draft(stage, editor, slug)).body, id('q'))?.basis).toEqual({ content: 'siebzig' });
  },
);

it('the basis of an inserted block is sanitised like its German text, and unknown fields are dropped', async () => {
  const { slug, id, root } = await makeSection(stage);
  const text = block('text', id('t'), { content: '<p>neu</p>' });
  text.basis = { content: '<p onclick="x()">alt</p><script>x()</script>', anchor: 'x', nonsense: 'x' };
  await applied(stage, editor, slug, 1, [{ op: 'insert', place: { parent: root, slot: 0, index: 0 }, block: text }]);
  expect(findBlock((await draft(stage, editor, slug)).body, id('t'))?.basis).toEqual({ content: '<p>alt</p>' });
});
