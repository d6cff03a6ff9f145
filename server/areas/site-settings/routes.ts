import type { Backend } from '../../http/backend.ts';
import { settingsApi, siteApi } from '#contract/api.ts';
import { shownSettingsSchema } from '#contract/settings/site-settings.ts';
import type { AppContext } from '../../app-context.ts';
import { mount, mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { sharingAddress } from '../links/sharing-address.ts';
import { defaultSharingContent, nameIn, readSiteSettings, withVersion } from './site-settings.ts';
import { headOfSharing } from './head-of-sharing.ts';
import { changeSettings } from './change-settings.ts';
import { shownTypeface } from './own-typeface.ts';
import { shownMarks } from './marks.ts';
import { asc, ne } from 'drizzle-orm';
import type { CategoryColour } from '#contract/settings/theme/category-colours.ts';
import type { Database } from '../../db/database.ts';
import { eventCategories } from '../../db/tables/programme.ts';
import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError, invalid, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { type MailName, mailParts, previewedMailSchema } from '#contract/settings/mails/mail-texts.ts';
import { mailTextProblem } from '#contract/settings/mails/placeholders.ts';
import { mailHtml } from '../../platform/mail/mail-html.ts';
import { mailLook } from '../../platform/mail/outgoing-mail.ts';
import { composeMail } from './compose-mail.ts';
import { parseJson } from '#text/parse-json.ts';

const marksOmitted = { logo: true, logo_on_dark: true, city_mark: true, icons: true } as const;

/** Milliseconds after which a typeface that could not be read is tried again. */
const tryAgainAfter = 60_000;

/** What every page shows; other settings are for the back office. */
const publicSettings = shownSettingsSchema.omit({
  ...{ og_image: true, category_colours: true, own_typeface: true },
  ...marksOmitted,
});

/** Name, address and contact data of the site. */
export function siteSettingsRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, siteApi.settings, async (call) => {
    call.tags.add(tags.site);
    const settings = await readSiteSettings(ctx.db);
    const { locale } = call.params;
    const { marks, pictures } = await shownMarks(ctx.db, settings);
    const shared = await defaultSharingContent(ctx.db, settings, locale);
    const head = await headOfSharing(ctx.db, { settings, locale });
    const { typeface, fonts, hasFailed } = await shownTypeface(ctx, settings);
    if (hasFailed) call.expiresAt.add(new Date(ctx.clock().getTime() + tryAgainAfter));
    // The picture that the logo is is one of these.
    for (const id of [...pictures, ...fonts, ...(shared.picture ? [shared.picture.id] : [])])
      call.tags.add(tags.media(id));
    return {
      ...publicSettings.parse(settings),
      name: nameIn(settings, locale),
      ...marks,
      own_typeface: typeface,
      category_colours: await chosenColours(ctx.db),
      og_image: sharingAddress('house', { id: 1, locale, facts: shared, head: head.version }),
    };
  });
  mount({ app, ctx }, settingsApi.show, async () => withVersion(await readSiteSettings(ctx.db)));
  mount({ app, ctx }, settingsApi.previewMail, ({ context, query, params: { locale } }) =>
    previewMail(ctx, context, { ...query, locale }),
  );
  mount({ app, ctx }, settingsApi.change, ({ body: { version, ...sent } }) =>
    changeSettings(ctx, Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)), version),
  );
}

/** The colours that the house has chosen for categories, in their order. */
function chosenColours(db: Database): Promise<CategoryColour[]> {
  return db
    .select({ slug: eventCategories.slug, colour: eventCategories.colour })
    .from(eventCategories)
    .where(ne(eventCategories.colour, ''))
    .orderBy(asc(eventCategories.position), asc(eventCategories.id));
}

interface Wanted {
  mail: MailName;
  /** JSON of the texts in the language of the mail. */
  texts: string;
  locale: Locale;
}

/** The page of a mail as its reader sees it, with a made-up reader; throws 422 with the texts that cannot be used. */
async function previewMail(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  context: Context,
  { mail, texts: sent, locale }: Wanted,
): Promise<Response> {
  const own = readTexts(sent);
  const issues = mailParts.flatMap((part): Problem[] => {
    const message = mailTextProblem(own[part]);
    return message ? [{ path: part, message }] : [];
  });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  const settings = await readSiteSettings(db);
  const inBoth = (value: string) => ({ de: value, en: value });
  const { subject, action, body } = composeMail(mail, {
    locale,
    texts: {
      [mail]: {
        subject: inBoth(own.subject),
        greeting: inBoth(own.greeting),
        introduction: inBoth(own.introduction),
        closing: inBoth(own.closing),
      },
    },
    house: nameIn(settings, locale),
    recipient: 'maria@example.org',
    link: `${config.siteUrl}/${locale}/newsletter`,
    lists: mail === 'newsletter_confirmation' ? settings.newsletter_lists : [],
  });
  return context.body(mailHtml({ subject, action, body, locale }, mailLook(settings)), 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

function readTexts(sent: string): z.output<typeof previewedMailSchema> {
  const read = previewedMailSchema.safeParse(parseJson(sent));
  if (read.success) return read.data;
  throw invalid('texts', 'invalid_value');
}
