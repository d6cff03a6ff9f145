import type { Locale } from '#contract/base/locale.ts';
import { memoizeByKey } from './memoize.ts';

const tags = { de: 'de-DE', en: 'en-GB' } as const;
const formats: Record<string, Intl.NumberFormat> = {};
const knownPrices = memoizeByKey<string>();

/** `18 €`, `12,50 €` or `€18`, `€12.50`: cents only where there are any. */
export function price(euros: number, locale: Locale): string {
  return knownPrices(`${locale} ${euros}`, () => {
    // Most prices need no format: creating the first one takes a browser as long as rendering half a page.
    if (!Number.isInteger(euros)) return formatEuros(euros, locale, 2);
    if (euros < 0 || euros > 999) return formatEuros(euros, locale, 0);
    return locale === 'de' ? `${euros}\u00a0€` : `€${euros}`;
  });
}

function formatEuros(euros: number, locale: Locale, digits: 0 | 2): string {
  const format = (formats[locale + digits] ??= new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }));
  return format.format(euros);
}
