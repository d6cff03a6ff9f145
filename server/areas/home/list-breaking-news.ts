import { asc } from 'drizzle-orm';
import type { BreakingNews } from '#contract/home/home.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { ShowContext } from '../../request-context.ts';
import { type LinkedTexts, linkTexts } from '../links/link-texts.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { isDue } from './due.ts';
import { breakingNews } from '../../db/tables/site.ts';

/** The current news, in order. `deps` collects their link targets and the times at which the list changes. */
export async function listBreakingNews(ctx: ShowContext): Promise<BreakingNews[]> {
  const { db, deps } = ctx;
  deps.tags.add(tags.breakingNews);
  const due = await db
    .select()
    .from(breakingNews)
    .where(isDue(breakingNews, ctx))
    .orderBy(asc(breakingNews.position), asc(breakingNews.id));
  for (const { endsAt } of due) if (endsAt) deps.expiresAt.add(endsAt);
  const linked = await linkTexts(ctx, { links: due.map(({ link }) => link) });
  return due.map((row) => toNews(row, ctx, linked));
}

function toNews(row: typeof breakingNews.$inferSelect, ctx: ShowContext, linked: LinkedTexts): BreakingNews {
  const { locale } = ctx;
  const { text: title, lang } = inLocale(row.title, locale);
  const { text, lang: textLang } = inLocale(row.text, locale);
  const shown = lang ?? textLang;
  return {
    id: row.id,
    title: markHidden(title, row, ctx),
    text,
    link: { url: linked.address(row.link) },
    link_text: inLocale(row.linkText, locale).text,
    ...(shown ? { lang: shown } : {}),
  };
}
