import { eq } from 'drizzle-orm';
import type { ContactMessage } from '#contract/contact.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { House } from '../house.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { departments } from './schema.ts';

const unknownDepartment: Record<Locale, string> = {
  de: 'Diese Abteilung gibt es nicht.',
  en: 'There is no such department.',
};
const noAddress: Record<Locale, string> = {
  de: 'Diese Abteilung nimmt zurzeit keine Nachrichten an. Bitte rufen Sie an.',
  en: 'This department takes no messages at present. Please call.',
};

/**
 * Puts a visitor's message into the outbox, addressed to the department, or to the house where that has no address of
 * its own. 422 where there is no such department. What a machine wrote goes nowhere, without a word.
 */
export async function sendMessage(house: House, message: ContactMessage, locale: Locale): Promise<void> {
  if (message.website) return;
  const [department] = await house.db.select().from(departments).where(eq(departments.slug, message.department));
  if (!department) throw wrongDepartment(unknownDepartment[locale]);
  const recipient = department.email || (await readSiteSettings(house.db)).email;
  if (recipient === '') throw wrongDepartment(noAddress[locale]);
  await house.db.transaction((tx) =>
    queueMail(
      tx,
      {
        kind: 'contact',
        recipient,
        replyTo: message.email,
        subject: `Kontaktformular: ${message.subject || `Nachricht von ${message.name}`}`,
        body: toBody(message, department.name.de, locale),
      },
      house.clock(),
    ),
  );
}

function wrongDepartment(message: string): AppError {
  return new AppError('invalid', undefined, { issues: [{ path: 'department', message }] });
}

/** For the department, so in German whatever the visitor reads. */
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
