import type { Locale } from '#contract/base/locale.ts';
import type { NewsletterList } from '#contract/newsletter/newsletter-lists.ts';
import { composeMail } from '#contract/settings/mails/compose-mail.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { Mail } from '../../platform/mail/queue-mail.ts';
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
  const items = lists.map(({ name }) => name[locale] || name.de);
  return {
    kind: 'newsletter',
    recipient,
    locale,
    ...composeMail('newsletter_confirmation', { ...factsOf(facts), items }),
  };
}

/** The welcome mail, with the unsubscribe link. */
export function welcomeMail(facts: Facts): Mail {
  const { recipient, locale } = facts;
  return { kind: 'newsletter', recipient, locale, ...composeMail('newsletter_welcome', factsOf(facts)) };
}
