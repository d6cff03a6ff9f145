import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { TransactionContext } from '../../request-context.ts';
import { type Mail, queueMail } from '../mail/queue-mail.ts';
import { serverText } from '../server-text.ts';
import type { Person } from './people.ts';

/** What a colleague is told: about a request (`addressed`: the reader in person), or about a note. */
export type HandoverEvent = keyof typeof wanted;

/** Whether an account wants the mail about an event. */
const wanted = {
  requested: ({ requestMails }: Person) => requestMails === 'all',
  addressed: ({ requestMails }: Person) => requestMails !== 'none',
  withdrawn: ({ requestMails }: Person) => requestMails !== 'none',
  done: ({ requestMails }: Person) => requestMails !== 'none',
  declined: ({ requestMails }: Person) => requestMails !== 'none',
  mentioned: ({ noteMails }: Person) => noteMails !== 'none',
  answered: ({ noteMails }: Person) => noteMails === 'all',
};

interface Facts<To = Person> {
  to: To;
  /** Of everything that was requested, or decided, together; of the page of a note. */
  titles: Localized<string>[];
  /** Who has requested, decided or written. */
  by: string;
  /** What that user has written; may be empty. */
  words: string;
  /** The words of the page that a note is about; null for a module or a field. */
  about?: string | null | undefined;
  link: string;
}

/** Mails what happened to a colleague, unless the account is blocked or does not want such mails. */
export async function notify(
  ctx: Pick<TransactionContext, 'db' | 'now'>,
  event: HandoverEvent,
  facts: Facts,
): Promise<void> {
  if (facts.to.blockedAt === null && wanted[event](facts.to)) await queueMail(ctx, handoverMail(event, facts));
}

/** The mail about an event, in the language of the account; German is that of the house. */
export function handoverMail(
  event: HandoverEvent,
  { to, titles, by, words, about, link }: Facts<Pick<Person, 'name' | 'email' | 'language'>>,
): Mail {
  const kind = event === 'mentioned' || event === 'answered' ? 'note' : 'request';
  const locale = to.language ?? 'de';
  const inLanguage = titles.map((one) => inLocale(one, locale).text);
  const count = titles.length;
  const title = titleOfMany(inLanguage, locale);
  const quoted = titleOfMany(inLanguage, locale, { quoted: true });
  const parts = [
    serverText('mail.greeting', locale, { name: to.name }),
    serverText(`mail.${event}`, locale, { by, title, quoted, count }),
    count > 1 ? inLanguage.map((one) => `– ${one}`).join('\n') : '',
    words.trim() === '' ? '' : quoteWords(words, locale),
    ...(about ? [serverText('mail.note_about', locale), quoteWords(about, locale)] : []),
    link,
    serverText(`mail.${kind}_end`, locale),
  ];
  return {
    kind,
    recipient: to.email,
    subject: serverText(`mail.${event}_subject`, locale, { title }),
    body: `${parts.filter(Boolean).join('\n\n')}\n`,
    action: serverText(`mail.${kind}_action`, locale),
    locale,
  };
}

/** The first title and how many others there are: `Tosca und 2 weitere Einträge`. */
export function titleOfMany(titles: string[], locale: Locale, { quoted = false } = {}): string {
  const [first = '', ...others] = titles;
  const title = quoted ? serverText('mail.quoted', locale, { words: first }) : first;
  return others.length === 0 ? title : serverText('mail.and_others', locale, { title, count: others.length });
}

/** What somebody typed, as one paragraph in quotation marks: a link in it is not the link of the mail. */
function quoteWords(text: string, locale: Locale): string {
  const lines = text.trim().replaceAll(/\n{2,}/g, '\n');
  return serverText('mail.quoted', locale, { words: lines });
}
