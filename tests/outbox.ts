import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { newsletterChannel } from '#server/areas/newsletter/provider.ts';
import { mailChannel } from '#server/platform/mail/outgoing-mail.ts';
import type { Channel } from '#server/platform/outbox/handler.ts';

/** The mails in the outbox, oldest first. */
export const mailsIn = (db: Database) => entriesIn(db, mailChannel);

/** The sign-ups that wait for the mailing provider, oldest first. */
export const signUpsIn = (db: Database) => entriesIn(db, newsletterChannel);

async function entriesIn<Payload extends object>(db: Database, channel: Channel<Payload>) {
  const rows = await db.select().from(outbox).where(eq(outbox.channel, channel.name)).orderBy(outbox.id);
  return rows.map(({ payload, ...row }) => Object.assign(row, channel.payload.parse(payload)));
}
