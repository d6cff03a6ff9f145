import type { Locale } from '#contract/base/locale.ts';
import type { Mail } from '../../../platform/mail/queue-mail.ts';

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
export function invitationMail({ recipient, username, locale, siteName, link }: Facts): Mail {
  const text = {
    de: {
      subject: `Ihr Zugang zu ${siteName}`,
      action: 'Passwort wählen',
      body: `Guten Tag ${username},

für Sie wurde ein Zugang zur Redaktion der Website von ${siteName} eingerichtet. Bitte wählen Sie auf dieser Seite ein Passwort. Der Link gilt sieben Tage und nur einmal.

${link}

Angemeldet wird mit dieser E-Mail-Adresse: ${recipient}

${siteName}
`,
    },
    en: {
      subject: `Your account at ${siteName}`,
      action: 'Choose a password',
      body: `Hello ${username},

you have been given an account to edit the website of ${siteName}. Please choose a password on this page. The link is valid for seven days, and only once.

${link}

You log in with this e-mail address: ${recipient}

${siteName}
`,
    },
  }[locale];
  return { kind: 'invitation', recipient, locale, ...text };
}

/** Sends a reset link to a user who has forgotten the password. */
export function resetMail({ recipient, username, locale, siteName, link }: Facts): Mail {
  const text = {
    de: {
      subject: 'Ein neues Passwort wählen',
      action: 'Neues Passwort wählen',
      body: `Guten Tag ${username},

für Ihren Zugang wurde ein neues Passwort angefordert. Sie wählen es auf dieser Seite. Der Link gilt eine Stunde und nur einmal.

${link}

Sie haben nichts angefordert? Dann brauchen Sie nichts zu tun; Ihr Passwort bleibt, wie es ist.

${siteName}
`,
    },
    en: {
      subject: 'Choose a new password',
      action: 'Choose a new password',
      body: `Hello ${username},

a new password was requested for your account. You choose it on this page. The link is valid for one hour, and only once.

${link}

You have not requested anything? Then there is nothing to do; your password stays as it is.

${siteName}
`,
    },
  }[locale];
  return { kind: 'password', recipient, locale, ...text };
}
