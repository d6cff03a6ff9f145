import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { Mail } from '../mail/queue-mail.ts';
import { quoteWords } from '../mail/quote-words.ts';
import { serverText } from '../server-text.ts';
import { titleOfMany } from './title-of-many.ts';

/** A user who gets a mail, in the language of the account; German is that of the house. */
export interface Reader {
  name: string;
  email: string;
  language: Locale | null;
}

interface Facts {
  to: Reader;
  /** Of everything that was requested, or decided, together. */
  titles: Localized<string>[];
  /** Who requested it, or decided. */
  by: string;
  /** The comment or the answer; may be empty. */
  words: string;
  link: string;
}

/** `addressed`: requested from the reader in person. */
type Event = 'requested' | 'addressed' | 'withdrawn' | 'done' | 'declined';

/** The mail about a request, or several that were made together, or about what became of them. */
export function requestMail(event: Event, { to, titles, by, words, link }: Facts): Mail {
  const locale = to.language ?? 'de';
  const inLanguage = titles.map((title) => inLocale(title, locale).text);
  const count = titles.length;
  const title = titleOfMany(inLanguage, locale);
  const quoted = titleOfMany(inLanguage, locale, { quoted: true });
  const parts = [
    serverText('mail.greeting', locale, { name: to.name }),
    serverText(`mail.${event}`, locale, { by, quoted, count }),
    count > 1 ? inLanguage.map((one) => `– ${one}`).join('\n') : '',
    words.trim() === '' ? '' : quoteWords(words, locale),
    link,
    serverText('mail.request_end', locale),
  ];
  return {
    kind: 'request',
    recipient: to.email,
    subject: serverText(`mail.${event}_subject`, locale, { title }),
    body: `${parts.filter(Boolean).join('\n\n')}\n`,
    action: serverText('mail.request_action', locale),
    locale,
  };
}
