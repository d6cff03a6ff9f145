import type { Locale } from '#contract/base/locale.ts';
import { defaultNewsletterLists } from '#contract/newsletter/newsletter-lists.ts';
import { address, list, record, text, textIn } from './read.ts';

/** A selectable newsletter, in one language. */
export interface Newsletter {
  value: number;
  name: string;
}

/** Texts of header and footer, in one language; each may be empty. */
export interface SiteSettings {
  name: string;
  claim: string;
  city: string;
  cityLogo: string;
  phone: string;
  street: string;
  postalCode: string;
  boxOffice: string;
  social: { name: string; url: string }[];
  /** Shared picture of pages without their own. */
  ogImage: string;
  /** When empty, the newsletter form is not shown. */
  newsletters: Newsletter[];
  /** False: visitors who declined are not asked again before their choice expires. */
  reAsks: boolean;
}

export function readSettings(answer: unknown, locale: Locale): SiteSettings {
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
    ogImage: address(site.og_image),
    newsletters: readNewsletters(site.newsletter_lists ?? defaultNewsletterLists, locale),
    reAsks: site.consent_reasking !== false,
  };
}

function readNewsletters(lists: unknown, locale: Locale): Newsletter[] {
  return list(lists).flatMap((entry) => {
    const { value, name } = record(entry);
    const label = textIn(name, locale);
    return Number.isInteger(value) && label !== '' ? [{ value: Number(value), name: label }] : [];
  });
}
