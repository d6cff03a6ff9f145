import type { Context, Next } from 'hono';
import { AppError } from '#contract/base/errors.ts';

/** Deeper than any valid body; a section has eight levels of blocks. */
const deepest = 64;

/** Rejects bodies nested so deep that recursion would overflow the stack. */
export async function guardDepth(context: Context, next: Next): Promise<void> {
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD' && depthOf(await context.req.text()) > deepest) {
    throw new AppError('invalid', 'body_too_deep');
  }
  await next();
}

/** Nesting depth of brackets in a JSON text, ignoring strings. */
export function depthOf(json: string): number {
  let depth = 0;
  let max = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') inString = !inString;
    else if (inString && character === '\\') at += 1;
    else if (!inString && (character === '{' || character === '[')) max = Math.max(max, (depth += 1));
    else if (!inString && (character === '}' || character === ']')) depth -= 1;
  }
  return max;
}
