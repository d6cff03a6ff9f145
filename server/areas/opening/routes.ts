import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  openingApi,
  type Opening,
  type OpeningTask,
  type OpeningTaskState,
  openingTasks,
} from '#contract/office/opening-api.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { partNames } from '#contract/settings/parts.ts';
import { isSameTheme, usualTheme } from '#contract/settings/theme/theme.ts';
import { isPublished } from '../../db/visibility.ts';
import { articles } from '../../db/tables/magazine.ts';
import { departments } from '../../db/tables/site.ts';
import { downloadDirectories } from '../../db/tables/press.ts';
import { eventCategories, events, productions, seasons, venues } from '../../db/tables/programme.ts';
import { isPage, pages } from '../../db/tables/pages.ts';
import { seasonSubscriptions } from '../../db/tables/subscriptions.ts';
import { lastBackups } from '../backup/schedule/backup-runs.ts';
import { readSiteSettings, unsetSettings } from '../site-settings/site-settings.ts';
import { isEmptyHouse } from './close-empty-house.ts';
import { type LegalPageState, readLegalPages } from './legal-pages.ts';

/** What is missing until the house may open, for admins. */
export function openingRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, openingApi.show, () => readOpening(ctx));
}

type OpeningContext = Pick<AppContext, 'db' | 'config' | 'clock'>;
type State = Omit<OpeningTaskState, 'task' | 'required'>;

/** Advice; everything else is required. */
const advised = ['category', 'backup', 'logo', 'look', 'departments', ...partNames] as const;

/** How far the house is from its opening, in a fixed number of queries. */
async function readOpening(ctx: OpeningContext): Promise<Opening> {
  const settings = await readSiteSettings(ctx.db);
  const states = { ...ofSettings(settings, ctx), ...(await ofPages(ctx)), ...(await ofProgramme(ctx)) };
  const parts = await ofParts(ctx);
  const backup = { backup: state(await hasBackup(ctx)) };
  const all: Partial<Record<OpeningTask, State>> = { ...states, ...backup, ...parts };
  const off: readonly string[] = settings.parts_off;
  return {
    is_open: settings.is_open,
    is_empty: await isEmptyHouse(ctx.db),
    tasks: openingTasks.flatMap((task) => {
      const found = all[task];
      return found && !off.includes(task) ? [{ task, required: !isOneOf(advised, task), ...found }] : [];
    }),
  };
}

function state(done: boolean): State {
  return { done, page_id: null, placeholders: 0 };
}

function ofSettings(settings: SiteSettings, { config }: OpeningContext) {
  const { name, email, phone, logo, logo_on_dark: onDark } = settings;
  return {
    house_name: state(name !== unsetSettings.name),
    contact: state(email !== '' || phone !== ''),
    logo: state([logo, onDark].some(({ svg, media_id: id }) => svg !== '' || id !== null)),
    look: state(!isSameTheme(settings.theme, usualTheme)),
    // Without a mail server mails become files that nobody reads.
    mail: state(config.smtpUrl !== undefined),
  };
}

async function ofPages({ db }: OpeningContext) {
  const online = (condition: SQL | undefined) =>
    db
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.isOnline, true), condition))
      .limit(1);
  const [home] = await online(and(isPage, eq(pages.pathDe, '')));
  const [inMain] = await online(eq(pages.inMainNavigation, true));
  const [inFooter] = await online(eq(pages.inFooter, true));
  const legal = await readLegalPages(db);
  return {
    home_page: { ...state(home !== undefined), page_id: home?.id ?? null },
    imprint: ofLegalPage(legal.imprint),
    privacy: ofLegalPage(legal.privacy),
    accessibility: ofLegalPage(legal.accessibility),
    main_menu: state(inMain !== undefined),
    footer_menu: state(inFooter !== undefined),
  };
}

function ofLegalPage(page: LegalPageState | undefined): State {
  if (!page) return state(false);
  return { done: page.isPublic && page.placeholders === 0, page_id: page.id, placeholders: page.placeholders };
}

async function ofProgramme({ db, clock }: OpeningContext) {
  const now = clock();
  const viewer = { now, visibility: 'public' } as const;
  const ahead = and(isPublished(events, viewer), gte(events.start, now));
  return {
    venue: state((await db.$count(venues)) > 0),
    category: state((await db.$count(eventCategories)) > 0),
    season: state((await db.$count(seasons, isPublished(seasons, viewer))) > 0),
    production: state((await db.$count(productions, isPublished(productions, viewer))) > 0),
    event: state((await db.$count(events, ahead)) > 0),
  };
}

/** A part that is on and empty leads visitors to an empty list. */
async function ofParts({ db, clock, config }: OpeningContext) {
  const now = clock();
  const isFilled = async (table: typeof articles | typeof seasonSubscriptions | typeof downloadDirectories) =>
    state((await db.$count(table, lte(table.publicAt, now))) > 0);
  return {
    magazine: await isFilled(articles),
    subscriptions: await isFilled(seasonSubscriptions),
    press: await isFilled(downloadDirectories),
    webshop: state(config.ticketing.url !== undefined),
    departments: state((await db.$count(departments)) > 0),
  };
}

/** Backups by schedule, or one that was made by hand. */
async function hasBackup({ db, config }: OpeningContext): Promise<boolean> {
  return config.backups?.every !== undefined || (await lastBackups(db)).good !== null;
}
