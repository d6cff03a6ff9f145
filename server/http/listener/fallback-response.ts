import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/base/errors.ts';
import { defaultLocale, isLocale, type Locale } from '#contract/base/locale.ts';
import { isBackendPath } from './request-target.ts';

interface Words {
  title: string;
  text: string;
}

const unreadable: Record<Locale, Words> = {
  de: {
    title: 'Diese Adresse können wir nicht lesen.',
    text: 'Bitte prüfen Sie, ob sie vollständig und richtig geschrieben ist.',
  },
  en: { title: 'We cannot read this address.', text: 'Please check that it is complete and spelled correctly.' },
};
const texts: Partial<Record<ErrorCode, Record<Locale, Words>>> = {
  bad_request: unreadable,
  not_found: unreadable,
  payload_too_large: {
    de: { title: 'Das ist zu groß.', text: 'Die Anfrage überschreitet, was wir annehmen.' },
    en: { title: 'That is too large.', text: 'The request is larger than we accept.' },
  },
  unavailable: {
    de: {
      title: 'Gleich geht der Vorhang wieder auf.',
      text: 'Diese Seite ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    },
    en: {
      title: 'The curtain will rise again shortly.',
      text: 'This page cannot be reached right now. Please try again in a few seconds.',
    },
  },
};
const fallback: Record<Locale, Words> = {
  de: { title: 'Da ist uns etwas misslungen.', text: 'Wir wissen davon. Bitte versuchen Sie es später noch einmal.' },
  en: { title: 'Something went wrong on our side.', text: 'We know about it. Please try again later.' },
};
const home: Record<Locale, string> = { de: 'zur Startseite', en: 'to the start page' };

/**
 * The response when nothing else can respond: the contract's error shape on the backend's paths, otherwise a page that
 * needs no other file.
 */
export function fallbackResponse(code: ErrorCode, target: string | undefined): Response {
  const path = (target ?? '').split('?', 1)[0] ?? '';
  const first = path.split('/')[1] ?? '';
  const locale = isLocale(first) ? first : defaultLocale;
  const { title, text } = (texts[code] ?? { de: fallback.de, en: fallback.en })[locale];
  const status = errorStatus[code];
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  if (status === 503) headers.set('Retry-After', '5');
  if (isBackendPath(path))
    return Response.json({ code, message: `${title} ${text}` } satisfies ErrorBody, { status, headers });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  return new Response(page({ locale, status, title, text }), { status, headers });
}

function page({
  locale,
  status,
  title,
  text,
}: {
  locale: Locale;
  status: number;
  title: string;
  text: string;
}): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status}</title>
<style>
  html { background: #17121a; color: #f6f1ea; font: 300 1.25rem/1.5 Spectral, Georgia, 'Times New Roman', serif }
  body { margin: 0; min-height: 100vh; display: grid; align-content: center; background: radial-gradient(120% 90% at 50% 110%, #8a2232 0, #3a1424 45%, #17121a 80%) }
  main { max-width: 40rem; padding: 2rem }
  h1 { font-weight: 300; font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; margin: 0 0 1.5rem }
  p { margin: 0 0 2rem }
  a { color: inherit; display: inline-block; padding: .7em 1.4em; border: 1px solid currentColor; text-decoration: none }
  a:focus-visible { outline: 3px solid #ffd9a0; outline-offset: 3px }
</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="/${locale}">${home[locale]}</a>
</main>
</html>
`;
}
