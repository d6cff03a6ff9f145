import { randomUUID } from 'node:crypto';
import { findBlock, placeOf, valueAt } from '#contract/blocks/apply-operation.ts';
import { allowedInside, type Block, kindOf, slotsOf } from '#contract/blocks/block.ts';
import { AppError, invalid, withPaths } from '#contract/base/errors.ts';
import { type FlatBlock, linkedHtml } from '#contract/blocks/flat-block.ts';
import { defaultLocale, type Locale } from '#contract/base/locale.ts';
import type { ModuleWrite } from '#contract/blocks/module-write.ts';
import type { Operation, Place } from '#contract/blocks/operations.ts';
import type { Model } from '#modules/schemas.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import { applyBatch } from '../apply-batch.ts';
import { blockFrom, moduleValues } from './module-values.ts';
import { normaliseBlock } from '../tree/normalise-block.ts';
import { sectionOfBlock, type SectionRow, storedDraft } from '../revisions/section-row.ts';
import { showSection } from '../show-section.ts';
import { resolveReferences } from '../references/resolve-references.ts';
import { serverText } from '../../../platform/server-text.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'changes' | 'config'>;

interface Write {
  model: Model;
  locale: Locale;
  author: SessionUser;
}

interface Found {
  section: SectionRow;
  /** The draft of the section. */
  root: Block;
  block: Block;
}

/** Adds a block to the draft of the section that contains its parent. */
export async function createModule(parts: Parts, write: Write & { body: ModuleWrite }): Promise<FlatBlock> {
  const { model, body, locale } = write;
  const parent = body.parent ? await findInDraft(parts, body.parent) : undefined;
  if (!parent) throw invalid('parent', 'no_parent_block');
  if (!allowedInside(parent.block.model).includes(model))
    throw invalid('parent', { key: 'not_allowed_in', params: { kind: model, parent: parent.block.model } });
  const block = blockFrom(model, body, { locale, fieldSettings: parts.config });
  const place = placeIn(parent.block, body.column, body.order);
  await apply(parts, {
    write,
    found: { ...parent, block },
    operations: [{ op: 'insert', place, block }],
    did: 'created',
  });
  return showModule(parts, write, block.id);
}

/** Sets the fields that were sent (with `whole` all of them), and moves the block if a different place was sent. */
export async function changeModule(
  parts: Parts,
  write: Write & { id: string; body: ModuleWrite; whole: boolean },
): Promise<FlatBlock> {
  const { model, id, locale, whole } = write;
  const found = await findModule(parts, model, id);
  const isRoot = found.root.id === id;
  const sent = isRoot ? { ...write.body, slug: found.root.fields.slug } : write.body;
  const body = await storedForm(parts, { block: found.block, body: sent, locale });
  const checked = { fieldSettings: parts.config, existing: found.block };
  const values = moduleValues({ model, body, locale, whole, ...checked });
  const sets = values.flatMap(({ field, locale: language, value }): Operation[] => {
    const before = valueAt(found.block, field, language);
    if (before === value) return [];
    return field === 'layout'
      ? [{ op: 'layout', id, layout: String(value) }]
      : [{ op: 'set', id, field, locale: language, before, value }];
  });
  const operations = [...sets, ...moveTo(found, body)];
  if (operations.length > 0) await apply(parts, { write, found, operations, did: 'changed' });
  return showModule(parts, write, id);
}

/** Removes a block and all blocks below it from the draft. */
export async function removeModule(parts: Parts, write: Write & { id: string }): Promise<void> {
  const found = await findModule(parts, write.model, write.id);
  if (found.root.id === write.id) throw invalid('id', 'root_cannot_be_removed');
  await apply(parts, { write, found, operations: [{ op: 'remove', id: write.id }], did: 'removed' });
}

/** A block of a draft as a flat object, in one language. Throws 404 if there is no such block of this kind. */
export async function showModule(
  parts: Parts,
  { model, locale }: Pick<Write, 'model' | 'locale'>,
  id: string,
): Promise<FlatBlock> {
  const { section } = await findModule(parts, model, id);
  const shown = await showSection(parts, section.slug, { locale, version: 'draft', visibility: 'all', whole: true });
  const block = shown && findFlat(shown.root, id);
  if (!block) throw new AppError('not_found');
  return block;
}

async function apply(
  parts: Parts,
  {
    write: { model, locale, author },
    found: { section, block },
    operations,
    did,
  }: { write: Write; found: Found; operations: Operation[]; did: 'created' | 'changed' | 'removed' },
): Promise<void> {
  const label = `${kindOf(model).label[locale]} ${serverText(`step.${did}`, locale)}`;
  const batch = { batch: randomUUID(), base: section.draftRevision, operations, labels: operations.map(() => label) };
  try {
    await applyBatch(parts, { slug: section.slug, batch, author, locale, isStrict: true });
  } catch (error) {
    throw withPaths(error, (path) => fieldAt(block.id, path));
  }
}

/** The name of the field that was sent instead of a path in the tree. */
function fieldAt(id: string, path: string): string {
  return path.startsWith(`${id}.`) ? (path.split('.')[1] ?? path) : path === id ? 'id' : path;
}

async function findInDraft(parts: Parts, id: string): Promise<Found | undefined> {
  const section = await sectionOfBlock(parts.db, id);
  if (!section) return undefined;
  const root = normaliseBlock(await storedDraft(parts.db, section));
  const block = findBlock(root, id);
  return block && { section, root, block };
}

async function findModule(parts: Parts, model: Model, id: string): Promise<Found> {
  const found = await findInDraft(parts, id);
  if (found?.block.model !== model) throw new AppError('not_found');
  return found;
}

function placeIn(parent: Block, column = 0, order = Number.MAX_SAFE_INTEGER): Place {
  const list = slotsOf(parent)[column];
  if (!list) throw invalid('column', { key: 'no_column', params: { column } });
  return { parent: parent.id, slot: column, index: Math.min(order, list.length) };
}

function moveTo({ root, block }: Found, body: ModuleWrite): Operation[] {
  const now = placeOf(root, block.id);
  if (!now) return [];
  const parent = findBlock(root, body.parent ?? now.parent);
  if (!parent) throw invalid('parent', 'no_parent_block');
  const stays = parent.id === now.parent;
  const column = body.column ?? (stays ? now.slot : 0);
  if (stays && column === now.slot && (body.order ?? now.index) === now.index) return [];
  return [{ op: 'move', id: block.id, to: placeIn(parent, column, body.order) }];
}

function findFlat(block: FlatBlock, id: string): FlatBlock | undefined {
  if (block.id === id) return block;
  const below = block.columns?.flatMap((column) => column.children) ?? block.children ?? [];
  for (const child of below) {
    const found = findFlat(child, id);
    if (found) return found;
  }
  return undefined;
}

/**
 * Converts values that were read and sent back to their stored form: page addresses in rich text become references
 * again, and a German text that was shown as fallback is not stored as English.
 */
async function storedForm(
  parts: Pick<AppContext, 'db' | 'clock'>,
  { block, body, locale }: { block: Block; body: ModuleWrite; locale: Locale },
): Promise<ModuleWrite> {
  const { resolved } = await resolveReferences(
    { db: parts.db, locale },
    { blocks: [block], reader: { clock: parts.clock, visibility: 'all', parts: 'draft' } },
  );
  const references = new Map(Object.entries(resolved.links).map(([reference, { url }]) => [url, reference]));
  const fallback: unknown[] = Array.isArray(body.fallback) ? body.fallback : [];
  const result = { ...body };
  for (const [name, field] of Object.entries(kindOf(block.model).fields)) {
    const sent = body[name];
    if (typeof sent !== 'string' || !field.translated) continue;
    const german = String(block.translations[defaultLocale][name] ?? '');
    const shown = field.kind === 'rich' ? linkedHtml(german, resolved) : german;
    if (locale !== defaultLocale && fallback.includes(name) && sent === shown) result[name] = '';
    else if (field.kind === 'rich') result[name] = withReferences(sent, references);
  }
  return result;
}

function withReferences(html: string, references: ReadonlyMap<string, string>): string {
  return html.replaceAll(/ href="([^"#]*)(#[^"]*)?"/g, (whole, address: string, hash = '') => {
    const reference = references.get(address.replaceAll('&amp;', '&'));
    return reference === undefined ? whole : ` href="${reference}${hash}"`;
  });
}
