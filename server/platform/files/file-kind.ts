import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#contract/base/errors.ts';

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
  'flac',
  'mp4',
  'm4v',
  'webm',
  'mov',
]);
const zipped = new Set(['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub']);

const texts: Record<string, string> = { txt: 'text/plain', csv: 'text/csv', vtt: 'text/vtt', srt: 'text/plain' };

/** Detects the type from the bytes; throws `unsupported_media` for other types, `invalid` for a broken file. */
export async function fileKindOf(bytes: Uint8Array, fileName: string): Promise<FileKind> {
  if (bytes.byteLength === 0) throw new AppError('invalid', { de: 'Die Datei ist leer.', en: 'The file is empty.' });
  // Text first: many binary signatures consist of letters, which a text can begin with.
  const kind = textKind(bytes, fileName) ?? known(await fileTypeFromBuffer(bytes));
  if (!kind) throw new AppError('unsupported_media');
  if (!isWhole(bytes, kind))
    throw new AppError('invalid', { de: 'Die Datei ist unvollständig.', en: 'The file is incomplete.' });
  return kind;
}

function known(found: { ext: string; mime: string } | undefined): FileKind | null {
  if (!found) return null;
  const image = images[found.mime];
  if (image) return image;
  return downloads.has(found.ext) ? { kind: 'file', mime: found.mime, ending: found.ext } : null;
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
  if (start.startsWith('WEBVTT')) return { kind: 'file', mime: 'text/vtt', ending: 'vtt' };
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const mime = ending === 'vtt' ? undefined : texts[ending];
  return mime ? { kind: 'file', mime, ending } : null;
}

/** False if a format with an end marker (PDF, ZIP) lacks it, as after an interrupted upload. */
function isWhole(bytes: Uint8Array, kind: FileKind): boolean {
  const tail = (length: number) => Buffer.from(bytes.subarray(-length)).toString('latin1');
  if (kind.ending === 'pdf') return tail(2048).includes('%%EOF');
  if (zipped.has(kind.ending)) return tail(66_000).includes('PK\x05\x06');
  return true;
}
