import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { type MailName, mailParts, previewedMailSchema } from '#contract/settings/mails/mail-texts.ts';
import { mailTextProblem } from '#contract/settings/mails/placeholders.ts';
import type { AppContext } from '../../app-context.ts';
import { mailHtml } from '../../platform/mail/mail-html.ts';
import { mailLook } from '../../platform/mail/mail-look.ts';
import { composeMail } from './compose-mail.ts';
import { nameIn, readSiteSettings } from './site-settings.ts';

interface Wanted {
  mail: MailName;
  /** JSON of the texts in the language of the mail. */
  texts: string;
  locale: Locale;
}

/** The page of a mail as its reader sees it, with a made-up reader; throws 422 with the texts that cannot be used. */
export async function previewMail(
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
  try {
    const read = previewedMailSchema.safeParse(JSON.parse(sent));
    if (read.success) return read.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new AppError('invalid', undefined, { issues: [{ path: 'texts', message: 'invalid_value' }] });
}
