import { asc, inArray } from 'drizzle-orm';
import { AppError, invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { BulkMediaChange, PlannedMedia } from '#contract/media/bulk-media-api.ts';
import { type Media, type MediaChange, tagBounds } from '#contract/media/media.ts';
import { media } from '../../../db/tables/media.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { AppContext } from '../../../app-context.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { type MediaRow, toMedia } from '../../../platform/pictures/media-rows.ts';
import { updateRecordIn } from '../changing/change-media.ts';
import type { LocalizedText } from '#contract/base/localized.ts';
import { locales } from '#text/languages.ts';

/** What a change would do to each entry, in the order of the ids. */
export async function previewChange(
  db: Database,
  { ids, change }: { ids: number[]; change: BulkMediaChange },
): Promise<{ media: PlannedMedia[] }> {
  const rows = await db.select().from(media).where(inArray(media.id, ids));
  const entries = new Map(rows.map((row) => [row.id, toMedia(row)]));
  return { media: [...new Set(ids)].flatMap((id) => entries.get(id) ?? []).map((entry) => planned(entry, change)) };
}

function planned(entry: Media, change: BulkMediaChange): PlannedMedia {
  const changes = Object.entries(wantedChange(entry, change)).map(([field, after]) => ({
    field,
    before: Object.entries(entry).find(([name]) => name === field)?.[1],
    after,
  }));
  return { media: entry, changes };
}

interface ManyChanges {
  /** The entries with their versions of the preview. */
  chosen: { id: number; version: string }[];
  change: BulkMediaChange;
  locale: Locale;
}

/** Changes entries in one transaction, all or none. */
export function changeMany(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { chosen, change, locale }: ManyChanges,
): Promise<{ changed: number }> {
  return withInvalidation(ctx, async (tx, changed) => {
    const versions = new Map(chosen.map(({ id, version }) => [id, version]));
    const rows = await lockAll(tx, [...versions.keys()]);
    const entries = new Map(rows.map((row) => [row.id, toMedia(row)]));
    const left = [...versions].filter(([id, version]) => entries.get(id)?.version !== version);
    if (left.length > 0) {
      const refused = left.map(([id]) => ({
        id,
        title: entries.get(id)?.file_name ?? '',
        message: writeMessage(entries.has(id) ? 'changed_since' : 'does_not_exist', locale),
      }));
      throw new AppError('conflict', undefined, { details: { media: refused } });
    }
    let count = 0;
    for (const before of rows) {
      const entry = toMedia(before);
      const wanted = wantedChange(entry, change);
      if (Object.keys(wanted).length === 0) continue;
      refuseTooManyTags(entry, wanted.tags);
      await updateRecordIn({ db: tx, changed }, { before, wanted });
      count += 1;
    }
    return { changed: count };
  });
}

/** Locked in the order of their ids, so that two changes cannot wait for each other. */
function lockAll(tx: Transaction, ids: number[]): Promise<MediaRow[]> {
  return tx.select().from(media).where(inArray(media.id, ids)).orderBy(asc(media.id)).for('update');
}

function refuseTooManyTags({ file_name: name }: Media, tags: string[] = []): void {
  if (tags.length <= tagBounds.count) return;
  const message = { key: 'too_many_tags', params: { name, max: tagBounds.count } } as const;
  throw invalid('change.add_tags', message);
}

/** What a change of many does to one entry: the fields that get another value. */
function wantedChange(entry: Media, change: BulkMediaChange): MediaChange {
  const describable = entry.kind === 'image' && !entry.decorative;
  const wanted: MediaChange = {
    alt: describable ? textAfter(entry.alt, change.alt, change.texts) : entry.alt,
    caption: textAfter(entry.caption, change.caption, change.texts),
    copyright: textAfter(entry.copyright, change.copyright, change.texts),
    tags: tagsAfter(entry.tags, change),
  };
  const names = ['alt', 'caption', 'copyright', 'tags'] as const;
  const changed = names.filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(entry[name]));
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

/** An empty text is no wish; with `keep` neither is one that is there already. */
function textAfter(
  before: LocalizedText,
  wanted: LocalizedText | undefined,
  mode: BulkMediaChange['texts'],
): LocalizedText {
  if (!wanted) return before;
  const after = { ...before };
  for (const locale of locales) {
    const isFree = mode === 'replace' || before[locale].trim() === '';
    if (wanted[locale].trim() !== '' && isFree) after[locale] = wanted[locale];
  }
  return after;
}

function tagsAfter(before: string[], { add_tags: added = [], remove_tags: removed = [] }: BulkMediaChange): string[] {
  const has = (tags: string[], tag: string) => tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  const kept = before.filter((tag) => !has(removed, tag));
  return [...kept, ...added.filter((tag) => !has(kept, tag))];
}
