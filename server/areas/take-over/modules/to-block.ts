import { createHash } from 'node:crypto';
import { type Layout, layoutColumns } from '#modules/kinds/container/schema.ts';
import { allowedInside, type Block, createBlock, kindOf } from '#contract/blocks/block.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { checkBlock, maximumDepth } from '#contract/blocks/check-block.ts';
import { keysOf } from '#contract/base/records.ts';
import { locales } from '#contract/base/locale.ts';
import { idOf, type Pair, pairUp, sideOf } from '../foreign/pair.ts';
import { fieldValues } from './field-values.ts';
import type { SectionReading } from './section-reading.ts';

/** The blocks of a section in both languages as one list of stored blocks. */
export async function toBlocks(reading: SectionReading, pair: Pair<FlatBlock[]>, parent: Block): Promise<Block[]> {
  return inside(reading, pairUp(pair.de ?? [], pair.en ?? [], idOf), {
    parent,
    hasBoth: pair.de !== null && pair.en !== null,
    depth: 1,
  });
}

interface Place {
  parent: Block;
  /** False: one language could not be read, so that what is missing there is not left out there. */
  hasBoth: boolean;
  depth: number;
}

async function inside(reading: SectionReading, pairs: Pair<FlatBlock>[], place: Place): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const pair of pairs) {
    const block = await toBlock(reading, withSameModel(pair), place);
    if (block) blocks.push(block);
  }
  return blocks;
}

/** Two blocks of different kinds stand in one place where a backend gives no ids. */
function withSameModel({ de, en }: Pair<FlatBlock>): Pair<FlatBlock> {
  return de && en && de.model !== en.model ? { de, en: null } : { de, en };
}

async function toBlock(reading: SectionReading, pair: Pair<FlatBlock>, place: Place): Promise<Block | null> {
  const flat = sideOf(pair);
  if (!flat || place.depth > maximumDepth) return null;
  const { model } = flat;
  if (!allowedInside(place.parent.model).includes(model)) {
    await reading.onProblem('modules', { key: 'take_over_module_misplaced', params: { model } });
    return null;
  }
  const block = createBlock(model, idIn(reading, flat));
  const { fields, translations } = await fieldValues(reading, pair);
  Object.assign(block.fields, fields);
  for (const locale of locales) Object.assign(block.translations[locale], translations[locale]);
  if (place.hasBoth && !pair.en) block.omitted = ['en'];
  if (place.hasBoth && !pair.de) block.omitted = ['de'];
  const below = { parent: block, hasBoth: place.hasBoth && block.omitted === undefined, depth: place.depth + 1 };
  if (kindOf(model).columns) await fillColumns(reading, pair, below);
  else if (block.children)
    block.children = await inside(reading, pairUp(pair.de?.children ?? [], pair.en?.children ?? [], idOf), below);
  return (await mayStand(reading, block)) ? block : null;
}

/** Public content has only complete modules: one that lacks something would keep the whole page a draft. */
async function mayStand(reading: SectionReading, block: Block): Promise<boolean> {
  const { run, ctx } = reading.taking;
  if (run.state !== 'public' || kindOf(block.model).columns) return true;
  const issues = checkBlock(block, { strictness: 'published', fieldSettings: ctx.config, locale: 'de' });
  for (const { path } of issues) {
    const [, field = 'modules'] = path.split('.');
    // An event that comes later is there in the second pass.
    if (!reading.links.isPending())
      await reading.onProblem(field, { key: 'take_over_module_incomplete', params: { model: block.model } });
  }
  return issues.length === 0;
}

async function fillColumns(reading: SectionReading, { de, en }: Pair<FlatBlock>, place: Place): Promise<void> {
  const { parent } = place;
  const layout = layoutAt(sideOf({ de, en })?.layout);
  parent.fields.layout = layout;
  const slots = Math.max(de?.columns?.length ?? 0, en?.columns?.length ?? 0);
  const lists: Block[][] = layoutColumns[layout].map(() => []);
  for (let slot = 0; slot < slots; slot += 1) {
    const pairs = pairUp(de?.columns?.[slot]?.children ?? [], en?.columns?.[slot]?.children ?? [], idOf);
    // What stands in more columns than the layout has goes to the last one.
    lists[Math.min(slot, lists.length - 1)]?.push(...(await inside(reading, pairs, place)));
  }
  parent.columns = lists.map((children) => ({ children }));
}

function layoutAt(index: unknown): Layout {
  return keysOf(layoutColumns)[typeof index === 'number' ? index : 0] ?? '100';
}

/** The same for the same block of the same section in every run, and no other block has it. */
function idIn({ taking, section, given }: SectionReading, { model, id }: FlatBlock): string {
  for (let copy = 0; ; copy += 1) {
    const named = [taking.backend.origin, section, id, copy].join(' ');
    const own = `${model}-${createHash('sha256').update(named).digest('hex').slice(0, 20)}`;
    if (given.has(own)) continue;
    given.add(own);
    return own;
  }
}
