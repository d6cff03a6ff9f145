import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { type Media, type MediaChange, renditionUrl, widthsFor } from '#contract/media.ts';
import { media } from '../db/schema.ts';
import type { Database, Transaction } from '../house.ts';
import { baseUrl } from './keys.ts';

export type MediaRow = typeof media.$inferSelect;

/** Whether a number can be the id of a row at all; the database refuses to compare with a larger one. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}

export async function readMedia(db: Database | Transaction, id: number): Promise<MediaRow | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row;
}

export interface MediaFilter {
  query?: string | undefined;
  kind?: 'image' | 'file' | undefined;
  page: number;
  page_size: number;
}

/** A page of the library, newest first, and how many entries there are in all. */
export async function listMedia(db: Database, filter: MediaFilter): Promise<{ total: number; rows: MediaRow[] }> {
  const where = and(filter.kind ? eq(media.kind, filter.kind) : undefined, ...words(filter.query).map(hasWord));
  const [counted] = await db.select({ total: count() }).from(media).where(where);
  const rows = await db
    .select()
    .from(media)
    .where(where)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(filter.page_size)
    .offset((filter.page - 1) * filter.page_size);
  return { total: counted?.total ?? 0, rows };
}

function words(query = ''): string[] {
  return query
    .split(/[\s\0]+/)
    .filter(Boolean)
    .slice(0, 8);
}

/** The word in the file name or in any of the texts of either language. */
function hasWord(word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  const texts = [media.alt, media.caption, media.copyright].flatMap((column) => [
    sql`${column}->>'de'`,
    sql`${column}->>'en'`,
  ]);
  return or(ilike(media.fileName, pattern), ...texts.map((text) => ilike(text, pattern)));
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
    placeholder: row.placeholder,
    thumbs: Object.fromEntries(widths.map((width) => [String(width), renditionUrl(base, width, 'webp')])),
    created_at: row.createdAt.toISOString(),
  };
}
