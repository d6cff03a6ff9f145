import { draftMaximum } from '#contract/field-value.ts';
import type { Locale } from '#contract/locale.ts';
import { readClipboardHtml } from './clipboard-html.ts';
import { type PasteOrigin, pasteOrigin } from './paste-origin.ts';
import { type Part, wordsOf } from './pasted-part.ts';
import { PartReader } from './read-parts.ts';
import { noMarks } from './read-runs.ts';
import { tidyTypography } from './typography.ts';

/** What stands in a clipboard, as the house can say it. */
export interface Paste {
  /** Null for plain text. */
  origin: PasteOrigin | null;
  parts: Part[];
  /** The clipboard's plain text. */
  plain: string;
  /** Pictures that were left out. */
  pictures: number;
  /** True where it was too long and only its beginning was taken. */
  cut: boolean;
  /** True where it was so long that its formats were not read. */
  plainOnly: boolean;
}

interface Clipboard {
  html: string;
  text: string;
}

/** Reads a clipboard; at most `room` characters of it. */
export function readPaste({ html, text }: Clipboard, locale: Locale, room = draftMaximum): Paste {
  const body = html === '' ? null : readClipboardHtml(html);
  if (!body) return { ...plainPaste(text, room), plainOnly: html !== '' };
  const reader = new PartReader().read(body);
  tidyTypography(reader.parts, locale);
  const { parts, cut } = shorten(reader.parts, room);
  const plain = text.slice(0, room);
  return { origin: pasteOrigin(html), parts, plain, pictures: reader.pictures, cut, plainOnly: false };
}

/** Plain text: an empty line ends a paragraph, any other end of a line stays one. */
export function plainPaste(text: string, room = draftMaximum): Paste {
  const plain = text.slice(0, room);
  const parts = plain
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u200b\ufeff\0]/g, '')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph): Part => ({ kind: 'paragraph', align: 'left', runs: [{ ...noMarks, text: paragraph }] }));
  return { origin: null, parts, plain, pictures: 0, cut: text.length > room, plainOnly: false };
}

/** Whole parts as long as there is room; a first part that is too long alone is cut. */
function shorten(parts: Part[], room: number): { parts: Part[]; cut: boolean } {
  let left = room;
  const kept: Part[] = [];
  for (const part of parts) {
    const length = lengthOf(part);
    if (length > left) {
      if (kept.length === 0 && part.kind === 'paragraph')
        kept.push({ ...part, runs: [{ ...noMarks, text: wordsOf(part.runs).slice(0, left) }] });
      return { parts: kept, cut: true };
    }
    left -= length;
    kept.push(part);
  }
  return { parts: kept, cut: false };
}

function lengthOf(part: Part): number {
  if (part.kind === 'list') return part.items.reduce((sum, { runs }) => sum + wordsOf(runs).length, 0);
  if (part.kind === 'quote') return part.paragraphs.reduce((sum, runs) => sum + wordsOf(runs).length, 0);
  return wordsOf(part.runs).length;
}
