import { sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { type Localized, localizedOf } from '#contract/base/localized.ts';
import { type CopyRules, sectionPart } from '#contract/resources/copy-rules.ts';
import { oneLanguage } from '#contract/resources/resource-fields.ts';
import { latinSlug } from '../platform/latin-slug.ts';
import type { Transaction } from '../db/database.ts';
import { column, type Resource, type Snapshot } from './definition/resource.ts';
import { beginningOf, freeAmong } from './derive-values.ts';
import { readOne } from './read-stored.ts';
import { createRecordIn, write, type WriteContext } from './write-stored.ts';

type Values = Record<string, unknown>;

interface WantedCopy {
  resource: Resource;
  /** Id of the original. */
  id: number;
  /** The chosen parts, and values that differ from the original. */
  sent: Values & { parts: string[] };
}

/** Duplicates an entry with its section in one transaction. The copy is a draft. The contract has validated the input. */
export function copyStored(ctx: WriteContext, { resource, id, sent }: WantedCopy): Promise<Snapshot> {
  const { copy: rules } = resource.contract;
  if (!rules) throw new AppError('not_found');
  return write(ctx, async (tx, changed) => {
    const original = await readOne(tx, resource, id);
    const { parts, ...own } = sent;
    const values = { ...copiedValues(resource, { rules, parts, state: original.state }), ...own };
    const slug = await freeSlugs(tx, resource, values);
    const copy = await createRecordIn({ db: tx, changed }, { resource, sent: { ...values, ...slug }, original });
    if (parts.includes(sectionPart))
      await resource.copySection?.({ db: tx, changed }, { from: original.id, to: copy.id });
    return copy;
  });
}

/** Values of the original, without the parts that were not chosen and without what never goes along. */
function copiedValues(
  resource: Resource,
  { rules, parts, state }: { rules: CopyRules; parts: string[]; state: Values },
): Values {
  const { fields } = resource.contract;
  const leftOut = Object.entries(rules.parts).flatMap(([part, names]) => (parts.includes(part) ? [] : names));
  const dropped = new Set([...leftOut, ...rules.dropped, 'slug', 'state', 'public_from']);
  const kept = Object.fromEntries(
    Object.keys(fields).flatMap((name) => (dropped.has(name) ? [] : [[name, state[name]] as const])),
  );
  return { ...(resource.forCopy?.(kept) ?? kept), ...(fields.state ? { state: 'draft' } : {}) };
}

/** Slugs in both languages that no other entry has; a slug shared by both languages is derived on creation. */
async function freeSlugs(tx: Transaction, { contract, table, kind }: Resource, values: Values): Promise<Values> {
  const field = contract.fields.slug;
  if (!field || !oneLanguage(field)) return {};
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug of ${kind}`}))`);
  const slug = column(table, 'slug');
  const title = localizedOf(values.title);
  const wanted: Localized<string> = { de: latinSlug(title.de) || kind, en: latinSlug(title.en) };
  const free = async (locale: 'de' | 'en') => {
    if (wanted[locale] === '') return '';
    const rows = await tx
      .select({ slug: sql<Localized<string>>`${slug}` })
      .from(table)
      .where(sql`${slug}->>${locale} like ${beginningOf(wanted[locale])}`);
    return freeAmong(wanted[locale], new Set(rows.map((row) => row.slug[locale])));
  };
  return { slug: { de: await free('de'), en: await free('en') } };
}
