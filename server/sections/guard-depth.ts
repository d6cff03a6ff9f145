import type { Context, Next } from 'hono';
import { AppError } from '#contract/errors.ts';

/** Deeper than any honest body; a section has eight levels of blocks. */
const deepest = 64;

/** Refuses bodies nested so deep that walking through them would exhaust the stack. */
export async function guardDepth(context: Context, next: Next): Promise<void> {
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD' && depthOf(await context.req.text()) > deepest) {
    throw new AppError('invalid', 'The body is nested too deep');
  }
  await next();
}

/** How deep brackets are nested in a JSON text; what stands in strings does not count. */
export function depthOf(json: string): number {
  let depth = 0;
  let most = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') inString = !inString;
    else if (inString && character === '\\') at += 1;
    else if (!inString && (character === '{' || character === '[')) most = Math.max(most, (depth += 1));
    else if (!inString && (character === '}' || character === ']')) depth -= 1;
  }
  return most;
}
