import { randomUUID } from 'node:crypto';
import { createBlock } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { SectionDraft } from '#contract/editing/section.ts';

export interface Editor {
  email: string;
  password: string;
}

/**
 * Inserts a list of the next events into a page through the API and publishes it, so that the measured page has the
 * same number of rows whatever events the demo content has.
 */
export async function publishEventList(address: string, editor: Editor, path: string, rows: number): Promise<void> {
  const headers = await signIn(address, editor);
  const { results } = await request<{ results: { id: number }[] }>(
    `${address}/de/api/events/?page_size=${rows}`,
    headers,
  );
  if (results.length < rows) throw new Error(`The house has ${results.length} coming events, not ${rows}`);
  const page = await request<{ section: string }>(`${address}/de/pageeditor-api/page/${path}`, headers);
  const section = `${address}/de/pageeditor-api/section/${encodeURIComponent(page.section)}`;
  const draft = await request<SectionDraft>(section, headers);
  const block = createBlock('eventlist', 'benchlist');
  block.children = results.map(({ id }, at) => {
    const item = createBlock('eventitem', `benchitem${at}`);
    item.fields.event = id;
    return item;
  });
  const operations: Operation[] = [{ op: 'insert', place: { parent: draft.body.id, slot: 0, index: 2000 }, block }];
  const batch = { batch: randomUUID(), base: draft.revision, operations };
  const saved = await post<{ revision: number }>(`${section}/operations`, batch, headers);
  await post(`${section}/publish`, { revision: saved.revision }, headers);
}

function post<T>(url: string, body: object, headers: Record<string, string>): Promise<T> {
  const sent = { ...headers, 'content-type': 'application/json' };
  return request(url, sent, { method: 'POST', body: JSON.stringify(body) });
}

/** The response as JSON; throws with the response text unless it is a success. */
async function request<T>(url: string, headers: Record<string, string>, more: RequestInit = {}): Promise<T> {
  const answer = await fetch(url, { ...more, headers });
  if (!answer.ok) throw new Error(`${answer.status} from ${url}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function signIn(address: string, editor: Editor): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(editor),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  return { cookie: cookies.join('; '), origin: address, 'X-CSRFToken': decodeURIComponent(token) };
}
