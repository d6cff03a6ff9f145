import { and, asc, eq, gt } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { Production } from '#contract/programme.ts';
import { adminAddress, addressesOf } from '../addresses.ts';
import type { Database, House, SessionUser } from '../house.ts';
import { type LinkedTexts, linkTexts } from '../links/link-texts.ts';
import { articlesOfProduction } from '../magazine/summarise-articles.ts';
import { picturesByIds } from '../media/pictures.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import { factsOfProduction, sharingAddress } from '../sharing/shared-facts.ts';
import { seasonSubscriptions, subscriptionEvents } from '../subscriptions/schema.ts';
import { berlinIso } from './berlin-time.ts';
import { creditsOfProduction, groupByRole } from './cast.ts';
import { comingOfProduction, pastOfProduction } from './event-rows.ts';
import { productionLogos, productionPictures, productionQuestions } from './parts-schema.ts';
import { events, productions } from './schema.ts';
import { summariseEvents } from './summarise-events.ts';
import { type ProductionRow, selectProductions, summariseProductions } from './summarise-productions.ts';

const mostComing = 100;
const mostPast = 20;

interface Question {
  id: number;
  locale: Locale;
  /** The draft of its section, for editors. */
  edit: boolean;
  user: SessionUser | null;
}

/** A production with everything its page shows; 404 where there is none or visitors may not see it. */
export async function showProduction(house: House, question: Question, made: MadeOf): Promise<Production> {
  const { db, clock } = house;
  const { id, locale, user } = question;
  const now = clock();
  made.tags.add(tags.production(id));
  const [row] = await selectProductions(db).where(eq(productions.id, id));
  if (!row || (!row.production.isOnline && !user)) throw new AppError('not_found');
  const [summary] = await summariseProductions(db, [row], locale, now, made);
  if (!summary) throw new AppError('not_found');
  const { production } = row;
  const media = await mediaOf(db, id, locale, made);
  const questions = await questionsOf(db, id, locale);
  const texts = [production.description, production.synopsis].map((text) => inLocale(text, locale).text);
  const linked = await linkTexts(
    db,
    { links: media.logos.map(({ link }) => link), texts: [...texts, ...questions.map(({ answer }) => answer)] },
    { locale, audience: user ? 'editor' : 'visitor', clock },
    made.tags,
  );
  return {
    ...summary,
    ...facts(row, locale),
    ...textsOf(row, locale, linked),
    questions: questions.map(({ question: asked, answer }) => ({ question: asked, answer: linked.html(answer) })),
    cast: groupByRole(await creditsOfProduction(db, id, locale, made.tags)),
    pictures: media.pictures,
    logos: media.logos.map(({ picture, text, link }) => ({ picture, text, link: linked.address(link) })),
    articles: await articlesOfProduction(db, id, locale, now, made),
    ...(await datesOf(db, id, locale, now, made)),
    fallback: fallbackOf(row, locale),
    has_subscription: await hasSubscription(db, id, now, made),
    ...(await showOwnSection(house, `production-${id}`, question, made)),
    urls: addressesOf('production', production),
    og_image: sharingAddress('production', id, locale, factsOfProduction(summary)),
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
    duration_minutes: production.durationMinutes,
    intervals: production.intervals,
    age_from: production.ageFrom,
    content_notes: text(production.contentNotes),
  };
}

function textsOf({ production }: ProductionRow, locale: Locale, linked: LinkedTexts) {
  return {
    description: linked.html(inLocale(production.description, locale).text),
    synopsis: linked.html(inLocale(production.synopsis, locale).text),
  };
}

/** Names of the texts that are German because there are none in English. */
function fallbackOf({ production }: ProductionRow, locale: Locale): string[] {
  const texts = {
    subtitle: production.subtitle,
    teaser: production.teaser,
    librettist: production.librettist,
    first_performance: production.firstPerformance,
    description: production.description,
    synopsis: production.synopsis,
    content_notes: production.contentNotes,
  };
  return Object.entries(texts).flatMap(([name, text]) => (inLocale(text, locale).lang ? [name] : []));
}

async function questionsOf(db: Database, id: number, locale: Locale) {
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

/** Pictures of the slider and logos; what is no picture is left out. */
async function mediaOf(db: Database, id: number, locale: Locale, { tags: used }: MadeOf) {
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
  for (const mediaId of ids) used.add(tags.media(mediaId));
  const pictures = await picturesByIds(db, ids, locale);
  return {
    pictures: slider.flatMap(({ mediaId }) => pictures[String(mediaId)] ?? []),
    logos: logos.flatMap(({ mediaId, text, link }) => {
      const picture = pictures[String(mediaId)];
      return picture ? [{ picture, text: inLocale(text, locale).text, link }] : [];
    }),
  };
}

async function datesOf(db: Database, id: number, locale: Locale, now: Date, made: MadeOf) {
  const coming = await comingOfProduction(db, id, now, mostComing);
  const past = await pastOfProduction(db, id, now, mostPast);
  const shown = await summariseEvents(db, [...coming, ...past], locale, now, made);
  return { events: shown.slice(0, coming.length), past_events: shown.slice(coming.length) };
}

async function hasSubscription(db: Database, id: number, now: Date, made: MadeOf): Promise<boolean> {
  made.tags.add(tags.subscriptions);
  const found = await db
    .select({ id: events.id })
    .from(events)
    .innerJoin(subscriptionEvents, eq(subscriptionEvents.eventId, events.id))
    .innerJoin(seasonSubscriptions, eq(seasonSubscriptions.id, subscriptionEvents.subscriptionId))
    .where(and(eq(events.productionId, id), gt(events.over, now), eq(seasonSubscriptions.isOnline, true)))
    .limit(1);
  return found.length > 0;
}
