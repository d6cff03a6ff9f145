import type { Locale } from '../languages.ts';
import { cleanText } from '../clean-text.ts';
import { quotationMarks } from '../quotation-marks.ts';
import { type Part, type Run, noMarks } from './read-runs.ts';
import { Losses, PartReader } from './read-parts.ts';
import { readMarkdown } from './read-markdown.ts';

/** The source program of a clipboard, detected from its HTML; plain text can be Markdown. */
export type PasteOrigin = 'word' | 'docs' | 'outlook' | 'mail' | 'office' | 'web' | 'markdown';

const signs: [PasteOrigin, RegExp][] = [
  ['docs', /docs-internal-guid|data-docs/i],
  [
    'outlook',
    /Microsoft Outlook|class="?(?:elementToProof|x_MsoNormal)|OutlookMessageHeader|urn:schemas-microsoft-com:office:outlook/i,
  ],
  ['word', /urn:schemas-microsoft-com:office:word|content="?Microsoft Word|class="?(?:OutlineElement|Mso)|\bmso-/i],
  ['office', /content="?(?:LibreOffice|OpenOffice)/i],
  ['mail', /gmail_|Apple-interchange-newline|AppleMailSignature|class="?(?:Apple-converted-space|MailOutline|moz-)/i],
];

function pasteOrigin(html: string): PasteOrigin {
  // The markers are at the beginning; a long document need not be searched completely.
  const beginning = html.slice(0, 200_000);
  return signs.find(([, sign]) => sign.test(beginning))?.[0] ?? 'web';
}

/** Clipboard content, converted to supported formats. */
export interface Paste {
  /** Null for plain text. */
  origin: PasteOrigin | null;
  parts: Part[];
  /** The plain text of the clipboard. */
  plain: string;
  /** What the parts do not show as it was. */
  losses: Losses;
  /** True when it was too long for its formats to be parsed. */
  plainOnly: boolean;
}

/** Longest text that is searched for Markdown, in characters. */
const longestMarkdown = 50_000;

interface Clipboard {
  html: string;
  text: string;
}

/** Reads a clipboard whole, however long it is; `divideParts` finds what a text has room for. */
export function readPaste({ html, text }: Clipboard, locale: Locale): Paste {
  const body = html === '' ? null : readClipboardHtml(html);
  if (!body) return (html === '' && markdownPaste(text, locale)) || { ...plainPaste(text), plainOnly: html !== '' };
  const { parts, losses } = new PartReader().read(body);
  tidyTypography(parts, locale);
  keepEdges(parts, text || body.textContent);
  return { origin: pasteOrigin(html), parts, plain: text, losses, plainOnly: false };
}

/** Null when the text is not in Markdown, or too long to be searched for it. */
function markdownPaste(text: string, locale: Locale): Paste | null {
  const parts = text.length > longestMarkdown ? null : readMarkdown(text);
  if (!parts) return null;
  tidyTypography(parts, locale);
  keepEdges(parts, text);
  return { origin: 'markdown', parts, plain: text, losses: new Losses(), plainOnly: false };
}

/** Plain text: an empty line ends a paragraph, a single line end becomes a line break. */
export function plainPaste(text: string): Paste {
  const parts = cleanText(text)
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph): Part => ({ kind: 'paragraph', align: 'left', runs: [{ ...noMarks, text: paragraph }] }));
  keepEdges(parts, text);
  return { origin: null, parts, plain: text, losses: new Losses(), plainOnly: false };
}

/** Keeps one space where the text begins or ends within a line with one, so that words pasted between others stay apart. */
function keepEdges(parts: Part[], text: string): void {
  const space = { ...noMarks, text: ' ' };
  const isSpace = /^[ \t\u00a0]+$/.test(text);
  if (isSpace && parts.length === 0) parts.push({ kind: 'paragraph', align: 'left', runs: [space] });
  if (isSpace) return;
  const [first] = parts;
  const last = parts.at(-1);
  if (first?.kind === 'paragraph' && /^[ \t\u00a0]/.test(text)) first.runs.unshift({ ...space });
  if (last?.kind === 'paragraph' && /[ \t\u00a0]$/.test(text)) last.runs.push({ ...space });
}

/**
 * Replaces typewriter characters by typographic ones: quotation marks of the language, dashes, apostrophes, ellipses.
 */
function tidyTypography(parts: readonly Part[], locale: Locale): void {
  for (const part of parts) {
    if (part.kind === 'list') for (const item of part.items) tidyLine(item.runs, locale);
    else if (part.kind === 'quote') for (const runs of part.paragraphs) tidyLine(runs, locale);
    else tidyLine(part.runs, locale);
  }
}

function tidyLine(runs: Run[], locale: Locale): void {
  let before = '';
  for (const run of runs) {
    // A visible address is not prose.
    if (!/^\s*(?:https?:\/\/|www\.)\S*\s*$/.test(run.text)) run.text = tidyText(run.text, before, locale);
    before = run.text.slice(-1) || before;
  }
}

function tidyText(text: string, before: string, locale: Locale): string {
  const { open, close } = quotationMarks[locale];
  return text
    .replaceAll('...', '…')
    .replaceAll(/(\s)--?(?=\s)/g, '$1–')
    .replaceAll(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replaceAll(/"/g, (_, at: number) => {
      const left = at === 0 ? before : (text[at - 1] ?? '');
      return left === '' || /[\s([{–—/„“‚]/.test(left) ? open : close;
    });
}

/** Maximum length of HTML that is parsed, in characters; longer clipboards use their plain text. */
const longestHtml = 1_500_000;

const junk = ['style', 'script', 'xml', 'svg', 'title', 'template', 'noscript', 'iframe', 'object', 'math'];

const openingTag = /(<[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*>)/gi;
/** An attribute with its value, in which nothing is an attribute. */
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g;
const violating = /^(?:style|on[a-z]+|src|srcset|background|action|formaction)$/i;

/**
 * Parses clipboard HTML into an inert document: scripts, styles and images are removed, and attributes that the page's
 * Content Security Policy would report are renamed to data attributes. Null when it is too long.
 */
function readClipboardHtml(html: string): HTMLElement | null {
  let rest = fragmentOf(html);
  rest = without(rest, '<!--', '-->');
  for (const tag of junk) rest = without(rest, `<${tag}`, `</${tag}>`);
  rest = rest.replaceAll(/data:[\w/+.-]*;base64,[\w+/=]*/gi, '');
  if (rest.length > longestHtml) return null;
  // The Content Security Policy also applies to a document that is never shown; data attributes do not violate it.
  const inert = rest.replaceAll(
    openingTag,
    (_, name: string, attributes: string) =>
      name + attributes.replaceAll(attribute, (found, own: string) => (violating.test(own) ? `data-${found}` : found)),
  );
  return new DOMParser().parseFromString(inert, 'text/html').body;
}

/** The marked fragment, if the source program marks one. */
function fragmentOf(html: string): string {
  const start = html.indexOf('<!--StartFragment-->');
  if (start < 0) return html;
  const end = html.lastIndexOf('<!--EndFragment-->');
  return html.slice(start + '<!--StartFragment-->'.length, end > start ? end : undefined);
}

/** Removes every range between the two marks; an unclosed range extends to the end. */
function without(text: string, open: string, close: string): string {
  const lower = text.toLowerCase();
  let result = '';
  let from = 0;
  for (;;) {
    const start = nextTag(lower, open, from);
    if (start < 0) return result + text.slice(from);
    result += text.slice(from, start);
    const end = lower.indexOf(close, start + open.length);
    if (end < 0) return result;
    from = end + close.length;
  }
}

/** Matches a complete tag name: `<s` must not match `<span`. */
function nextTag(lower: string, open: string, from: number): number {
  let at = lower.indexOf(open, from);
  while (at >= 0 && isLongerName(open, lower[at + open.length])) at = lower.indexOf(open, at + 1);
  return at;
}

function isLongerName(open: string, following: string | undefined): boolean {
  return open !== '<!--' && /[\w-]/.test(following ?? '');
}
