import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { localeSchema } from '#contract/base/locale.ts';
import type { RequestContext } from '../../../request-context.ts';
import type { AppContext } from '../../../app-context.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { Channel, Handler } from '../../../platform/outbox/handler.ts';
import { nameIn, readSiteSettings } from '../../site-settings/site-settings.ts';
import { resetMail } from './mails.ts';
import { linkLasts, makePasswordToken, passwordLink } from './password-links.ts';
import { users } from '../../../db/tables/accounts.ts';

const requestSchema = z.object({ email: z.string(), locale: localeSchema });
type ResetRequest = z.infer<typeof requestSchema>;
const channel: Channel<ResetRequest> = { name: 'forgotten-password', payload: requestSchema };
/** Milliseconds after which an unprocessed request expires. */
const requestLifetime = 3_600_000;

/**
 * Stores a request for a reset link. The address is looked up later, so that the response time does not reveal whether
 * an account exists.
 */
export function queueResetRequest(ctx: Pick<RequestContext, 'db' | 'now' | 'locale'>, email: string): Promise<void> {
  return enqueue(ctx, channel, { email: email.toLowerCase(), locale: ctx.locale });
}

/** Mails a reset link for each stored request whose address has an account. */
export function createResetHandler({
  db,
  clock,
  config,
}: Pick<AppContext, 'db' | 'clock' | 'config'>): Handler<ResetRequest> {
  return {
    channel,
    describe: ({ id }) => `Link for a forgotten password ${id}`,
    async deliver({ payload: { email, locale }, createdAt }) {
      if (clock().getTime() - createdAt.getTime() > requestLifetime) return;
      const siteName = nameIn(await readSiteSettings(db), locale);
      await db.transaction(async (tx) => {
        const [user] = await tx
          .select({ id: users.id, email: users.email, username: users.name })
          .from(users)
          .where(and(eq(users.email, email), isNull(users.blockedAt)));
        if (!user) return;
        const link = passwordLink(config.siteUrl, await makePasswordToken(tx, user.id, linkLasts.reset));
        const facts = { recipient: user.email, username: user.username, locale, siteName, link };
        await queueMail({ db: tx, now: clock() }, resetMail(facts));
      });
    },
    afterDelivery: () => null,
  };
}
