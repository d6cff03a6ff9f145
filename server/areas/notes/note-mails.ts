import { quoteWords } from '../../platform/mail/quote-words.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { Mail } from '../../platform/mail/queue-mail.ts';

interface Facts {
  to: { name: string; email: string; language: Locale | null };
  /** Title of the page or record. */
  title: Localized<string>;
  /** Who has written. */
  by: string;
  /** The words that the note is about; null for a module or a field. */
  quote: string | null;
  text: string;
  link: string;
}

export type NoteEvent = 'mentioned' | 'answered';

const texts: Record<Locale, Record<NoteEvent, (by: string, title: string) => [string, string]>> = {
  de: {
    mentioned: (by, title) => [`Notiz für Sie: ${title}`, `${by} nennt Sie in einer Notiz zu „${title}“:`],
    answered: (by, title) => [
      `Antwort auf eine Notiz: ${title}`,
      `${by} hat auf eine Notiz zu „${title}“ geantwortet:`,
    ],
  },
  en: {
    mentioned: (by, title) => [`A note for you: ${title}`, `${by} names you in a note on “${title}”:`],
    answered: (by, title) => [`Answer to a note: ${title}`, `${by} has answered a note on “${title}”:`],
  },
};

const words = {
  de: {
    about: 'Es geht um diese Wörter:',
    action: 'Notiz öffnen',
    end: 'Welche Notizen Sie per E-Mail bekommen, stellen Sie unter „Ihr Zugang“ ein.',
  },
  en: {
    about: 'It is about these words:',
    action: 'Open the note',
    end: 'You choose under “Your account” which notes you get by e-mail.',
  },
};

/** The mail about a note, or an answer, in the language of the account; German is that of the house. */
export function noteMail(event: NoteEvent, { to, title, by, quote, text, link }: Facts): Mail {
  const locale = to.language ?? 'de';
  const { about, action, end } = words[locale];
  const [subject, sentence] = texts[locale][event](by, inLocale(title, locale).text);
  const greeting = locale === 'de' ? `Guten Tag ${to.name},` : `Hello ${to.name},`;
  const cited = quote === null ? [] : [about, quoteWords(quote, locale)];
  const body = [greeting, sentence, quoteWords(text, locale), ...cited, link, end].join('\n\n');
  return { kind: 'note', recipient: to.email, subject, body: `${body}\n`, action, locale };
}
