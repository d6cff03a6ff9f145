import type { Context } from 'hono';
import { AppError, invalid } from '#contract/base/errors.ts';
import { cleanText } from '#text/clean-text.ts';
import { publicBodies } from './listener/limit-request-body.ts';

/** A section has eight levels of blocks. */
const maxDepth = 64;
/** Values and fields together, about ten times as many as the largest page has. */
const maxValues = 100_000;

/**
 * The JSON body of a request, its texts without unseen characters. What it costs to refuse it is bounded, so its size is
 * judged before any schema reads it: 413 for more than 64 kB without a session, 422 for a body that is too deep or has
 * too many values, 400 if it is no JSON.
 */
export async function readJson(context: Context, { isPublic }: { isPublic: boolean }): Promise<unknown> {
  const text = await context.req.text();
  if (isPublic && Buffer.byteLength(text) > publicBodies) throw new AppError('payload_too_large');
  const { depth, values } = measure(text);
  if (depth > maxDepth) throw new AppError('invalid', 'body_too_deep');
  if (values > maxValues) throw new AppError('invalid', 'body_too_many');
  try {
    return cleanTexts(text.includes('__proto__') ? JSON.parse(text, refuseProto) : JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('bad_request', 'body_not_json');
    throw error;
  }
}

/**
 * The value with its texts as they are stored. A password is what was typed; the operations of the editor are cleaned with
 * the fields that they change, and the editor is told.
 */
function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  for (const [key, inner] of Object.entries(value))
    if (!/password|^operations$/.test(key)) Object.assign(value, { [key]: cleanTexts(inner) });
  return value;
}

/** How deep the brackets of a JSON text are nested, and how many signs outside of its strings separate values. */
function measure(json: string): { depth: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') inString = !inString;
    else if (inString) {
      if (character === '\\') at += 1;
    } else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',' || character === ':') values += 1;
  }
  return { depth: deepest, values };
}

/** A schema that accepts any key would drop `__proto__` silently. */
function refuseProto(key: string, value: unknown): unknown {
  if (key !== '__proto__') return value;
  throw invalid(key, { key: 'unknown_field_name', params: { field: key } });
}
