import type { Message } from '#contract/base/messages.ts';
import { applyOperation } from '#contract/blocks/apply-operation.ts';
import { type BlockText, nameOfText, type NewText, textsIn, writeTexts } from '#contract/blocks/block-texts.ts';
import type { Field } from '#contract/fields/field.ts';
import { firstMessage, valueSchema } from '#contract/fields/field-value.ts';
import { can, moduleAccess } from '#contract/accounts/capabilities.ts';
import type { Transaction } from '../../db/database.ts';
import { cleanValue } from '../../platform/rich-text/sanitise-rich-text.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { saveRevision } from '../sections/revisions/save-revision.ts';
import { findSection, lockSection, storedDraft } from '../sections/revisions/section-row.ts';
import { checkChanges } from '../sections/tree/check-changes.ts';
import { normaliseBlock } from '../sections/tree/normalise-block.ts';
import { ownersOf } from './owners.ts';
import type { Outcome, ReplacingContext, WantedText } from './stored-text.ts';

interface Writing {
  tx: Transaction;
  changed: Set<string>;
  slug: string;
  wanted: readonly WantedText[];
  /** Name of the step in the history. */
  step: string;
}

/** Writes texts of one section as a new draft. */
export async function replaceInModules(
  ctx: ReplacingContext,
  { tx, changed, slug, wanted, step }: Writing,
): Promise<Outcome> {
  const outcome: Outcome = { changed: [], left: [] };
  const leave = (title: string, label: string, reason: Message) =>
    outcome.left.push({ id: null, title, label, reason });
  if (!(await findSection(tx, slug))) {
    for (const _ of wanted) leave(slug, '', 'does_not_exist');
    return outcome;
  }
  const section = await lockSection(tx, slug);
  const title = (await ownersOf({ ...ctx, db: tx }, [section])).get(section.id)?.title ?? slug;
  const stored = await storedDraft(tx, section);
  const before = normaliseBlock(stored);
  const mayChange = can(ctx.user.role, moduleAccess(section.contentType));
  const texts = new Map(textsIn(before).map((text) => [keyOf(text), text]));
  const changes: NewText[] = [];
  for (const { target, expected, next } of wanted) {
    const text = target.kind === 'module' ? texts.get(keyOf({ ...target, block: { id: target.block } })) : undefined;
    const label = text ? nameOfText(text.block, text.field, ctx.locale) : '';
    if (!text) leave(title, label, 'text_gone');
    else if (!mayChange) leave(title, label, 'no_right_to_text');
    else if (!expected(text.value)) leave(title, label, 'changed_since_act');
    else {
      const after = String(cleanValue(text.definition, next(text.value, text.rich)));
      if (after === text.value) continue;
      const problem = problemOf(ctx, text.definition, after);
      if (problem) {
        leave(title, label, problem);
        continue;
      }
      changes.push({ ...text, after });
      outcome.changed.push({ target, title, label, before: text.value, after });
    }
  }
  if (changes.length === 0) return outcome;
  const operations = writeTexts(changes);
  const body = operations.reduce(applyOperation, stored);
  checkChanges(before, normaliseBlock(body), { locale: ctx.locale, fieldSettings: ctx.config });
  await saveRevision(tx, section, { body, operations, labels: operations.map(() => step), author: ctx.user });
  changed.add(tags.draft(slug));
  return outcome;
}

/** Why a draft cannot hold a text. */
function problemOf({ config, locale }: ReplacingContext, field: Field, text: string): Message | undefined {
  const checked = valueSchema(field, { strictness: 'draft', fieldSettings: config, locale }).safeParse(text);
  return checked.error && firstMessage(checked.error);
}

function keyOf({ block, field, locale }: Pick<BlockText, 'field' | 'locale'> & { block: { id: string } }): string {
  return `${block.id} ${field} ${locale}`;
}
