import type { Locale } from '#contract/base/locale.ts';
import type { NewsletterList } from '#contract/newsletter/newsletter-lists.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { Mail } from '../../platform/mail/queue-mail.ts';
import { composeMail } from '../site-settings/compose-mail.ts';
import { nameIn } from '../site-settings/site-settings.ts';

interface Facts {
  recipient: string;
  locale: Locale;
  settings: SiteSettings;
  /** Link in the mail. */
  link: string;
}

const factsOf = ({ settings, ...facts }: Facts) => ({
  ...facts,
  texts: settings.mail_texts,
  house: nameIn(settings, facts.locale),
});

/** The confirmation mail (double opt-in). It contains nothing else, so that it is not an advertisement. */
export function confirmationMail(facts: Facts, lists: NewsletterList[]): Mail {
  const { recipient, locale } = facts;
  const composed = composeMail('newsletter_confirmation', { ...factsOf(facts), lists });
  return { kind: 'newsletter', recipient, locale, ...composed };
}

/** The welcome mail, with the unsubscribe link, also for the button of mailboxes. */
export function welcomeMail(facts: Facts): Mail {
  const { recipient, locale, link } = facts;
  const composed = composeMail('newsletter_welcome', factsOf(facts));
  return { kind: 'newsletter', recipient, locale, unsubscribe: link, ...composed };
}
