import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { NewsletterList } from '#contract/newsletter-lists.ts';
import type { Database, House, Transaction } from '../house.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { linkAddress } from './link-address.ts';
import { confirmationMail, welcomeMail } from './mails.ts';
import { newsletterRequests, newsletterSubscribers } from './schema.ts';
import { hashOf, newToken, type UnsubscribeTokens } from './tokens.ts';

const day = 86_400_000;
const validFor = 7 * day;
/** Mails to one address in a day: nobody's mailbox is filled by others who type in the address. */
const mostMailsADay = 3;

interface Order {
  /** As it was typed. */
  email: string;
  lists: NewsletterList[];
  locale: Locale;
}

/** Sends a mail with a link to confirm, to those who have the newsletter already, too; whoever asks sees no difference. */
export async function requestConfirmation(house: House, { email, lists, locale }: Order): Promise<void> {
  const { db, clock, config } = house;
  const { name } = await readSiteSettings(db);
  const now = clock();
  const { token, hash } = newToken();
  const own = email.toLowerCase();
  await db.transaction(async (tx) => {
    const { email: column, createdAt } = newsletterRequests;
    const today = and(eq(column, own), gt(createdAt, new Date(now.getTime() - day)));
    if ((await tx.$count(newsletterRequests, today)) >= mostMailsADay) return;
    await tx.insert(newsletterRequests).values({
      email: own,
      lists: lists.map(({ value }) => value),
      locale,
      tokenHash: hash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + validFor),
    });
    const link = linkAddress(config.siteUrl, 'confirm', locale, token);
    await queueMail(tx, confirmationMail({ recipient: email, locale, house: name, link }, lists), now);
  });
}

/** Makes a subscriber of whoever has the token. A second time changes nothing. 422 where it is unknown or has expired. */
export async function confirm(house: House, token: string, tokens: UnsubscribeTokens): Promise<void> {
  const { db, clock, config } = house;
  const { name } = await readSiteSettings(db);
  const now = clock();
  await db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(newsletterRequests)
      .where(and(eq(newsletterRequests.tokenHash, hashOf(token)), gt(newsletterRequests.expiresAt, now)))
      .for('update');
    if (!request) throw falseToken();
    if (request.confirmedAt) return;
    const id = await keepSubscriber(tx, request, now);
    await tx.update(newsletterRequests).set({ confirmedAt: now }).where(eq(newsletterRequests.id, request.id));
    const { email: recipient, locale } = request;
    const link = linkAddress(config.siteUrl, 'unsubscribe', locale, tokens.of(id));
    await queueMail(tx, welcomeMail({ recipient, locale, house: name, link }), now);
  });
}

/** Newsletters of earlier orders stay. */
async function keepSubscriber(
  tx: Transaction,
  { email, lists, locale, createdAt }: typeof newsletterRequests.$inferSelect,
  now: Date,
): Promise<number> {
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

/** Erases the subscriber and what was ordered for the address. A second time changes nothing. 422 where the token is false. */
export async function unsubscribe(db: Database, token: string, tokens: UnsubscribeTokens): Promise<void> {
  const id = tokens.read(token);
  if (id === null) throw falseToken();
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).returning();
    if (gone) await tx.delete(newsletterRequests).where(eq(newsletterRequests.email, gone.email));
  });
}

/** Erases the addresses of those who did not confirm in time. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  await db.delete(newsletterRequests).where(lt(newsletterRequests.expiresAt, now));
}

function falseToken(): AppError {
  return new AppError('invalid', undefined, { issues: [{ path: 'token', message: 'This link is no longer valid' }] });
}
