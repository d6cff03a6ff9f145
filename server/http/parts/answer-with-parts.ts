import type { Endpoint } from '#contract/base/endpoint.ts';
import { AppError } from '#contract/base/errors.ts';
import { isRecord } from '#contract/base/records.ts';
import { isCallOff, type PartName } from '#contract/settings/parts.ts';
import { isWhollyOff, withoutParts } from '#contract/settings/without-parts.ts';
import type { SessionUser } from '../../app-context.ts';

interface PublicCall {
  endpoint: Endpoint;
  partsOff: readonly PartName[];
  origin: string;
}

const emptyList = { count: 0, next: null, previous: null, results: [] };

/**
 * Handles a call. With parts that are off, a public list of such a part is empty and everything else of it is not found;
 * other public answers come without them. Calls that need a capability, and drafts for editors, are as ever: what is
 * switched off is not deleted.
 */
export async function answerWithParts<Call extends { query: unknown; user: SessionUser | null }>(
  { endpoint, partsOff, origin }: PublicCall,
  call: Call,
  handle: (call: Call) => Promise<unknown>,
): Promise<unknown> {
  if (partsOff.length === 0 || endpoint.access !== undefined || isForEditors(call)) return handle(call);
  if (isCallOff(endpoint.path, partsOff)) return nothing(endpoint);
  const answer = await handle(call);
  if (answer instanceof Response) return answer;
  const off = { parts: partsOff, origin };
  if (isWhollyOff(answer, off)) throw new AppError('not_found');
  return withoutParts(answer, off);
}

function isForEditors({ query, user }: { query: unknown; user: SessionUser | null }): boolean {
  return user !== null && isRecord(query) && (query.edit !== undefined || query.version_id !== undefined);
}

/** The empty list, where the call answers with a list. */
function nothing({ response }: Endpoint): unknown {
  if (response.safeParse(emptyList).success) return emptyList;
  throw new AppError('not_found');
}
