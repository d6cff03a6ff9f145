import type { Locale } from '#contract/base/locale.ts';
import { localizedOf } from '#contract/base/localized.ts';
import type { FoundText } from '#contract/editing/replacing-api.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { nameOf, type Resource, type Snapshot } from '../../resources/definition/resource.ts';
import { recordsOf } from '../sections/section-owners.ts';
import type { SectionRow } from '../sections/revisions/section-row.ts';
import type { ReplacingContext } from './stored-text.ts';
import { serverText } from '../../platform/server-text.ts';

type Owner = FoundText['owner'];
type Reader = Pick<ReplacingContext, 'resources' | 'locale'> & { db: Database | Transaction };

/** The page or record of each section by the id of the section; sections whose owner was deleted are missing. */
export async function ownersOf(ctx: Reader, rows: readonly SectionRow[]): Promise<Map<number, Owner>> {
  const records = await recordsOf(ctx, rows);
  const owners = new Map<number, Owner>();
  for (const [id, { resource, record }] of records) owners.set(id, ownerOf(resource, record, ctx.locale));
  const isOwned = ({ contentType }: SectionRow) => ctx.resources.some(({ kind }) => kind === contentType);
  for (const row of rows)
    if (!isOwned(row)) owners.set(row.id, { kind: 'section', id: null, title: row.slug, url: null });
  return owners;
}

export function ownerOf({ kind }: Resource, { id, state }: Snapshot, locale: Locale): Owner {
  const url = localizedOf(state.urls)[locale];
  return { kind, id, title: titleOf(kind, state, locale), url: url === '' ? null : url };
}

export function titleOf(kind: string, state: Record<string, unknown>, locale: Locale): string {
  if (kind === 'settings') return serverText('settings', locale);
  // The name of a file comes before its dimensions.
  if (kind === 'media') return String(state.file).split(',')[0] ?? '';
  return nameOf(state, locale);
}
