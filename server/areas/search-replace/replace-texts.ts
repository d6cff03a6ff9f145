import type { ReplaceTarget, replacingApi } from '#contract/editing/replacing-api.ts';
import { groupBy } from '#contract/base/records.ts';
import type { LeftEntry } from '#contract/resources/change-sets.ts';
import { type Replacement, replacePlaces } from '#text/replacing/replace-places.ts';
import type { Transaction } from '../../db/database.ts';
import type { ChangedRecord, ChangedText } from '../../db/tables/audit.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { storeChangeSet, writeLeft } from '../../resources/change-sets.ts';
import { write } from '../../resources/write-stored.ts';
import { replaceInModules } from './replace-in-modules.ts';
import { replaceInRecord } from './replace-in-records.ts';
import { type Outcome, type ReplacedText, type ReplacingContext, seenOf, type WantedText } from './stored-text.ts';
import type { BodyOf } from '#contract/base/endpoint.ts';

/** Replaces the chosen places in one transaction, and stores what the texts were before. */
export function replaceTexts(
  ctx: ReplacingContext,
  { wanted, texts: asked }: { wanted: Replacement } & Pick<BodyOf<typeof replacingApi.replace>, 'texts'>,
): Promise<{ id: number | null; texts: number; places: number; left: LeftEntry[] }> {
  return write(ctx, async (tx, changed) => {
    const done = new Map<ReplaceTarget, number>();
    const chosen = asked.map(({ target, seen, places: indices }): WantedText => {
      const isChosen = new Set(indices);
      return {
        target,
        expected: (value) => seenOf(value) === seen,
        next(value, rich) {
          const result = replacePlaces({ value, rich }, wanted, (index) => isChosen.has(index));
          done.set(target, result.done);
          return result.value;
        },
      };
    });
    const outcome = await writeAll(ctx, { tx, changed, wanted: chosen, step: nameOf(wanted) });
    const left = outcome.left.map((one) => writeLeft(one, ctx.locale));
    const texts = outcome.changed.length;
    if (texts === 0) return { id: null, texts, places: 0, left };
    const { term, replacement } = wanted;
    const id = await storeChangeSet(tx, {
      kind: 'replacement',
      at: ctx.clock(),
      userName: ctx.user.username,
      details: { term, replacement },
      entries: outcome.changed.map(toEntry),
    });
    const changes = [{ field: 'texts', before: '', after: String(texts) }];
    await recordAudit(tx, { action: 'replaced', kind: 'content', id, title: nameOf(wanted), changes });
    const places = outcome.changed.reduce((sum, { target }) => sum + (done.get(target) ?? 0), 0);
    return { id, texts, places, left };
  });
}

export function nameOf({ term, replacement }: Pick<Replacement, 'term' | 'replacement'>): string {
  return `„${term}“ → „${replacement}“`;
}

function toEntry({ target, before, after, ...names }: ReplacedText): ChangedRecord | ChangedText {
  if (target.kind === 'module') return { target, ...names, before, after };
  const { resource, id, path } = target;
  return { resource, id, ...names, before: { [path]: before }, after: { [path]: after } };
}

interface Writing {
  tx: Transaction;
  changed: Set<string>;
  wanted: readonly WantedText[];
  step: string;
}

/** Writes all texts: sections in the order of their slugs, then records, so that two writers wait for each other at most once. */
async function writeAll(ctx: ReplacingContext, { tx, changed, wanted, step }: Writing): Promise<Outcome> {
  const groups = groupBy(wanted, groupOf);
  const all: Outcome = { changed: [], left: [] };
  for (const [, group] of [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const outcome = await writeGroup(ctx, { tx, changed, wanted: group, step });
    all.changed.push(...outcome.changed);
    all.left.push(...outcome.left);
  }
  return all;
}

/** Sections come before records. */
function groupOf({ target }: WantedText): string {
  return target.kind === 'module' ? ` ${target.slug}` : `${target.resource} ${String(target.id).padStart(10, '0')}`;
}

async function writeGroup(ctx: ReplacingContext, writing: Writing): Promise<Outcome> {
  const target = writing.wanted[0]?.target;
  if (target?.kind === 'module') return replaceInModules(ctx, { ...writing, slug: target.slug });
  const resource = ctx.resources.find(({ contract }) => contract.name === target?.resource);
  if (!target || !resource) return { changed: [], left: [] };
  return replaceInRecord(ctx, { ...writing, resource, id: target.id });
}
