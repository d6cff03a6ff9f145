import type { Backend } from '../../http/backend.ts';
import { contactApi } from '#contract/api.ts';
import type { Rate } from '../../platform/token-buckets.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, sliceOf } from '../../http/list-answer.ts';
import { mount, mountQuery } from '../../http/mount.ts';
import { takeOrRefuse } from '../../http/take-or-refuse.ts';
import { listDepartments } from './list-departments.ts';
import { eq } from 'drizzle-orm';
import type { ContactMessage } from '#contract/contact/contact.ts';
import { type AppError, invalid } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import type { Locale } from '#contract/base/locale.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { departments } from '../../db/tables/site.ts';

/**
 * Puts a visitor’s message into the outbox, addressed to the department, or to the general address if the department
 * has none. Throws 422 for an unknown department. If the hidden field is filled, by a program or by a password manager,
 * the subject says that it may be spam.
 */
async function sendMessage(ctx: AppContext, message: ContactMessage, locale: Locale): Promise<void> {
  const [department] = await ctx.db.select().from(departments).where(eq(departments.slug, message.department));
  if (!department) throw wrongDepartment('unknown_department');
  const recipient = department.email || (await readSiteSettings(ctx.db)).email;
  if (recipient === '') throw wrongDepartment('department_takes_no_messages');
  await ctx.db.transaction((tx) =>
    queueMail(
      { db: tx, now: ctx.clock() },
      {
        kind: 'contact',
        recipient,
        replyTo: message.email,
        subject: `${message.website ? 'Vielleicht Spam: ' : ''}Kontaktformular: ${message.subject || `Nachricht von ${message.name}`}`,
        body: toBody(message, department.name.de, locale),
        locale: 'de',
      },
    ),
  );
}

function wrongDepartment(message: Message): AppError {
  return invalid('department', message);
}

/** The mail is in German for the department, whatever the visitor’s locale. */
function toBody({ name, email, message }: ContactMessage, department: string, locale: Locale): string {
  const written = message.replaceAll(/\r\n?/g, '\n');
  const head = [
    `Name: ${name}`,
    `E-Mail: ${email}`,
    `Abteilung: ${department}`,
    `Sprache der Seite: ${locale === 'de' ? 'Deutsch' : 'Englisch'}`,
  ];
  return `${head.join('\n')}\n\n${written}\n`;
}

/** Messages per client address: a burst of five, then one every two minutes. */
const messageRate: Rate = { burst: 5, perSecond: 1 / 120 };

/** The list of departments, and messages to them. */
export function contactRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, contactApi.list, async (call) =>
    listAnswer(call, await listDepartments(call.request, sliceOf(call.query))),
  );

  const messages = ctx.limits.open('contact', messageRate);
  mount({ app, ctx }, contactApi.send, async ({ params, body, context }) => {
    await takeOrRefuse(context, ctx, messages);
    await sendMessage(ctx, body, params.locale);
    return { accepted: true as const };
  });
}
