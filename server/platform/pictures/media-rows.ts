import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Media, type MediaChange, renditionUrl, widthsFor } from '#contract/media/media.ts';
import { media } from '../../db/tables/media.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { baseUrl } from '../files/storage-keys.ts';

export type MediaRow = typeof media.$inferSelect;

/** True if a number can be a row id; the database rejects comparisons with larger integers. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}

export async function readMedia(db: Database | Transaction, id: number): Promise<MediaRow | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row;
}

/** The columns that a change sets. */
export function toColumns(change: MediaChange): Partial<typeof media.$inferInsert> {
  const { focal, ...texts } = change;
  return { ...texts, ...(focal ? { focalX: Math.round(focal.x * 10), focalY: Math.round(focal.y * 10) } : {}) };
}

/** An entry as editors see it. */
export function toMedia(row: MediaRow): Media {
  const base = baseUrl(row);
  const widths = row.width === null ? [] : widthsFor(row.width);
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.fileName,
    mime: row.mime,
    size: row.size,
    url: `${base}/${encodeURIComponent(row.fileName)}`,
    base: row.kind === 'image' ? base : '',
    width: row.width,
    height: row.height,
    alt: row.alt,
    decorative: row.decorative,
    caption: row.caption,
    copyright: row.copyright,
    focal: { x: row.focalX / 10, y: row.focalY / 10 },
    tags: row.tags,
    placeholder: row.placeholder,
    brightness: row.brightness,
    thumbs: Object.fromEntries(widths.map((width) => [String(width), renditionUrl(base, width, 'webp')])),
    created_at: row.createdAt.toISOString(),
    version: versionOf(row),
  };
}

/** Version that changes with the entry and with its file. */
export function versionOf(row: MediaRow): string {
  const { hash, fileName, alt, decorative, caption, copyright, focalX, focalY, tags } = row;
  const content = [hash, fileName, alt, decorative, caption, copyright, focalX, focalY, tags];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
