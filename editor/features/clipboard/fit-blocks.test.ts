// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { unreadOf } from '#contract/blocks/machine-texts.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { fitBlocks, sanitisePastedHtml } from './paste-blocks.ts';
import { payloadHtml, payloadIn } from './copy-blocks.ts';

const draft = { strictness: 'draft', fieldSettings: defaultFieldSettings } as const;

const here = { sameSite: true, locale: 'de', fieldSettings: defaultFieldSettings } as const;

it('restores modules in both languages, with new ids and without anchors', () => {
  const quote = createBlock('quote', 'quote001');
  quote.translations = { de: { content: 'Hier', author: '' }, en: { content: 'Here', author: '' } };
  quote.fields.anchor = 'hier';
  quote.omitted = ['en'];
  const columns = createBlock('container', 'columns1');
  columns.fields.layout = '50-50';
  columns.columns = [{ children: [quote] }, { children: [] }];
  const payload = payloadIn(payloadHtml({ origin: 'https://oper.example', blocks: [columns] }, 'Hier\n<b>'));
  const { blocks, lost } = fitBlocks(payload?.blocks ?? [], here);
  const inner = blocks[0]?.columns?.[0]?.children[0];
  expect(lost).toEqual([]);
  expect(inner?.translations.en.content).toBe('Here');
  expect(inner?.fields.anchor).toBe('');
  expect(inner?.omitted).toEqual(['en']);
  expect([blocks[0]?.id, inner?.id]).not.toContain('quote001');
  expect(blocks.flatMap((block) => checkBlock(block, draft))).toEqual([]);
});

it('keeps translations outdated, and those of a machine unread until somebody has read them', () => {
  const quote = createBlock('quote', 'quote001');
  quote.translations = { de: { content: 'Neu', author: 'Er' }, en: { content: 'Old', author: 'He' } };
  quote.basis = { content: 'Alt' };
  quote.machine = { en: { content: 'Old', author: 'It' } };
  const [pasted] = fitBlocks([quote], here).blocks;
  expect(pasted).toMatchObject({ basis: { content: 'Alt' }, machine: { en: { content: 'Old' } } });
  expect(unreadOf(pasted ?? quote)).toEqual([{ field: 'content', locale: 'en' }]);
  const [broken] = fitBlocks([{ ...quote, basis: 7, machine: { en: { content: {} }, de: null } }], here).blocks;
  expect([broken?.basis, broken?.machine]).toEqual([undefined, undefined]);
});

it('keeps the valid fields of an older schema and reports the others', () => {
  const old = {
    id: 'old00001',
    model: 'quote',
    fields: { content: 'Früher nicht übersetzt', mood: 'heiter', anchor: 'x' },
    translations: { de: { subline: 'Weg' } },
  };
  const { blocks, lost } = fitBlocks([old, { model: 'carousel' }, 7], here);
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.translations.de.content).toBe('Früher nicht übersetzt');
  expect(lost).toEqual(['Zitat: mood', 'Zitat: subline', 'carousel', '?']);
  expect(checkBlock(blocks[0] as never, draft)).toEqual([]);
});

it('keeps every module when the layout has fewer columns, and leaves out forbidden children', () => {
  const text = createBlock('text', 'text0001');
  const three = { ...createBlock('container', 'three001'), columns: [{ children: [text] }, { children: [text] }] };
  const faq = {
    ...createBlock('faq', 'faq00001'),
    children: [createBlock('quote', 'quote001'), createBlock('faqitem', 'item0001')],
  };
  const { blocks, lost } = fitBlocks([three, faq], here);
  expect(blocks[0]?.columns?.map(({ children }) => children.length)).toEqual([2]);
  expect(blocks[1]?.children?.map(({ model }) => model)).toEqual(['faqitem']);
  expect(lost).toEqual(['Zitat']);
});

it('from another site: drops pictures, events and internal links, keeps external links', () => {
  const image = { ...createBlock('image', 'image001'), fields: { image: 7, alias: 'full', link: 'page:3' } };
  const link = { ...createBlock('link', 'link0001'), fields: { link: 'https://oper.example/' } };
  const { blocks, lost } = fitBlocks([image, link], { ...here, sameSite: false });
  expect(blocks[0]?.fields).toMatchObject({ image: null, alias: 'full', link: '' });
  expect(blocks[1]?.fields.link).toBe('https://oper.example/');
  expect(lost).toEqual(['Bild: Bild', 'Bild: Ziel des Links']);
});

it('removes scripts from a forged clipboard', () => {
  const evil =
    '<p onclick="x()">Gut <b>fett</b><img src=x onerror="x()"><script>x()</script><a href="javascript:x()">hin</a></p>';
  expect(sanitisePastedHtml(evil)).toBe('<p>Gut fett<a>hin</a></p>');
  expect(payloadIn('<div data-proscenium="{}">x</div>')).toBeNull();
});
