import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { StoredWork } from '#contract/programme/programme-resources.ts';
import type { Production, Work } from '#contract/programme/programme.ts';
import type { EntryContext, RequestContext, ShowContext } from '../../request-context.ts';
import { adminAddress, addressesOf } from '../links/addresses.ts';
import { type LinkedTexts, linkTexts } from '../links/link-texts.ts';
import { articlesOfProduction } from '../summaries/summarise-articles.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import { versionOfSharing } from '../site-settings/head-of-sharing.ts';
import { sharingAddress } from '../links/sharing-address.ts';
import { factsOfProduction, fallbackNames } from './get-event.ts';
import { seasonSubscriptions, subscriptionEvents } from '../../db/tables/subscriptions.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { creditsOfProduction, groupByRole } from './cast.ts';
import { comingOfProduction, pastOfProduction } from '../summaries/select-events.ts';
import { productionLogos, productionPictures, productionQuestions } from '../../db/tables/production-parts.ts';
import { events, productions } from '../../db/tables/programme.ts';
import { summariseEvents } from '../summaries/summarise-events.ts';
import { type ProductionRow, selectProductions, summariseProductions } from '../summaries/summarise-productions.ts';
import { entryVisibility, isPublished } from '../../db/visibility.ts';

const maxComing = 100;
const maxPast = 20;

/** A production with everything that its page shows; throws 404 for an unknown one, and to visitors for one that is not public. */
export async function getProduction(entry: EntryContext): Promise<Production> {
  const { db, id, locale, deps } = entry;
  const own = { ...entry, visibility: entryVisibility(entry) };
  deps.tags.add(tags.production(id));
  const [row] = await selectProductions(db).where(and(eq(productions.id, id), isPublished(productions, own)));
  if (!row) throw new AppError('not_found');
  const [summary] = await summariseProductions(entry, [row]);
  if (!summary) throw new AppError('not_found');
  const { production } = row;
  const media = await mediaOf(entry, id);
  const questions = await questionsOf(entry, id);
  const texts = [production.description, production.synopsis].map((text) => inLocale(text, locale).text);
  const linked = await linkTexts(own, {
    links: media.logos.map(({ link }) => link),
    texts: [...texts, ...questions.map(({ answer }) => answer)],
  });
  return {
    ...summary,
    ...facts(row, locale),
    ...textsOf(row, locale, linked),
    questions: questions.map(({ question: asked, answer }) => ({ question: asked, answer: linked.html(answer) })),
    cast: groupByRole(await creditsOfProduction(entry, production)),
    pictures: media.pictures,
    logos: media.logos.map(({ picture, text, link }) => ({ picture, text, link: linked.address(link) })),
    articles: await articlesOfProduction(entry, id),
    ...(await datesOf(entry, id)),
    fallback: fallbackOf(row, locale),
    has_subscription: await hasSubscription(entry, id),
    ...(await showOwnSection(entry, `production-${id}`)),
    urls: addressesOf('production', production),
    og_image: sharingAddress('production', {
      ...{ id, locale, facts: factsOfProduction(summary) },
      head: await versionOfSharing(entry, locale),
    }),
    settings_url: adminAddress('productions', id),
    updated_at: berlinIso(production.updatedAt),
  };
}

function facts({ production }: ProductionRow, locale: Locale) {
  const text = (value: typeof production.title) => inLocale(value, locale).text;
  return {
    librettist: text(production.librettist),
    first_performance: text(production.firstPerformance),
    languages: production.languages,
    surtitles: production.surtitles,
    duration_minutes: production.totalMinutes,
    intervals: production.totalIntervals,
    ...(production.works.length > 0 && { works: toWorks(production.works, locale) }),
    age_from: production.ageFrom,
    content_notes: text(production.contentNotes),
  };
}

function toWorks(works: StoredWork[], locale: Locale): Work[] {
  return works.map(({ title, title_language, composer, librettist, duration_minutes, interval_minutes }, n) => {
    const { text, lang } = inLocale(title, locale);
    return {
      title: text,
      title_language,
      composer,
      librettist: inLocale(librettist, locale).text,
      duration_minutes,
      // None after the last one.
      interval_minutes: n < works.length - 1 ? interval_minutes : null,
      ...(lang ? { lang } : {}),
    };
  });
}

function textsOf({ production }: ProductionRow, locale: Locale, linked: LinkedTexts) {
  return {
    description: linked.html(inLocale(production.description, locale).text),
    synopsis: linked.html(inLocale(production.synopsis, locale).text),
  };
}

/** Names of the texts that fall back to German. */
function fallbackOf({ production }: ProductionRow, locale: Locale): string[] {
  const texts = {
    subtitle: [production.subtitle],
    teaser: [production.teaser],
    librettist: [production.librettist],
    first_performance: [production.firstPerformance],
    description: [production.description],
    synopsis: [production.synopsis],
    content_notes: [production.contentNotes],
  };
  return fallbackNames(texts, locale);
}

async function questionsOf(ctx: Pick<RequestContext, 'db' | 'locale'>, id: number) {
  const { db, locale } = ctx;
  const rows = await db
    .select()
    .from(productionQuestions)
    .where(eq(productionQuestions.productionId, id))
    .orderBy(asc(productionQuestions.position));
  return rows.map(({ question, answer }) => ({
    question: inLocale(question, locale).text,
    answer: inLocale(answer, locale).text,
  }));
}

/** Pictures of the slider and logos; other files are left out. */
async function mediaOf(ctx: Pick<RequestContext, 'db' | 'locale' | 'deps'>, id: number) {
  const { db, locale } = ctx;
  const slider = await db
    .select({ mediaId: productionPictures.mediaId })
    .from(productionPictures)
    .where(eq(productionPictures.productionId, id))
    .orderBy(asc(productionPictures.position));
  const logos = await db
    .select()
    .from(productionLogos)
    .where(eq(productionLogos.productionId, id))
    .orderBy(asc(productionLogos.position));
  const ids = [...slider, ...logos].map(({ mediaId }) => mediaId);
  const pictureOf = await shownPictures(ctx, ids);
  return {
    pictures: slider.flatMap(({ mediaId }) => pictureOf(mediaId) ?? []),
    logos: logos.flatMap(({ mediaId, text, link }) => {
      const picture = pictureOf(mediaId);
      return picture ? [{ picture, text: inLocale(text, locale).text, link }] : [];
    }),
  };
}

async function datesOf(ctx: ShowContext, id: number) {
  const coming = await comingOfProduction(ctx, { productionId: id, limit: maxComing });
  const past = await pastOfProduction(ctx, { productionId: id, limit: maxPast });
  const shown = await summariseEvents(ctx, [...coming, ...past]);
  return { events: shown.slice(0, coming.length), past_events: shown.slice(coming.length) };
}

async function hasSubscription(
  ctx: Pick<RequestContext, 'db' | 'now' | 'visibility' | 'deps'>,
  id: number,
): Promise<boolean> {
  const { db, now, deps } = ctx;
  deps.tags.add(tags.subscriptions);
  const found = await db
    .select({ id: events.id })
    .from(events)
    .innerJoin(subscriptionEvents, eq(subscriptionEvents.eventId, events.id))
    .innerJoin(seasonSubscriptions, eq(seasonSubscriptions.id, subscriptionEvents.subscriptionId))
    .where(
      and(
        eq(events.productionId, id),
        gt(events.over, now),
        ne(events.availability, 'cancelled'),
        isPublished(events, ctx),
        isPublished(seasonSubscriptions, ctx),
      ),
    )
    .limit(1);
  return found.length > 0;
}
