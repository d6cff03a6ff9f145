import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type AppError, invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { NewsletterList } from '#contract/newsletter/newsletter-lists.ts';
import type { TransactionContext } from '../../request-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import { deleteMails, type Mail, queueMail } from '../../platform/mail/queue-mail.ts';
import { nameIn, readSiteSettings } from '../site-settings/site-settings.ts';
import { newsletterRequests, newsletterSubscribers } from '../../db/tables/newsletter.ts';
import { hashOf, newToken, type UnsubscribeTokens } from './tokens.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { composeMail } from '../site-settings/compose-mail.ts';
import { type PeriodicJob, startPeriodicJob } from '../../platform/periodic-job.ts';

interface Facts {
  recipient: string;
  locale: Locale;
  settings: SiteSettings;
  /** Link in the mail. */
  link: string;
}

const factsOf = ({ settings, ...facts }: Facts) => ({
  ...facts,
  texts: settings.mail_texts,
  house: nameIn(settings, facts.locale),
});

/** The confirmation mail (double opt-in). It contains nothing else, so that it is not an advertisement. */
export function confirmationMail(facts: Facts, lists: NewsletterList[]): Mail {
  const { recipient, locale } = facts;
  const composed = composeMail('newsletter_confirmation', { ...factsOf(facts), lists });
  return { kind: 'newsletter', recipient, locale, ...composed };
}

/** The welcome mail, with the unsubscribe link, also for the button of mailboxes. */
export function welcomeMail(facts: Facts): Mail {
  const { recipient, locale, link } = facts;
  const composed = composeMail('newsletter_welcome', factsOf(facts));
  return { kind: 'newsletter', recipient, locale, unsubscribe: link, ...composed };
}

/** Paths of the screens that newsletter mails link to, below the locale. */
const screens = {
  confirm: { de: 'newsletter/bestaetigen', en: 'newsletter/confirm' },
  unsubscribe: { de: 'newsletter/abmelden', en: 'newsletter/unsubscribe' },
} satisfies Record<string, Record<Locale, string>>;

/** A link in a mail, `https://oper.example/de/newsletter/bestaetigen?token=…`. */
export function linkAddress(
  siteUrl: string,
  { kind, locale, token }: { kind: keyof typeof screens; locale: Locale; token: string },
): string {
  return `${siteUrl}/${locale}/${screens[kind][locale]}?token=${encodeURIComponent(token)}`;
}

const day = 86_400_000;
const validFor = 7 * day;
/** Mails per address and day, so that others cannot flood a mailbox. */
const maxMailsADay = 3;

interface Order {
  /** The address as the visitor typed it. */
  email: string;
  lists: NewsletterList[];
  locale: Locale;
}

/** Sends a confirmation link. Existing subscribers get it too, so the response does not reveal who subscribes. */
export async function requestConfirmation(ctx: AppContext, { email, lists, locale }: Order): Promise<void> {
  const { db, clock, config } = ctx;
  const settings = await readSiteSettings(db);
  const now = clock();
  const { token, hash } = newToken();
  const own = email.toLowerCase();
  await db.transaction(async (tx) => {
    const { email: column, createdAt } = newsletterRequests;
    const today = and(eq(column, own), gt(createdAt, new Date(now.getTime() - day)));
    if ((await tx.$count(newsletterRequests, today)) >= maxMailsADay) return;
    await tx.insert(newsletterRequests).values({
      email: own,
      lists: lists.map(({ value }) => value),
      locale,
      tokenHash: hash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + validFor),
    });
    const link = linkAddress(config.siteUrl, { kind: 'confirm', locale, token });
    await queueMail({ db: tx, now }, confirmationMail({ recipient: email, locale, settings, link }, lists));
  });
}

/** Confirms a sign-up by its token. Repeating it changes nothing. Throws 422 if the token is unknown or expired. */
export async function confirm(ctx: AppContext, token: string, tokens: UnsubscribeTokens): Promise<void> {
  const { db, clock, config } = ctx;
  const settings = await readSiteSettings(db);
  const now = clock();
  await db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(newsletterRequests)
      .where(and(eq(newsletterRequests.tokenHash, hashOf(token)), gt(newsletterRequests.expiresAt, now)))
      .for('update');
    if (!request) throw invalidToken();
    if (request.confirmedAt) return;
    const id = await saveSubscriber({ db: tx, now }, request);
    await tx.update(newsletterRequests).set({ confirmedAt: now }).where(eq(newsletterRequests.id, request.id));
    const { email: recipient, locale } = request;
    const link = linkAddress(config.siteUrl, { kind: 'unsubscribe', locale, token: tokens.of(id) });
    await queueMail({ db: tx, now }, welcomeMail({ recipient, locale, settings, link }));
  });
}

/** Keeps the newsletters of earlier sign-ups. */
async function saveSubscriber(
  ctx: Pick<TransactionContext, 'db' | 'now'>,
  { email, lists, locale, createdAt }: typeof newsletterRequests.$inferSelect,
): Promise<number> {
  const { db: tx, now } = ctx;
  const both = sql`(select jsonb_agg(distinct value) from jsonb_array_elements(${newsletterSubscribers.lists} || excluded.lists))`;
  const [subscriber] = await tx
    .insert(newsletterSubscribers)
    .values({ email, lists, locale, agreedAt: createdAt, confirmedAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { lists: both, locale, agreedAt: createdAt, confirmedAt: now },
    })
    .returning({ id: newsletterSubscribers.id });
  if (!subscriber) throw new Error('The subscriber was not kept');
  return subscriber.id;
}

/**
 * Deletes the subscriber and all sign-ups of the address. Repeating it changes nothing. Throws 422 if the token is
 * invalid.
 */
export async function unsubscribe(db: Database, token: string, tokens: UnsubscribeTokens): Promise<void> {
  const id = tokens.read(token);
  if (id === null) throw invalidToken();
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).returning();
    if (gone) await forgetSignUps(tx, gone.email);
  });
}

/** Deletes the sign-ups of an address, and the mails about them that were not sent yet. `email`: in small letters. */
export async function forgetSignUps(tx: Transaction, email: string): Promise<void> {
  await tx.delete(newsletterRequests).where(eq(newsletterRequests.email, email));
  await deleteMails(tx, email, ['newsletter']);
}

/** Deletes sign-ups that were not confirmed in time. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(newsletterRequests).where(lt(newsletterRequests.expiresAt, now));
}

function invalidToken(): AppError {
  return invalid('token', 'link_expired');
}

/** Deletes unconfirmed sign-ups periodically. Several processes may do so. */
export function startDeletingSignUps({ db, clock }: Pick<AppContext, 'db' | 'clock'>): PeriodicJob {
  return startPeriodicJob('Newsletter', 10_000, () => deleteExpired(db, clock()));
}
