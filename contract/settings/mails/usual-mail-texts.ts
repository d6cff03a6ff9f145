import type { LocalizedText } from '../../base/localized.ts';
import type { MailName, MailTexts } from './mail-texts.ts';

/** The texts of the product. */
export const usualMailTexts: MailTexts = {
  newsletter_confirmation: {
    subject: { de: 'Bitte bestätigen Sie den Newsletter', en: 'Please confirm the newsletter' },
    greeting: { de: 'Guten Tag,', en: 'Hello,' },
    introduction: {
      de: 'mit dieser Adresse wurde bei uns der Newsletter bestellt:',
      en: 'somebody has ordered our newsletter for this address:',
    },
    closing: {
      de: 'Sie haben nichts bestellt? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung schicken wir nichts, und die Adresse wird gelöscht.',
      en: 'You have not ordered anything? Then there is nothing to do. Without your confirmation we send nothing, and the address is erased.',
    },
  },
  newsletter_welcome: {
    subject: { de: 'Ihr Newsletter ist bestellt', en: 'Your newsletter is ordered' },
    greeting: { de: 'Guten Tag,', en: 'Hello,' },
    introduction: {
      de: 'danke, der Newsletter kommt von nun an zu Ihnen.',
      en: 'thank you, the newsletter will come to you from now on.',
    },
    closing: { de: '', en: '' },
  },
};

/** What stands before the link, and what the link does; a house cannot change it. */
export const mailRequests: Readonly<Record<MailName, { before: LocalizedText; action: LocalizedText }>> = {
  newsletter_confirmation: {
    before: {
      de: 'Bitte bestätigen Sie das auf dieser Seite. Der Link gilt sieben Tage.',
      en: 'Please confirm this on the following page. The link is valid for seven days.',
    },
    action: { de: 'Newsletter bestätigen', en: 'Confirm the newsletter' },
  },
  newsletter_welcome: {
    before: { de: 'Abmelden können Sie sich jederzeit hier:', en: 'You can unsubscribe here at any time:' },
    action: { de: 'Newsletter abmelden', en: 'Unsubscribe' },
  },
};
