import { can } from '#contract/accounts/capabilities.ts';
import type { Message } from '#contract/base/messages.ts';
import { locales } from '#contract/base/locale.ts';
import type { Transaction } from '../../db/database.ts';
import { schemaMessages } from '../../http/errors/schema-messages.ts';
import { toMessage } from '../../http/errors/write-message.ts';
import { refusalOf } from '../../resources/change-sets.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { updateRecordIn } from '../../resources/write-stored.ts';
import { titleOf } from './owners.ts';
import { type RecordText, textsOf, withTexts, textName } from './record-texts.ts';
import type { Outcome, ReplacedText, ReplacingContext, WantedText } from './stored-text.ts';

interface Writing {
  tx: Transaction;
  changed: Set<string>;
  resource: Resource;
  id: number;
  wanted: readonly WantedText[];
}

/** Writes texts of one record as a change like any other, with a version. All that can be changed, or none. */
export async function replaceInRecord(ctx: ReplacingContext, writing: Writing): Promise<Outcome> {
  const { tx, resource, id, wanted } = writing;
  if (!can(ctx.user.role, resource.contract.access)) return allLeft(ctx, writing, 'no_right_to_text');
  try {
    // A record that the database refuses must not end the others.
    return await tx.transaction(async (inner) => {
      let outcome: Outcome = { changed: [], left: [] };
      const { after } = await updateRecordIn(
        { db: inner, changed: writing.changed },
        {
          resource,
          id,
          fill(before) {
            const planned = plan(ctx, { resource, before, wanted });
            outcome = planned.outcome;
            return planned.values;
          },
        },
      );
      return { ...outcome, changed: asStored(outcome.changed, textsOf(resource, after.state, locales)) };
    });
  } catch (error) {
    return allLeft(ctx, writing, refusalOf(error));
  }
}

/** The field may have cleaned a text, such as of blanks at its ends; an undo compares with what is stored. */
function asStored(changed: readonly ReplacedText[], stored: readonly RecordText[]): ReplacedText[] {
  const values = new Map(stored.map(({ path, value }) => [path, value]));
  return changed
    .map((text) => ({ ...text, after: (text.target.kind === 'record' && values.get(text.target.path)) || '' }))
    .filter(({ before, after }) => before !== after);
}

interface Planning {
  resource: Resource;
  before: Record<string, unknown>;
  wanted: readonly WantedText[];
}

function plan(ctx: ReplacingContext, { resource, before, wanted }: Planning) {
  const outcome: Outcome = { changed: [], left: [] };
  const title = titleOf(resource.kind, before, ctx.locale);
  const known = new Map(textsOf(resource, before, locales).map((text) => [text.path, text]));
  const next = new Map<string, string>();
  for (const { target, expected, next: change } of wanted) {
    if (target.kind !== 'record') continue;
    const label = textName(target.path, ctx.locale) ?? target.path;
    const text = known.get(target.path);
    if (!text || !expected(text.value)) {
      outcome.left.push({ id: target.id, title, label, reason: text ? 'changed_since_act' : 'text_gone' });
      continue;
    }
    const after = change(text.value, text.rich);
    const problem = after === text.value ? null : problemOf(ctx, { resource, before }, { path: text.path, after });
    if (problem) outcome.left.push({ id: target.id, title, label, reason: problem });
    else if (after !== text.value) {
      next.set(text.path, after);
      outcome.changed.push({ target, title, label, before: text.value, after });
    }
  }
  return { outcome, values: withTexts(resource, before, next) };
}

/** Why a field does not take a text, such as its length. */
function problemOf(
  { locale }: ReplacingContext,
  { resource, before }: Pick<Planning, 'resource' | 'before'>,
  { path, after }: { path: string; after: string },
): Message | null {
  const [name = ''] = path.split('.');
  const value = withTexts(resource, before, new Map([[path, after]]))[name];
  const result = resource.contract.fields[name]?.safeParse(value, { error: schemaMessages[locale] });
  const issue = result?.error?.issues[0];
  return issue ? toMessage(issue.message) : null;
}

function allLeft({ locale }: ReplacingContext, { resource, id, wanted }: Writing, reason: Message): Outcome {
  const title = `${resource.contract.name} ${id}`;
  const left = wanted.flatMap(({ target }) =>
    target.kind === 'record' ? [{ id, title, label: textName(target.path, locale) ?? target.path, reason }] : [],
  );
  return { changed: [], left };
}
