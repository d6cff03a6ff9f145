import type { Locale } from '#contract/base/locale.ts';
import type { NewsletterList } from '#contract/newsletter/newsletter-lists.ts';
import type { Mail } from '../../platform/mail/queue-mail.ts';

interface Facts {
  recipient: string;
  locale: Locale;
  /** Name of the opera house. */
  siteName: string;
  /** Link in the mail. */
  link: string;
}

/** The confirmation mail (double opt-in). It contains nothing else, so that it is not an advertisement. */
export function confirmationMail(facts: Facts, lists: NewsletterList[]): Mail {
  const { recipient, locale, siteName, link } = facts;
  const chosen = lists.map(({ name }) => `– ${name[locale] || name.de}`).join('\n');
  const text = {
    de: {
      subject: 'Bitte bestätigen Sie den Newsletter',
      action: 'Newsletter bestätigen',
      body: `Guten Tag,

mit dieser Adresse wurde bei uns der Newsletter bestellt:

${chosen}

Bitte bestätigen Sie das auf dieser Seite. Der Link gilt sieben Tage.

${link}

Sie haben nichts bestellt? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung schicken wir nichts, und die Adresse wird gelöscht.

${siteName}
`,
    },
    en: {
      subject: 'Please confirm the newsletter',
      action: 'Confirm the newsletter',
      body: `Hello,

somebody has ordered our newsletter for this address:

${chosen}

Please confirm this on the following page. The link is valid for seven days.

${link}

You have not ordered anything? Then there is nothing to do. Without your confirmation we send nothing, and the address is erased.

${siteName}
`,
    },
  }[locale];
  return { kind: 'newsletter', recipient, locale, ...text };
}

/** The welcome mail, with the unsubscribe link. */
export function welcomeMail({ recipient, locale, siteName, link }: Facts): Mail {
  const text = {
    de: {
      subject: 'Ihr Newsletter ist bestellt',
      action: 'Newsletter abmelden',
      body: `Guten Tag,

danke, der Newsletter kommt von nun an zu Ihnen. Abmelden können Sie sich jederzeit hier:

${link}

${siteName}
`,
    },
    en: {
      subject: 'Your newsletter is ordered',
      action: 'Unsubscribe',
      body: `Hello,

thank you, the newsletter will come to you from now on. You can unsubscribe here at any time:

${link}

${siteName}
`,
    },
  }[locale];
  return { kind: 'newsletter', recipient, locale, ...text };
}
