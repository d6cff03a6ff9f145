import { asc } from 'drizzle-orm';
import type { BreakingNews } from '#contract/home.ts';
import { inLocale } from '#contract/localized.ts';
import type { Database } from '../house.ts';
import { type LinkedTexts, linkTexts } from '../links/link-texts.ts';
import type { LinkReader } from '../links/resolve-links.ts';
import { isDue, notOver } from './due.ts';
import { breakingNews } from './schema.ts';

/** News that are due, in order. `used` collects what they lead to, `until` when others become due. */
export async function listBreakingNews(
  db: Database,
  reader: LinkReader,
  used: Set<string>,
  until: Set<Date>,
): Promise<BreakingNews[]> {
  const now = reader.clock();
  const rows = await db
    .select()
    .from(breakingNews)
    .where(notOver(breakingNews, now))
    .orderBy(asc(breakingNews.position), asc(breakingNews.id));
  const due = rows.filter((row) => isDue(row, now, until));
  const linked = await linkTexts(db, { links: due.map(({ link }) => link) }, reader, used);
  return due.map((row) => toNews(row, reader, linked));
}

function toNews(row: typeof breakingNews.$inferSelect, { locale }: LinkReader, linked: LinkedTexts): BreakingNews {
  const { text: title, lang } = inLocale(row.title, locale);
  const { text, lang: textLang } = inLocale(row.text, locale);
  const shown = lang ?? textLang;
  return {
    id: row.id,
    title,
    text,
    link: { url: linked.address(row.link) },
    link_text: inLocale(row.linkText, locale).text,
    ...(shown ? { lang: shown } : {}),
  };
}
