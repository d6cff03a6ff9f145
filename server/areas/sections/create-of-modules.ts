import { type Block, createBlock } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import type { Transaction } from '../../db/database.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { createRecordIn } from '../../resources/write-stored.ts';
import { emptyRoot, insertSection } from './create-section.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import { copyBlock } from './copy-section.ts';

/** What an editor sends: the modules, and the fields of the record. */
export interface SentModules<Input extends { modules: Block[] }> {
  input: Input;
  author: SessionUser;
  locale: Locale;
}

interface Kind<Entry> {
  resource: Resource;
  /** Slug of the section of a record. */
  slugOf(id: number): string;
  /** The record as the answer has it. */
  read(tx: Transaction, id: number): Promise<Entry[]>;
}

/**
 * Creates a record whose section holds copies of modules, as a draft. They get new ids, because those of the page stay with
 * it and its history.
 */
export function createOfModules<Entry, Input extends { modules: Block[] }>(
  ctx: AppContext,
  { resource, slugOf, read }: Kind<Entry>,
  { input: { modules, ...values }, author, locale }: SentModules<Input>,
): Promise<Entry> {
  const { config: fieldSettings } = ctx;
  const body = copyModules(modules, { fieldSettings, locale });
  return withInvalidation(ctx, async (tx, changed) => {
    const { id } = await createRecordIn({ db: tx, changed }, { resource, sent: values });
    const section = { slug: slugOf(id), contentType: resource.kind, objectId: id, body, author, locale };
    await insertSection({ db: tx, changed, fieldSettings }, section);
    const [entry] = await read(tx, id);
    if (!entry) throw new Error(`The ${resource.kind} was not stored`);
    return entry;
  });
}

/**
 * A tree of copies of modules, under new ids. Throws 422 unless they may stand on a page; they are checked before they
 * get new ids, so that an issue names those that were sent.
 */
function copyModules(modules: Block[], rules: Pick<FieldRules, 'fieldSettings'> & { locale: Locale }): Block {
  const sent = { ...createBlock('container', 'sent-root'), columns: [{ children: modules }] };
  const issues = checkBlock(sent, { strictness: 'draft', ...rules });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return { ...emptyRoot(), columns: [{ children: modules.map((block) => copyBlock(block)) }] };
}
