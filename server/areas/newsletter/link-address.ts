import type { Locale } from '#contract/base/locale.ts';

/** Paths of the screens that newsletter mails link to, below the locale. */
const screens = {
  confirm: { de: 'newsletter/bestaetigen', en: 'newsletter/confirm' },
  unsubscribe: { de: 'newsletter/abmelden', en: 'newsletter/unsubscribe' },
} satisfies Record<string, Record<Locale, string>>;

/** A link in a mail, `https://oper.example/de/newsletter/bestaetigen?token=…`. */
export function linkAddress(
  siteUrl: string,
  { kind, locale, token }: { kind: keyof typeof screens; locale: Locale; token: string },
): string {
  return `${siteUrl}/${locale}/${screens[kind][locale]}?token=${encodeURIComponent(token)}`;
}
