import { createHash } from 'node:crypto';
import type { Locale } from '#contract/base/locale.ts';

type Kind = 'open' | 'ended' | 'signedOut';

const texts: Record<Kind, Record<Locale, { title: string; text: string }>> = {
  open: {
    de: {
      title: 'Vorschau',
      text: 'Die Vorschau wird geöffnet. Sonst fügen Sie hier den Link ein, den Sie bekommen haben:',
    },
    en: { title: 'Preview', text: 'The preview is being opened. Otherwise paste the link that you were given here:' },
  },
  ended: {
    de: {
      title: 'Dieser Vorschau-Link gilt nicht mehr.',
      text: 'Er ist abgelaufen, wurde zurückgezogen oder ist unvollständig. Bitte fragen Sie die Person, von der Sie ihn haben, nach einem neuen.',
    },
    en: {
      title: 'This preview link is no longer valid.',
      text: 'It has expired, was revoked or is incomplete. Please ask the person who gave it to you for a new one.',
    },
  },
  signedOut: {
    de: {
      title: 'Bitte melden Sie sich an.',
      text: 'Die Vorschau ohne Link ist für angemeldete Redakteurinnen und Redakteure.',
    },
    en: { title: 'Please sign in.', text: 'The preview without a link is for signed-in editors.' },
  },
};
const labels = {
  de: { field: 'Vorschau-Link', open: 'Öffnen', home: 'zur Startseite', signIn: 'zur Anmeldung' },
  en: { field: 'Preview link', open: 'Open', home: 'to the start page', signIn: 'to the sign-in' },
};

/** Sends the token behind `#` as a form; browsers send that part of an address to no server. */
const script = `const [field] = document.getElementsByName('token');
if (location.hash.length > 1) { field.value = location.hash.slice(1); history.replaceState(null, '', location.pathname); field.form.submit(); }`;
const scriptHash = createHash('sha256').update(script).digest('base64');

/** A page of the preview that needs no other file. */
export function previewPage({ locale, kind, status }: { locale: Locale; kind: Kind; status: number }): Response {
  const { title, text } = texts[kind][locale];
  const label = labels[locale];
  const form = `<form method="post"><label>${label.field} <input name="token" autocomplete="off" required></label> <button>${label.open}</button></form>
<script>${script}</script>`;
  const [href, name] = kind === 'signedOut' ? ['/admin', label.signIn] : [`/${locale}`, label.home];
  const body = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
${kind === 'open' ? form : `<a href="${href}">${name}</a>`}
</main>
</html>
`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    // With `no-referrer` browsers send the form without an origin. The token is in no address anyway.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
  return new Response(body, { status, headers });
}

const style = `
  html { background: #17121a; color: #f6f1ea; font: 300 1.25rem/1.5 Spectral, Georgia, 'Times New Roman', serif }
  body { margin: 0; min-height: 100vh; display: grid; align-content: center }
  main { max-width: 40rem; padding: 2rem }
  h1 { font-weight: 300; font-size: clamp(1.8rem, 6vw, 3rem); line-height: 1.15; margin: 0 0 1.5rem }
  p { margin: 0 0 2rem }
  label { display: block; margin: 0 0 1rem }
  input { box-sizing: border-box; width: 100%; font: inherit; padding: .4em .6em }
  a, button { color: inherit; background: none; font: inherit; display: inline-block; padding: .7em 1.4em; border: 1px solid currentColor; text-decoration: none }
  :focus-visible { outline: 3px solid #ffd9a0; outline-offset: 3px }
`;
