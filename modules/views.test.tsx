import { expect, it } from 'vitest';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { walk } from '#contract/blocks/block.ts';
import { bareBlock, renderFlat, renderSamples, samples } from './render-blocks.fixture.tsx';
import { moduleKinds } from './schemas.ts';
import { views } from './views.ts';

const published = { strictness: 'published', fieldSettings: defaultFieldSettings } as const;

it('every kind has a view', () => {
  expect(Object.keys(views).toSorted()).toEqual(Object.keys(moduleKinds).toSorted());
});

it('every kind has a sample for every option of every field', () => {
  const shown = new Set<string>();
  for (const root of samples)
    for (const block of walk(root)) {
      shown.add(block.model);
      for (const [name, value] of Object.entries(block.fields)) shown.add(`${block.model}.${name}=${String(value)}`);
    }
  for (const kind of Object.values(moduleKinds)) {
    expect(shown).toContain(kind.model);
    for (const [name, field] of Object.entries(kind.fields)) {
      if (field.kind !== 'choice') continue;
      for (const { value } of field.options) expect(shown).toContain(`${kind.model}.${name}=${value}`);
    }
  }
});

it('every kind has samples that are valid for publishing, with unique ids', () => {
  const ids = samples.flatMap((root) => [...walk(root)].map((block) => block.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const block of samples) expect(checkBlock(block, published)).toEqual([]);
});

it('every kind requests nothing from other hosts before consent', () => {
  const page = renderSamples(samples);
  expect(page.querySelectorAll('iframe, script, embed, object, link, video, audio')).toHaveLength(0);
  const requested = [...page.querySelectorAll('[src], [srcset]')].flatMap((element) => [
    element.getAttribute('src'),
    element.getAttribute('srcset'),
  ]);
  expect(requested.length).toBeGreaterThan(50);
  for (const address of requested) expect(address ?? '/').toMatch(/^\//);
});

it('every kind is rendered without errors for a block with only model, id and unknown fields', () => {
  const bare = Object.keys(moduleKinds).map((model) => bareBlock(model, { surprise: { deep: ['<b>'] } }));
  const page = renderFlat(bare);
  expect(page.querySelectorAll('[data-block]')).toHaveLength(bare.length);
  expect(page.body.textContent).not.toMatch(/undefined|null|NaN|\[object/);
});

it('every kind of an unknown model is left out', () => {
  expect(renderFlat([bareBlock('hologram', { content: 'Ah' })]).body.innerHTML).toBe('');
});

it('every kind gives every link a name and announces those that open a new window', () => {
  for (const locale of ['de', 'en'] as const) {
    const links = [...renderSamples(samples, { locale }).querySelectorAll('a')];
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      const name = `${link.textContent} ${link.querySelector('img')?.alt ?? ''}`.trim();
      expect(name, link.outerHTML).not.toBe('');
      const inText = link.closest('[data-model="text"]') !== null;
      if (link.target === '_blank' && !inText)
        expect(name).toMatch(locale === 'de' ? /neue[mn] Fenster/ : /new window/);
    }
  }
});
