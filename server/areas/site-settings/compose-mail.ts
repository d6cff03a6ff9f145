import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { NewsletterList } from '#contract/newsletter/newsletter-lists.ts';
import type { MailName, MailPart, MailTexts } from '#contract/settings/mails/mail-texts.ts';
import { fillPlaceholders } from '#contract/settings/mails/placeholders.ts';
import { mailRequests, usualMailTexts } from '#contract/settings/mails/usual-mail-texts.ts';

interface MailFacts {
  /** Texts of the house; those that are missing or empty are the product's. */
  texts: Partial<MailTexts>;
  locale: Locale;
  /** Name of the opera house. */
  house: string;
  recipient: string;
  /** Address that the mail asks to open. */
  link: string;
  /** The newsletters that were ordered, one a line. */
  lists?: readonly NewsletterList[];
}

/** Subject, label of the link and plain text of a mail to a visitor. */
export function composeMail(name: MailName, facts: MailFacts): { subject: string; action: string; body: string } {
  const { texts, locale, house, recipient, link, lists = [] } = facts;
  const part = (which: MailPart) => {
    const own = texts[name]?.[which]?.[locale].trim() ?? '';
    return fillPlaceholders(own || usualMailTexts[name][which][locale], { house, email: recipient });
  };
  const { before, action } = mailRequests[name];
  const paragraphs = [
    part('greeting'),
    part('introduction'),
    lists.map(({ name: list }) => `– ${inLocale(list, locale).text}`).join('\n'),
    before[locale],
    link,
    part('closing'),
    house,
  ];
  return {
    subject: part('subject'),
    action: action[locale],
    body: `${paragraphs.filter((text) => text !== '').join('\n\n')}\n`,
  };
}
