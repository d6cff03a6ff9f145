import type { Locale } from '#contract/locale.ts';

/** Where the screens lie that the links of the newsletter's mails lead to, below the locale. */
const screens = {
  confirm: { de: 'newsletter/bestaetigen', en: 'newsletter/confirm' },
  unsubscribe: { de: 'newsletter/abmelden', en: 'newsletter/unsubscribe' },
} satisfies Record<string, Record<Locale, string>>;

/** A link for a mail, `https://oper.example/de/newsletter/bestaetigen?token=…`. */
export function linkAddress(siteUrl: string, kind: keyof typeof screens, locale: Locale, token: string): string {
  return `${siteUrl}/${locale}/${screens[kind][locale]}?token=${encodeURIComponent(token)}`;
}
