import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { Mail } from '../mail/queue-mail.ts';

/** A user who gets a mail, in the language of the account; German is that of the house. */
export interface Reader {
  name: string;
  email: string;
  language: Locale | null;
}

interface Facts {
  to: Reader;
  title: Localized<string>;
  /** Who requested it, or decided. */
  by: string;
  /** The comment or the answer; may be empty. */
  words: string;
  link: string;
}

type Event = 'requested' | 'done' | 'declined';

const texts: Record<Event, Record<Locale, (facts: { title: string; by: string }) => [string, string]>> = {
  requested: {
    de: ({ title, by }) => [`Bitte um Freigabe: ${title}`, `${by} bittet darum, „${title}“ zu veröffentlichen.`],
    en: ({ title, by }) => [`Please publish: ${title}`, `${by} asks for “${title}” to be published.`],
  },
  done: {
    de: ({ title, by }) => [`Veröffentlicht: ${title}`, `${by} hat „${title}“ veröffentlicht.`],
    en: ({ title, by }) => [`Published: ${title}`, `${by} has published “${title}”.`],
  },
  declined: {
    de: ({ title, by }) => [
      `Zurückgegeben: ${title}`,
      `${by} hat „${title}“ nicht veröffentlicht, sondern zurückgegeben.`,
    ],
    en: ({ title, by }) => [`Given back: ${title}`, `${by} has not published “${title}” but given it back.`],
  },
};

/** The mail about a request, or about what became of it. */
export function requestMail(event: Event, { to, title, by, words, link }: Facts): Mail {
  const locale = to.language ?? 'de';
  const [subject, sentence] = texts[event][locale]({ title: inLocale(title, locale).text, by });
  const greeting = locale === 'de' ? `Guten Tag ${to.name},` : `Hello ${to.name},`;
  const body = [greeting, sentence, words, link].filter(Boolean).join('\n\n');
  return { kind: 'request', recipient: to.email, subject, body: `${body}\n` };
}
