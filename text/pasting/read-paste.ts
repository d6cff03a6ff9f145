import type { Locale } from '../languages.ts';
import { cleanText } from '../clean-text.ts';
import { readClipboardHtml } from './clipboard-html.ts';
import { type PasteOrigin, pasteOrigin } from './paste-origin.ts';
import { type Part, type Run } from './pasted-part.ts';
import { Losses, PartReader } from './read-parts.ts';
import { readMarkdown } from './read-markdown.ts';
import { noMarks } from './read-runs.ts';
import { quotationMarks } from '../quotation-marks.ts';

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
