import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { Mail } from '../mail/queue-mail.ts';
import { quoteWords } from '../mail/quote-words.ts';
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

interface Words {
  /** The first title and how many others there are. */
  title: string;
  /** The same with quotation marks. */
  quoted: string;
  by: string;
  isOne: boolean;
}

const texts: Record<Event, Record<Locale, (words: Words) => [string, string]>> = {
  requested: {
    de: ({ title, quoted, by }) => [`Bitte um Freigabe: ${title}`, `${by} bittet darum, ${quoted} zu veröffentlichen.`],
    en: ({ title, quoted, by }) => [`Please publish: ${title}`, `${by} asks for ${quoted} to be published.`],
  },
  addressed: {
    de: ({ title, quoted, by }) => [
      `Zur Prüfung für Sie: ${title}`,
      `${by} bittet Sie, ${quoted} zu prüfen und zu veröffentlichen.`,
    ],
    en: ({ title, quoted, by, isOne }) => [
      `For you to review: ${title}`,
      `${by} asks you to review ${quoted} and to publish ${isOne ? 'it' : 'them'}.`,
    ],
  },
  withdrawn: {
    de: ({ title, quoted, by }) => [`Zurückgezogen: ${title}`, `${by} braucht Ihre Prüfung von ${quoted} nicht mehr.`],
    en: ({ title, quoted, by }) => [`Withdrawn: ${title}`, `${by} no longer needs your review of ${quoted}.`],
  },
  done: {
    de: ({ title, quoted, by }) => [`Veröffentlicht: ${title}`, `${by} hat ${quoted} veröffentlicht.`],
    en: ({ title, quoted, by }) => [`Published: ${title}`, `${by} has published ${quoted}.`],
  },
  declined: {
    de: ({ title, quoted, by }) => [
      `Zurückgegeben: ${title}`,
      `${by} hat ${quoted} nicht veröffentlicht, sondern zurückgegeben.`,
    ],
    en: ({ title, quoted, by, isOne }) => [
      `Given back: ${title}`,
      `${by} has not published ${quoted} but given ${isOne ? 'it' : 'them'} back.`,
    ],
  },
};

const ends: Record<Locale, string> = {
  de: 'Welche Bitten um Freigabe Sie per E-Mail bekommen, stellen Sie unter „Ihr Zugang“ ein.',
  en: 'You choose under “Your account” which requests you get by e-mail.',
};

const action: Record<Locale, string> = { de: 'Freigabe ansehen', en: 'Open the request' };

/** The mail about a request, or several that were made together, or about what became of them. */
export function requestMail(event: Event, { to, titles, by, words, link }: Facts): Mail {
  const locale = to.language ?? 'de';
  const inLanguage = titles.map((title) => inLocale(title, locale).text);
  const [title, quoted] = [titleOfMany(inLanguage, locale), titleOfMany(inLanguage, locale, { quoted: true })];
  const [subject, sentence] = texts[event][locale]({ title, quoted, by, isOne: titles.length === 1 });
  const greeting = locale === 'de' ? `Guten Tag ${to.name},` : `Hello ${to.name},`;
  const list = titles.length > 1 ? inLanguage.map((one) => `– ${one}`).join('\n') : '';
  const comment = words.trim() === '' ? '' : quoteWords(words, locale);
  const body = [greeting, sentence, list, comment, link, ends[locale]].filter(Boolean).join('\n\n');
  return { kind: 'request', recipient: to.email, subject, body: `${body}\n`, action: action[locale], locale };
}
