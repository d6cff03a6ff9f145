import { z } from 'zod';
import { AppError, invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { mediaChangeSchema } from '#contract/media/media.ts';
import { byLocale } from '#text/languages.ts';
import { check } from '../../http/mount.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import type { Upload } from './store-upload.ts';
import { parseJson } from '#text/parse-json.ts';

/** Bytes for the other parts of the form and the part headers. */
const overhead = 64 * 1024;

const names = Object.keys(mediaChangeSchema.shape);
const fileSchema = z.instanceof(File, { error: 'file_needed' });

/**
 * Reads a multipart form: `file`, and optionally `alt`, `caption`, `copyright` (`{"de": …, "en": …}`), `decorative` and
 * `focal` as JSON. Stops reading with `payload_too_large` at the size limit.
 */
export async function readUpload(request: Request, maxBytes: number, locale: Locale): Promise<Upload> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported_media', 'not_multipart');
  }
  const form = await readForm(request, maxBytes);
  const unknown = [...form.keys()].filter((name) => name !== 'file' && !names.includes(name));
  if (unknown.length > 0) {
    throw new AppError('invalid', undefined, { issues: unknown.map((path) => ({ path, message: 'unknown_field' })) });
  }
  const { file } = check(z.object({ file: fileSchema }), { file: form.get('file') }, { code: 'invalid', locale });
  if (form.getAll('file').length > 1) throw new AppError('invalid', 'one_file_at_a_time');
  if (file.size > maxBytes) throw tooLarge(maxBytes);
  const texts = check(mediaChangeSchema, readTexts(form), { code: 'invalid', locale });
  return { ...texts, bytes: new Uint8Array(await file.arrayBuffer()), fileName: file.name };
}

async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + overhead) throw tooLarge(maxBytes);
  let seen = 0;
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > maxBytes + overhead) controller.error(tooLarge(maxBytes));
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
    return await new Response(counted ?? null, { headers }).formData();
  } catch (error) {
    if (seen > maxBytes + overhead) throw tooLarge(maxBytes);
    if (error instanceof Error && error.cause instanceof AppError) throw error.cause;
    if (error instanceof TypeError) throw new AppError('invalid', 'form_incomplete');
    throw error;
  }
}

function readTexts(form: FormData): Record<string, unknown> {
  const sent = names.filter((name) => form.has(name));
  return Object.fromEntries(sent.map((name) => [name, parse(name, form.get(name))]));
}

function parse(name: string, value: FormDataEntryValue | null): unknown {
  const found = parseJson(String(value));
  if (found === undefined) throw invalid(name, 'not_json');
  return found;
}

/** The error for a file above the size limit; its message contains the limit. */
export function tooLarge(maxBytes: number): AppError {
  const sentence = byLocale((locale) => {
    const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(maxBytes / (1024 * 1024));
    return writeMessage({ key: 'file_too_large', params: { megabytes } }, locale);
  });
  return new AppError('payload_too_large', sentence);
}
