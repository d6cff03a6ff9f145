/**
 * What the API answers to a visitor's browser, unread; undefined for 404. Rejects for every other refusal, and without an
 * answer.
 */
export async function getJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
  if (answer.ok) return answer.json();
  // An unread body would keep its connection open.
  await answer.body?.cancel();
  if (answer.status === 404) return undefined;
  // Without the query, which somebody has typed.
  throw new Error(`${answer.status} from ${address.split('?', 1)[0]}`);
}
