import { isModel, kindOf, layoutIndex } from '#contract/blocks/block.ts';
import { defaultValue, type Field } from '#contract/fields/field.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { cleanHtml } from './clean-html.ts';
import { address, type Json, list, record, text, readPicture, readThumbs } from './read.ts';
import type { Picture } from '#contract/media/media.ts';
import { type EventRow, eventRowSchema } from '#contract/events/event-summary.ts';
import { coerce } from './coerce.ts';

/** Fields that views do not use. They stay on the server, because hydration would send them a second time. */
const unneeded = new Set(['parent', 'content_type', 'object_id', 'order', 'settings_url']);
/** Older names of fields that are part of `picture`. */
const saidByPicture = ['image_url', 'image_alt', 'image_copyright', 'thumbs'];
/** Number of pictures at the start of a section that may be in the first window. */
const inFirstWindow = 2;

/**
 * The blocks in an answer, ready for the views: only known kinds, every field with a value of its type, without the
 * fields that views do not use. Below the first window pictures have no placeholder: it cannot be compressed, and the
 * picture is loaded before it is scrolled to.
 */
export function readBlocks(value: unknown): FlatBlock[] {
  const pictures: Picture[] = [];
  const blocks = list(value).flatMap((entry, index) => readBlock(entry, String(index), pictures) ?? []);
  for (const picture of pictures.slice(inFirstWindow)) picture.placeholder = '';
  return blocks;
}

/** `pictures` collects the pictures of all blocks, in their order. */
function readBlock(entry: unknown, place: string, pictures: Picture[]): FlatBlock | null {
  const raw = record(entry);
  if (!isModel(raw.model)) return null;
  const { fields, columns, children } = kindOf(raw.model);
  const block: Json = Object.fromEntries(Object.entries(raw).filter(([name]) => !unneeded.has(name)));
  block.id = text(raw.id) || `${raw.model}-${place}`;
  block.slug = text(raw.slug) || text(raw.anchor);
  for (const [name, field] of Object.entries(fields))
    block[name] = harmless(field, fits(field, raw[name]) ? raw[name] : fallback(field, raw[name]));
  for (const name of Object.keys(block)) if (name.endsWith('_url')) block[name] = address(block[name]);
  if ('link' in fields && block.link_url === undefined) block.link_url = address(raw.link);
  readPictureInto(block, pictures);
  readEventInto(block);
  const below = (blocks: unknown) =>
    list(blocks).flatMap((each, index) => readBlock(each, `${place}-${index}`, pictures) ?? []);
  delete block.columns;
  delete block.children;
  if (columns) {
    block.layout = typeof raw.layout === 'number' ? raw.layout : layoutIndex(text(raw.layout));
    block.columns = list(raw.columns).map((column) => ({
      classes: text(record(column).classes),
      children: below(record(column).children),
    }));
  }
  if (children || Object.values(fields).some(({ kind }) => kind === 'shared')) block.children = below(raw.children);
  return asFlatBlock(block);
}

/** All fields that a view reads exist with their types; the missing fields are those in `unneeded`. */
function asFlatBlock(block: Json): FlatBlock {
  return block as FlatBlock;
}

function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return field.options.some((option) => option.value === value);
    case 'image':
    case 'event':
    case 'shared':
      return value === null || typeof value === 'number';
    default:
      return typeof value === 'string';
  }
}

/** HTML of a foreign backend is untrusted: sanitise it. */
function harmless(field: Field, value: unknown): unknown {
  return field.kind === 'rich' && typeof value === 'string' ? cleanHtml(value) : value;
}

function fallback(field: Field, value: unknown): unknown {
  const written = typeof value === 'number' ? String(value) : undefined;
  return written !== undefined && fits(field, written) ? written : defaultValue(field);
}

function readPictureInto(block: Json, pictures: Picture[]): void {
  const picture = readPicture(block.picture);
  if (picture) {
    // Only stages and heroes dim their picture.
    delete picture.brightness;
    block.picture = picture;
    pictures.push(picture);
    for (const name of saidByPicture) delete block[name];
    return;
  }
  delete block.picture;
  if (block.thumbs !== undefined) block.thumbs = readThumbs(block.thumbs);
}

function readEventInto(block: Json): void {
  const event = readEventRow(block.event_obj);
  if (event) block.event_obj = event;
  else delete block.event_obj;
}

/** The fields of an event that its row shows, every one with a value of its type; null without a title. */
function readEventRow(value: unknown): EventRow | null {
  const event = coerce(eventRowSchema, value);
  return event.title === '' ? null : event;
}
