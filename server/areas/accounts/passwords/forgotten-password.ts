import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { localeSchema, type Locale } from '#contract/base/locale.ts';
import type { RequestContext } from '../../../request-context.ts';
import type { AppContext } from '../../../app-context.ts';
import { queueMail, type Mail } from '../../../platform/mail/queue-mail.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { Channel, Handler } from '../../../platform/outbox/handler.ts';
import { users } from '../../../db/tables/accounts.ts';
import { serverText } from '../../../platform/server-text.ts';
import { nameIn, readSiteSettings } from '../../site-settings/site-settings.ts';
import { linkLasts, makePasswordToken, passwordLink } from './password-links.ts';

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

interface Facts {
  recipient: string;
  username: string;
  locale: Locale;
  /** Name of the opera house. */
  siteName: string;
  /** Link to set a password. */
  link: string;
}

/** Invites a new user to set a password. */
export const invitationMail = (facts: Facts): Mail => mailWithLink('invitation', facts);

/** Sends a reset link to a user who has forgotten the password. */
export const resetMail = (facts: Facts): Mail => mailWithLink('password', facts);

function mailWithLink(kind: 'invitation' | 'password', { recipient, username, locale, siteName, link }: Facts): Mail {
  const parts = [
    serverText('mail.greeting', locale, { name: username }),
    serverText(`mail.${kind}`, locale, { siteName }),
    link,
    serverText(`mail.${kind}_end`, locale, { recipient }),
    siteName,
  ];
  return {
    kind,
    recipient,
    locale,
    subject: serverText(`mail.${kind}_subject`, locale, { siteName }),
    action: serverText(`mail.${kind}_action`, locale),
    body: `${parts.join('\n\n')}\n`,
  };
}
