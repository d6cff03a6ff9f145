import type { z } from 'zod';
import { type Locale, localeNames, otherLocale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { shownMarksSchema } from '#contract/settings/house.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { isDark } from '#contract/settings/theme/colour.ts';
import { deriveColours } from '#contract/settings/theme/derive-colours.ts';
import { deviceFonts } from '#contract/settings/theme/device-fonts.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { nameIn } from '../../site-settings/site-settings.ts';

export interface ClosedHouse {
  settings: SiteSettings;
  marks: z.infer<typeof shownMarksSchema>;
}

export const closedTexts: Record<Locale, { title: string; text: string; signIn: string }> = {
  de: {
    title: 'Wir öffnen bald.',
    text: 'Diese Website ist noch nicht geöffnet. Schauen Sie gern bald wieder vorbei.',
    signIn: 'Anmeldung für Mitarbeitende',
  },
  en: {
    title: 'We open soon.',
    text: 'This website is not open yet. Please come back soon.',
    signIn: 'Staff sign-in',
  },
};

/** What visitors see while the house is not open; needs no other file than the marks of the house. */
export function closedPage({ settings, marks }: ClosedHouse, locale: Locale): string {
  const { title, text, signIn } = closedTexts[locale];
  const name = escapeHtml(nameIn(settings, locale));
  const claim = escapeHtml(inLocale(settings.claim, locale).text || settings.city);
  const other = otherLocale(locale);
  const { stage, light, lightSoft, signal, gradient } = deriveColours(settings.theme.colours);
  const [first, second] = gradient;
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} – ${title}</title>
<link rel="icon" href="${escapeHtml(marks.icons.png)}">
<style>
  html { background: ${stage}; color: ${light}; font: 300 1.25rem/1.5 ${deviceFonts(settings)} }
  body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto; gap: 2rem; padding: clamp(1.25rem, 5vw, 3.5rem); box-sizing: border-box; background: radial-gradient(120% 90% at 50% 115%, ${first} 0, ${second} 45%, ${stage} 80%) no-repeat }
  header, footer { display: flex; flex-wrap: wrap; gap: .75rem 2rem; align-items: center; justify-content: space-between }
  .name { display: flex; gap: .9rem; align-items: center; margin: 0; font-size: 1.4rem; line-height: 1.2 }
  .name img { height: 3rem; width: auto; max-width: 60vw; object-fit: contain; object-position: left }
  main { align-self: center; max-width: 40rem }
  .claim { margin: 0 0 1rem; color: ${lightSoft} }
  h1 { font-weight: 300; font-size: clamp(2.5rem, 8vw, 5rem); line-height: 1.05; margin: 0 0 1.5rem; text-wrap: balance }
  p { margin: 0; overflow-wrap: anywhere }
  address { font-style: normal; font-size: 1rem; color: ${lightSoft} }
  a { color: inherit; text-underline-offset: .24em; text-decoration-thickness: 1px; display: inline-block; padding: .5rem 0; font-size: 1rem }
  a:focus-visible { outline: 3px solid ${signal}; outline-offset: 3px }
</style>
<body>
<header>
<p class="name">${logoOf({ settings, marks }, name)}</p>
<a href="/${other}" hreflang="${other}" lang="${other}">${localeNames[other].name}</a>
</header>
<main>
${claim === '' ? '' : `<p class="claim">${claim}</p>\n`}<h1>${title}</h1>
<p>${text}</p>
</main>
<footer>
<address>${contactOf(settings)}</address>
<a href="/admin">${signIn}</a>
</footer>
</body>
</html>
`;
}

function logoOf({ settings, marks }: ClosedHouse, name: string): string {
  const logo = isDark(settings.theme.colours.stage) ? marks.logo_on_dark : marks.logo;
  if (!logo) return name;
  const withName = settings.name_beside_logo;
  const { url, width, height } = logo;
  const image = `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${withName ? '' : name}">`;
  return withName ? `${image} ${name}` : image;
}

/** Address, telephone and e-mail of the house, as far as they are known. */
function contactOf({ street, postal_code: code, city, phone, email }: SiteSettings): string {
  const place = [street, [code, city].filter(Boolean).join(' ')].filter(Boolean);
  const lines = street === '' ? [] : place;
  return [...lines, phone, email].filter(Boolean).map(escapeHtml).join(' · ');
}
