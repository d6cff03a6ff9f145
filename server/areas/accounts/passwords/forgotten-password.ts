import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, like } from 'drizzle-orm';
import { z } from 'zod';
import { localeSchema } from '#contract/base/locale.ts';
import type { RequestContext } from '../../../request-context.ts';
import type { AppContext } from '../../../app-context.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { type PeriodicJob, startPeriodicJob } from '../../../platform/periodic-job.ts';
import { nameIn, readSiteSettings } from '../../site-settings/site-settings.ts';
import { resetMail } from './mails.ts';
import { linkLasts, makePasswordToken, passwordLink } from './password-links.ts';
import { users, verifications } from '../../../db/tables/accounts.ts';

const prefix = 'forgotten-password:';
const requestSchema = z.object({ email: z.string(), locale: localeSchema });
/** Milliseconds after which an unprocessed request expires. */
const requestLifetime = 3_600_000;

/**
 * Stores a request for a reset link. A periodic job looks the address up later, so that the response time does not
 * reveal whether an account exists.
 */
export async function queueResetRequest(ctx: Pick<RequestContext, 'db' | 'locale'>, email: string): Promise<void> {
  const { db, locale } = ctx;
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: `${prefix}${randomUUID()}`,
    value: JSON.stringify({ email: email.toLowerCase(), locale }),
    expiresAt: new Date(Date.now() + requestLifetime),
  });
}

/** Sends a reset link for each stored request whose address has an account. */
export async function sendResetLinks({
  db,
  clock,
  config,
}: Pick<AppContext, 'db' | 'clock' | 'config'>): Promise<void> {
  const settings = await readSiteSettings(db);
  for (;;) {
    const hasMore = await db.transaction(async (tx) => {
      const [request] = await tx
        .select({ id: verifications.id, value: verifications.value })
        .from(verifications)
        .where(and(like(verifications.identifier, `${prefix}%`), gt(verifications.expiresAt, new Date())))
        .orderBy(asc(verifications.createdAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!request) return false;
      await tx.delete(verifications).where(eq(verifications.id, request.id));
      const { email, locale } = requestSchema.parse(JSON.parse(request.value));
      const [user] = await tx
        .select({ id: users.id, email: users.email, username: users.name })
        .from(users)
        .where(and(eq(users.email, email), isNull(users.blockedAt)));
      if (!user) return true;
      const link = passwordLink(config.siteUrl, await makePasswordToken(tx, user.id, linkLasts.reset));
      const facts = {
        recipient: user.email,
        username: user.username,
        locale,
        siteName: nameIn(settings, locale),
        link,
      };
      await queueMail({ db: tx, now: clock() }, resetMail(facts));
      return true;
    });
    if (!hasMore) return;
  }
}

/** Processes the stored requests every `every` milliseconds. Several processes may share one database. */
export function startResetLinks(ctx: Pick<AppContext, 'db' | 'clock' | 'config'>, every = 3000): PeriodicJob {
  return startPeriodicJob('Links for forgotten passwords', every, async () => {
    await sendResetLinks(ctx);
    return 'done';
  });
}
