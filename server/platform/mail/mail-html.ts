import type { Locale } from '#contract/base/locale.ts';
import { isLink } from '#text/is-link.ts';

interface MailText {
  subject: string;
  /** Plain text; paragraphs are separated by empty lines. */
  body: string;
  /** What the link of the mail does, `Passwort wählen`; absent or empty: nothing in it is a link. */
  action?: string | undefined;
  locale?: Locale | undefined;
}

/** Colours and type of a mail: mail programs know no custom properties, and many no style sheets. */
export interface MailLook {
  paper: string;
  ink: string;
  soft: string;
  accent: string;
  onAccent: string;
  /** Ground and texts for programs with a dark scheme. */
  stage: string;
  light: string;
  lightSoft: string;
  /** Families as CSS lists them; nothing is loaded, so devices show what they have. */
  families: string;
}

/** Mail programs that know a dark scheme follow it; the others keep the inline colours, which are readable on paper. */
function darkScheme({ stage, light, lightSoft }: MailLook): string {
  return [
    `.paper { background-color: ${stage} !important; }`,
    `.ink { color: ${light} !important; }`,
    `.soft { color: ${lightSoft} !important; }`,
  ].join(' ');
}

/**
 * A mail as HTML: the same words and the same link as the plain text, nothing that is loaded from elsewhere. Without
 * tables, with inline styles.
 */
export function mailHtml({ subject, body, action = '', locale }: MailText, look: MailLook): string {
  const { paper, ink, accent, families } = look;
  const paragraphs = body.trim().split(/\n{2,}/);
  const parts = paragraphs.map((each, index) =>
    action !== '' && isLink(each)
      ? linkHtml(each.trim(), action, look)
      : paragraphHtml(each, action !== '' && index === paragraphs.length - 1, look),
  );
  return [
    `<!DOCTYPE html><html${locale ? ` lang="${locale}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>@media (prefers-color-scheme: dark) { ${darkScheme(look)} }</style></head>`,
    `<body class="paper" style="margin: 0; padding: 0; background-color: ${paper};">`,
    `<div class="paper ink" style="max-width: 36em; margin: 0 auto; padding: 32px 20px; background-color: ${paper}; color: ${ink}; font: 17px/1.55 ${families};">`,
    `<h1 class="ink" style="margin: 0 0 24px; padding-top: 20px; border-top: 4px solid ${accent}; color: ${ink}; font: 300 26px/1.25 ${families}; overflow-wrap: anywhere;">${escaped(subject)}</h1>`,
    ...parts,
    '</div></body></html>',
  ].join('\n');
}

function paragraphHtml(text: string, isSignature: boolean, { ink, soft }: MailLook): string {
  const colour = isSignature ? soft : ink;
  const more = isSignature ? ` padding-top: 16px; border-top: 1px solid ${soft};` : '';
  const lines = escaped(text).replaceAll('\n', '<br>');
  return `<p class="${isSignature ? 'soft' : 'ink'}" style="margin: 0 0 20px;${more} color: ${colour}; overflow-wrap: anywhere;">${lines}</p>`;
}

/** The link as a button, and its address for those who check or copy it. */
function linkHtml(address: string, action: string, { accent, onAccent, soft, families }: MailLook): string {
  const url = escaped(address);
  return [
    `<p style="margin: 0 0 12px;"><a href="${url}" style="display: inline-block; padding: 12px 24px; background-color: ${accent}; color: ${onAccent}; font: 17px/1.4 ${families}; text-decoration: none;">${escaped(action)}</a></p>`,
    `<p class="soft" style="margin: 0 0 24px; color: ${soft}; font-size: 15px; overflow-wrap: anywhere;"><a class="soft" href="${url}" style="color: ${soft};">${url}</a></p>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
