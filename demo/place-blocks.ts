import { type Block, createBlock, fieldOf } from '#contract/blocks/block.ts';
import { locales } from '#contract/base/locale.ts';
import type { Draft } from './build-blocks.ts';

/** Resolves the names in the demo's pages to ids in this database. Each function throws for an unknown name. */
export interface Names {
  /** A picture, film or recording. */
  picture(name: string): number;
  page(key: string): number;
  /** `coming:0`, `evening:0`, or `salome:0` for the next date of a work. */
  event(key: string): number;
  production(key: string): number;
  article(key: string): number;
  person(key: string): number;
  sharedPart(key: string): number;
}

/** Drafts as blocks with ids that are the same at every seeding, `{page}-1`, `{page}-2` … in the order of the page. */
export function placeBlocks(page: string, drafts: Draft[], names: Names): Block[] {
  let made = 0;
  const place = (draft: Draft): Block => {
    made += 1;
    const block = createBlock(draft.model, `demo-${page}-${made}`);
    for (const [name, value] of Object.entries(draft.fields))
      block.fields[name] = resolveField(draft, name, value, names);
    for (const [name, value] of Object.entries(draft.texts)) {
      for (const locale of locales) block.translations[locale][name] = resolveText(draft, name, value[locale], names);
    }
    if (draft.children) block.children = draft.children.map(place);
    if (draft.columns) block.columns = draft.columns.map((children) => ({ children: children.map(place) }));
    return block;
  };
  return drafts.map(place);
}

/** The root of a page’s section: one column with all its blocks. */
export function rootOf(page: string, blocks: Block[]): Block {
  return { ...createBlock('container', `demo-${page}-root`), columns: [{ children: blocks }] };
}

function resolveField({ model }: Draft, name: string, value: unknown, names: Names): unknown {
  const field = fieldOf(model, name);
  if (!field) throw new Error(`${model} has no field ${name}`);
  if (typeof value !== 'string') return value;
  if (field.kind === 'image') return names.picture(value);
  if (field.kind === 'event') return names.event(value);
  if (field.kind === 'shared') return names.sharedPart(value);
  return field.kind === 'link' || field.kind === 'embed' ? resolveTarget(value, names) : value;
}

function resolveText({ model }: Draft, name: string, value: string, names: Names): string {
  const field = fieldOf(model, name);
  if (!field) throw new Error(`${model} has no field ${name}`);
  return field.kind === 'rich' ? resolveLinks(value, names) : value;
}

type Targets = Omit<Names, 'event' | 'sharedPart'>;

/** A rich text in which the names in links are replaced by references. */
export function resolveLinks(html: string, names: Targets): string {
  return html.replaceAll(/ href="([^"]*)"/g, (_, target: string) => ` href="${resolveTarget(target, names)}"`);
}

/** `page:besuch#karten` becomes `page:12#karten`, `person:quint` becomes `person:7`; the rest stays as it is. */
export function resolveTarget(target: string, names: Targets): string {
  return target
    .replace(/^page:([a-z][a-z-]*)/, (_, key: string) => `page:${names.page(key)}`)
    .replace(/^production:([a-z][a-z-]*)/, (_, key: string) => `production:${names.production(key)}`)
    .replace(/^article:([a-z][a-z-]*)/, (_, key: string) => `article:${names.article(key)}`)
    .replace(/^person:([a-z]+)/, (_, key: string) => `person:${names.person(key)}`)
    .replace(/^media:([a-z][a-z-]*)/, (_, key: string) => `media:${names.picture(key)}`);
}
