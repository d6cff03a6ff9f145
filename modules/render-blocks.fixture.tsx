import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Block, childrenOf, createBlock } from '#contract/blocks/block.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { type FlatBlock, flatten, type Resolved } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Picture } from '#contract/media/media.ts';
import { LocaleContext } from '#ui/locale.ts';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';
import type { Model } from './schemas.ts';
import { SectionBlocks } from './section-blocks.tsx';

export const testPicture: Picture = {
  id: 1,
  base: '/media/1/abc',
  width: 1600,
  height: 1000,
  alt: 'Ein roter Mond',
  caption: 'Bühnenbild zu »Salome«',
  copyright: 'Atelier Colonia',
  focal: { x: 60, y: 40 },
  placeholder: '',
};

export const testEvent: EventSummary = {
  id: 1,
  slug: 'salome',
  title: 'Salome',
  subtitle: 'Richard Strauss',
  start: '2026-11-28T19:30:00+01:00',
  end: '2026-11-28T21:15:00+01:00',
  venue: 'Großes Haus',
  category: { slug: 'oper', name: 'Oper' },
  flags: ['is_premier'],
  availability: 'available',
  price_from: 12.5,
  ticket_link: 'https://tickets.example.org/1',
  url: '/de/programm/salome/1',
};

/** A stored block; fields that are not given have their defaults. */
export function makeBlock(model: Model, { fields, de, en, ...inside }: Parts): Block {
  const block = createBlock(model, `test-${model}`);
  Object.assign(block.fields, fields);
  Object.assign(block.translations.de, de);
  Object.assign(block.translations.en, en);
  return Object.assign(block, inside);
}

interface Parts extends Partial<Pick<Block, 'id' | 'fields' | 'children' | 'columns'>> {
  de?: Block['fields'];
  en?: Block['fields'];
}

function withDefaults({ model, translations, children, columns, ...own }: Block): Block {
  return makeBlock(model, {
    ...own,
    ...translations,
    ...(children && { children: children.map(withDefaults) }),
    ...(columns && { columns: columns.map((column) => ({ children: column.children.map(withDefaults) })) }),
  });
}

/** The page `/de/bausteine` of the demo, which shows every kind in every variant. */
function pageOfSamples(): Block {
  for (const line of readFileSync('demo/content/sections.jsonl', 'utf8').split('\n')) {
    const { slug, published } = JSON.parse(line) as { slug: string; published: Block };
    if (slug === 'page-29') return withDefaults(published);
  }
  throw new Error('The demo has no page with samples');
}

/** Samples of every kind that can be placed on a page; items are in the samples of their lists. */
export const samples: readonly Block[] = childrenOf(pageOfSamples()).filter(({ id }) => id.startsWith('sample-'));

export function samplesOf(model: Model): Block[] {
  return samples.filter((block) => block.model === model);
}

export interface RenderOptions {
  locale?: Locale;
  /** Overrides of the one picture to which every picture field refers. */
  picture?: Partial<Picture>;
  /** Overrides of the one event to which every event field refers. */
  event?: Partial<EventSummary>;
}

/** Renders stored blocks as for a visitor and parses the HTML; every reference is resolved. */
export function renderSamples(blocks: readonly Block[], options: RenderOptions = {}): Document {
  const locale = options.locale ?? 'de';
  const anything = <T,>(value: T) => new Proxy<Record<string, T>>({}, { get: () => value });
  const resolved: Resolved = {
    pictures: anything({ ...testPicture, ...options.picture }),
    links: {},
    events: anything({ ...testEvent, ...options.event }),
  };
  return renderFlat(
    blocks.map((block, index) => flatten(block, { locale, resolved }, 'root', index)),
    locale,
  );
}

/** Renders flat blocks as the backend sends them and parses the HTML. */
export function renderFlat(blocks: FlatBlock[], locale: Locale = 'de'): Document {
  overwriteGetLocale(() => locale);
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <SectionBlocks blocks={blocks} />
    </LocaleContext>,
  );
  return new JSDOM(`<!doctype html><html lang="${locale}"><body>${html}</body></html>`).window.document;
}

/** A flat block with nothing but the fields of its kind. */
export function bareBlock(model: string, fields: Record<string, unknown>): FlatBlock {
  return {
    model,
    id: `bare-${model}`,
    slug: '',
    parent: null,
    content_type: null,
    object_id: null,
    order: 0,
    ...fields,
  } as FlatBlock;
}
