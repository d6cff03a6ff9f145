import { createHash } from 'node:crypto';
import { type Layout, layoutColumns } from '#modules/kinds/container/schema.ts';
import { allowedInside, type Block, createBlock, kindOf } from '#contract/blocks/block.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { checkBlock, maximumDepth } from '#contract/blocks/check-block.ts';
import { keysOf } from '#contract/base/records.ts';
import { locales, type Locale } from '#contract/base/locale.ts';
import { idOf, type Pair, pairUp, sideOf, isUntranslated } from '../foreign/pair.ts';
import { defaultValue, type Field } from '#contract/fields/field.ts';
import { firstMessage, valueSchema } from '#contract/fields/field-value.ts';
import { readReference } from '#contract/fields/reference.ts';
import { pictureSchema } from '#contract/media/media.ts';
import type { Picture } from '#contract/media/media.ts';
import { cleanValue } from '../../../platform/rich-text/sanitise-rich-text.ts';
import type { TakeFile, FileUse } from '../media/take-file.ts';
import { olderPicture, takePicture } from '../media/take-picture.ts';
import type { Message } from '#contract/base/messages.ts';
import type { Taking } from '../taking.ts';
import type { Links } from './links.ts';

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

type Values = Record<string, unknown>;

/** The values of a block's fields as they are stored here. */
async function fieldValues(
  reading: SectionReading,
  pair: Pair<FlatBlock>,
): Promise<{ fields: Values; translations: Record<Locale, Values> }> {
  const fields: Values = {};
  const translations: Record<Locale, Values> = { de: {}, en: {} };
  const side = sideOf(pair);
  if (!side) return { fields, translations };
  for (const [name, field] of Object.entries(kindOf(side.model).fields)) {
    if (name === 'layout') continue;
    if (!field.translated) {
      fields[name] = await usable(reading, { field, name }, await sharedValue(reading, pair, { field, name }));
      continue;
    }
    for (const locale of locales) {
      const block = pair[locale];
      const isOwn =
        block && !isFallback(block, name) && !(locale === 'en' && isUntranslated(pair.de?.[name], block[name]));
      const value = isOwn ? block[name] : defaultValue(field);
      const linked = field.kind === 'rich' && typeof value === 'string' ? await reading.links.html(value, name) : value;
      translations[locale][name] = await usable(reading, { field, name }, linked);
    }
  }
  return { fields, translations };
}

function isFallback({ fallback }: FlatBlock, name: string): boolean {
  return fallback?.includes(name) ?? false;
}

interface Named {
  field: Field;
  name: string;
}

async function sharedValue(reading: SectionReading, pair: Pair<FlatBlock>, { field, name }: Named): Promise<unknown> {
  const { use, links } = reading;
  const taking = { ...reading.taking, takeFile: noticing(reading) };
  const side = sideOf(pair);
  const sent = side?.[name];
  switch (field.kind) {
    case 'image': {
      const pictures = { de: pictureOf(pair.de), en: pictureOf(pair.en) };
      if (sideOf(pictures)) return takePicture(taking, pictures, { ...use, field: name });
      const older = olderPicture(pair);
      return older && taking.takeFile(older, { ...use, field: name });
    }
    case 'event': {
      const id = typeof sent === 'number' ? taking.records.ownId('event', sent) : null;
      if (typeof sent === 'number' && id === null && !taking.isSecondPass) links.wait();
      else if (typeof sent === 'number' && id === null)
        await reading.onProblem(name, { key: 'take_over_event_missing', params: { id: sent } });
      return id;
    }
    case 'link':
      return links.link(linkIn(side, name), name);
    case 'embed':
      return field.files && isOwnFile(sent) ? links.link(String(sent), name) : sent;
    default:
      return sent;
  }
}

/** Takes files, and says to the reading when that fails. */
function noticing({ taking, onFileLost }: SectionReading): TakeFile {
  return async (file, use) => {
    const id = await taking.takeFile(file, use);
    if (id === null) onFileLost();
    return id;
  };
}

/** Where a link leads: the resolved address, or what is written if it is one. */
function linkIn(side: FlatBlock | null, name: string): string {
  const [address, written] = [side?.[`${name}_url`], side?.[name]];
  if (typeof address === 'string' && address !== '') return address;
  return typeof written === 'string' && readReference(written) === null ? written : '';
}

function isOwnFile(value: unknown): boolean {
  return typeof value === 'string' && /^(?:https?:\/\/[^/]+)?\/media\//.test(value);
}

function pictureOf(block: FlatBlock | null): Picture | null {
  return pictureSchema.safeParse(block?.picture).data ?? null;
}

/** The value as it is stored, or the default of the field where that is impossible, which is reported. */
async function usable(reading: SectionReading, { field, name }: Named, value: unknown): Promise<unknown> {
  const fallback = defaultValue(field);
  if (value === undefined || value === null || value === fallback) return fallback;
  const clean = cleanValue(field, value);
  const rules = { strictness: 'draft', fieldSettings: reading.taking.ctx.config } as const;
  const result = valueSchema(field, { ...rules, locale: 'de' }).safeParse(clean);
  if (result.success) return clean;
  const english = valueSchema(field, { ...rules, locale: 'en' }).safeParse(clean);
  const [de, en] = [firstMessage(result.error), english.error ? firstMessage(english.error) : 'invalid_value'];
  const isText = typeof de === 'object' && 'text' in de && typeof en === 'object' && 'text' in en;
  await reading.onProblem(name, isText ? { de: de.text, en: en.text } : de);
  return fallback;
}

/** One section while it is read. */
interface SectionReading {
  taking: Taking;
  links: Links;
  use: Omit<FileUse, 'field'>;
  /** Names the section for the ids of its blocks, which are the same in every run. */
  section: string;
  /** Ids that have been given. */
  given: Set<string>;
  /** Called for a file that could not be taken, which is reported already. */
  onFileLost(): void;
  onProblem(field: string, message: Message): Promise<void>;
}
