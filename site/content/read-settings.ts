import type { Locale } from '#contract/locale.ts';
import { address, list, record, text, textIn } from './read.ts';

/** What header and footer say of the house, in one language; every text may be empty. */
export interface HouseFacts {
  name: string;
  claim: string;
  city: string;
  cityLogo: string;
  phone: string;
  street: string;
  postalCode: string;
  boxOffice: string;
  social: { name: string; url: string }[];
}

export function readSettings(answer: unknown, locale: Locale): HouseFacts {
  const site = record(answer);
  return {
    name: text(site.name),
    claim: textIn(site.claim, locale),
    city: text(site.city),
    cityLogo: textIn(site.city_logo_text, locale),
    phone: text(site.phone),
    street: text(site.street),
    postalCode: text(site.postal_code),
    boxOffice: textIn(site.box_office, locale),
    social: list(site.social).flatMap((entry) => {
      const { name, url } = record(entry);
      const link = address(url);
      return text(name) !== '' && link !== '' ? [{ name: text(name), url: link }] : [];
    }),
  };
}
