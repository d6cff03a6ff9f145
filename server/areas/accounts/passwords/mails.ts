import type { Locale } from '#contract/base/locale.ts';
import type { Mail } from '../../../platform/mail/queue-mail.ts';
import { serverText } from '../../../platform/server-text.ts';

interface Facts {
  recipient: string;
  username: string;
  locale: Locale;
  /** Name of the opera house. */
  siteName: string;
  /** Link to set a password. */
  link: string;
}

/** Invites a new user to set a password. */
export const invitationMail = (facts: Facts): Mail => mailWithLink('invitation', facts);

/** Sends a reset link to a user who has forgotten the password. */
export const resetMail = (facts: Facts): Mail => mailWithLink('password', facts);

function mailWithLink(kind: 'invitation' | 'password', { recipient, username, locale, siteName, link }: Facts): Mail {
  const parts = [
    serverText('mail.greeting', locale, { name: username }),
    serverText(`mail.${kind}`, locale, { siteName }),
    link,
    serverText(`mail.${kind}_end`, locale, { recipient }),
    siteName,
  ];
  return {
    kind,
    recipient,
    locale,
    subject: serverText(`mail.${kind}_subject`, locale, { siteName }),
    action: serverText(`mail.${kind}_action`, locale),
    body: `${parts.join('\n\n')}\n`,
  };
}
