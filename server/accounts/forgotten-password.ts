import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, like } from 'drizzle-orm';
import { z } from 'zod';
import { localeSchema, type Locale } from '#contract/locale.ts';
import type { Database, House } from '../house.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type Rounds, startRounds } from '../rounds.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { resetMail } from './mails.ts';
import { linkLasts, makePasswordToken, passwordLink } from './password-links.ts';
import { users, verifications } from './schema.ts';

const prefix = 'forgotten-password:';
const asked = z.object({ email: z.string(), locale: localeSchema });
/** A request that nobody has looked at by then is forgotten. */
const waits = 3_600_000;

/**
 * Notes that somebody has forgotten their password. Whether anybody has this address is looked up later, so that the
 * answer takes the same time whatever it is.
 */
export async function noteForgottenPassword(db: Database, email: string, locale: Locale): Promise<void> {
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: `${prefix}${randomUUID()}`,
    value: JSON.stringify({ email: email.toLowerCase(), locale }),
    expiresAt: new Date(Date.now() + waits),
  });
}

/** Sends a link to each whose address is known. */
export async function sendResetLinks({ db, clock, config }: Pick<House, 'db' | 'clock' | 'config'>): Promise<void> {
  const { name: house } = await readSiteSettings(db);
  for (;;) {
    const isThere = await db.transaction(async (tx) => {
      const [request] = await tx
        .select({ id: verifications.id, value: verifications.value })
        .from(verifications)
        .where(and(like(verifications.identifier, `${prefix}%`), gt(verifications.expiresAt, new Date())))
        .orderBy(asc(verifications.createdAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!request) return false;
      await tx.delete(verifications).where(eq(verifications.id, request.id));
      const { email, locale } = asked.parse(JSON.parse(request.value));
      const [user] = await tx
        .select({ id: users.id, email: users.email, username: users.name })
        .from(users)
        .where(and(eq(users.email, email), isNull(users.blockedAt)));
      if (!user) return true;
      const link = passwordLink(config.siteUrl, await makePasswordToken(tx, user.id, linkLasts.reset));
      const facts = { recipient: user.email, username: user.username, locale, house, link };
      await queueMail(tx, resetMail(facts), clock());
      return true;
    });
    if (!isThere) return;
  }
}

/** Does so as requests come in. Many processes may do so on one database. */
export function startResetLinks(house: Pick<House, 'db' | 'clock' | 'config'>, every = 3000): Rounds {
  return startRounds('Links for forgotten passwords', every, async () => {
    await sendResetLinks(house);
    return 'done';
  });
}
