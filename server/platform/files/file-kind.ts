import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#contract/base/errors.ts';

/** File extensions of fonts, which the typeface of a house can be made of. */
export const fontEndings: readonly string[] = ['woff2', 'ttf', 'otf'];

/** Type of an upload, detected from its bytes. */
export interface FileKind {
  kind: 'image' | 'file';
  mime: string;
  /** File extension. */
  ending: string;
}

const images: Record<string, FileKind> = {
  'image/jpeg': { kind: 'image', mime: 'image/jpeg', ending: 'jpg' },
  'image/png': { kind: 'image', mime: 'image/png', ending: 'png' },
  'image/apng': { kind: 'image', mime: 'image/png', ending: 'png' },
  'image/webp': { kind: 'image', mime: 'image/webp', ending: 'webp' },
  'image/avif': { kind: 'image', mime: 'image/avif', ending: 'avif' },
  'image/gif': { kind: 'image', mime: 'image/gif', ending: 'gif' },
};

/** File extensions, as file-type names them, that are accepted for download. */
const downloads = new Set([
  'pdf',
  'zip',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'epub',
  'mp3',
  'm4a',
  'wav',
  'ogg',
  'oga',
  'opus',
  'flac',
  'mp4',
  'm4v',
  'webm',
  'mov',
  ...fontEndings,
]);
const registered: Record<string, string> = {
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
};
const zipped = new Set(['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub']);

const texts: Record<string, string> = { txt: 'text/plain', csv: 'text/csv', vtt: 'text/vtt', srt: 'text/plain' };

/** Detects the type from the bytes; throws `unsupported_media` for other types, `invalid` for a broken file. */
export async function fileKindOf(bytes: Uint8Array, fileName: string): Promise<FileKind> {
  if (bytes.byteLength === 0) throw new AppError('invalid', 'file_empty');
  // Text first: many binary signatures consist of letters, which a text can begin with.
  const kind = textKind(bytes, fileName) ?? known(await fileTypeFromBuffer(bytes));
  if (!kind) throw new AppError('unsupported_media');
  if (!isWhole(bytes, kind)) throw new AppError('invalid', 'file_incomplete');
  return kind;
}

function known(found: { ext: string; mime: string } | undefined): FileKind | null {
  if (!found) return null;
  const image = images[found.mime];
  if (image) return image;
  return downloads.has(found.ext) ? { kind: 'file', mime: typeOf(found), ending: found.ext } : null;
}

/** The registered media type, which browsers expect: `audio/mp4` for `audio/x-m4a`, without codecs. */
function typeOf({ ext, mime }: { ext: string; mime: string }): string {
  return registered[ext] ?? mime;
}

/** Text has no signature: it must not contain control characters nor begin like a document that browsers execute. */
function textKind(bytes: Uint8Array, fileName: string): FileKind | null {
  const text = Buffer.from(bytes).toString('latin1');
  if (/[\0-\x08\x0e-\x1f]/.test(text)) return null;
  const start = text
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .slice(0, 4096);
  if (start.startsWith('<') || /<(?:!doctype|html|head|body|script|svg|iframe|\?xml)/i.test(start)) return null;
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(start)) return captions(bytes, text);
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const mime = ending === 'vtt' ? undefined : texts[ending];
  return mime ? { kind: 'file', mime, ending } : null;
}

/** Browsers read captions as UTF-8 and show none of a file without a time. */
function captions(bytes: Uint8Array, text: string): FileKind {
  if (!isUtf8(bytes)) throw new AppError('invalid', 'captions_not_utf8');
  if (!/(?:\d+:)?\d{2}:\d{2}\.\d{3}[ \t]*-->[ \t]*(?:\d+:)?\d{2}:\d{2}\.\d{3}/.test(text))
    throw new AppError('invalid', 'captions_without_times');
  const broken = text.split(/\r\n|\r|\n/).findIndex((line) => line.includes('-->') && !isTiming(line));
  if (broken !== -1) throw new AppError('invalid', { key: 'captions_line_wrong', params: { line: broken + 1 } });
  return { kind: 'file', mime: 'text/vtt', ending: 'vtt' };
}

/** A line of times that browsers understand: with any number of hours, with or without spaces at the arrow. They leave out the captions of any other. */
function isTiming(line: string): boolean {
  const time = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
  const parts = new RegExp(`^[ \\t]*${time}[ \\t]*-->[ \\t]*${time}(?:[ \\t].*)?$`).exec(line)?.slice(1);
  if (!parts) return false;
  const [start = 0, end = 0] = [parts.slice(0, 4), parts.slice(4)].map(
    ([hours, minutes, seconds, thousandths]) =>
      Number(hours ?? 0) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(thousandths),
  );
  return end > start;
}

/** False if a format with an end marker (PDF, ZIP) lacks it, as after an interrupted upload. */
function isWhole(bytes: Uint8Array, kind: FileKind): boolean {
  const tail = (length: number) => Buffer.from(bytes.subarray(-length)).toString('latin1');
  if (kind.ending === 'pdf') return tail(2048).includes('%%EOF');
  if (zipped.has(kind.ending)) return tail(66_000).includes('PK\x05\x06');
  return true;
}
