/** A formatter with the conventions of the site's languages: `de-DE` and `en-GB`. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', options);
}
