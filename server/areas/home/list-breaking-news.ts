import { asc } from 'drizzle-orm';
import type { BreakingNews } from '#contract/home/home.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { RequestContext } from '../../request-context.ts';
import { type LinkedTexts, linkTexts } from '../links/link-texts.ts';
import type { LinkReader } from '../links/resolve-links.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { isDue } from './due.ts';
import { breakingNews } from '../../db/tables/site.ts';

/** The current news, in order. `deps` collects their link targets and the times at which the list changes. */
export async function listBreakingNews(
  ctx: Pick<RequestContext, 'db' | 'deps'>,
  reader: LinkReader,
): Promise<BreakingNews[]> {
  const { db } = ctx;
  const { expiresAt } = ctx.deps;
  const viewer = { now: reader.clock(), visibility: reader.visibility };
  const due = await db
    .select()
    .from(breakingNews)
    .where(isDue(breakingNews, viewer))
    .orderBy(asc(breakingNews.position), asc(breakingNews.id));
  for (const { endsAt } of due) if (endsAt) expiresAt.add(endsAt);
  const linked = await linkTexts(ctx, { links: due.map(({ link }) => link), reader });
  return due.map((row) => toNews(row, reader, linked));
}

function toNews(
  row: typeof breakingNews.$inferSelect,
  { locale, clock }: LinkReader,
  linked: LinkedTexts,
): BreakingNews {
  const { text: title, lang } = inLocale(row.title, locale);
  const { text, lang: textLang } = inLocale(row.text, locale);
  const shown = lang ?? textLang;
  return {
    id: row.id,
    title: markHidden(title, row, { locale, now: clock() }),
    text,
    link: { url: linked.address(row.link) },
    link_text: inLocale(row.linkText, locale).text,
    ...(shown ? { lang: shown } : {}),
  };
}
