import { binApi, mediaApi, pageSettingsApi } from '#contract/api.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import type { RecordChange } from '../../core/saving/operation-log.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { callsOf } from '../announcements/save-announcements.ts';

type Caller = Pick<EditSession, 'api' | 'locale'>;

/** Writes changes of records again, one after the other. Throws with a message if somebody has changed the same since. */
export async function writeRecords(session: Caller, changes: readonly RecordChange[]): Promise<void> {
  for (const change of changes) await writeRecord(session, change);
}

async function writeRecord(session: Caller, change: RecordChange): Promise<void> {
  const params = { locale: session.locale, id: change.id };
  const { show, write, remove } = callsFor(session, change.kind);
  try {
    if (change.after === null && remove) return void (await remove(params));
    const isBack = change.before === null;
    if (isBack) await bringBack(session, change);
    const stored = await show(params);
    // Of several changes, the first ones may have been written before another one failed.
    if (!isBack && hasValues(stored, change.after)) return;
    if (!isBack) requireUnchanged(stored, change);
    const after = isBack ? onlyDifferent(stored, change) : (change.after ?? {});
    if (Object.keys(after).length > 0) await write(params, { ...after, version: stored.version });
  } catch (error) {
    throw error instanceof ApiError && error.status === 409 ? new Error(m.record_changed_since()) : error;
  }
}

interface Params {
  locale: EditSession['locale'];
  id: number;
}

interface Calls {
  show: (params: Params) => Promise<{ version: string }>;
  write: (params: Params, body: object) => Promise<unknown>;
  remove?: (params: Params) => Promise<unknown>;
}

const all = { translations: 'all' } as const;

function callsFor({ api }: Caller, kind: string): Calls {
  if (kind === 'media')
    return {
      show: (params) => api(mediaApi.show, { params }),
      write: (params, body) => api(mediaApi.change, { params, body }),
    };
  if (kind === 'page')
    return {
      show: (params) => api(pageSettingsApi.show, { params, query: {} }),
      write: (params, body) => api(pageSettingsApi.change, { params, body }),
      remove: (params) => api(pageSettingsApi.remove, { params, query: {} }),
    };
  const calls = callsOf(kind === 'slides' ? 'slides' : 'breaking-news');
  return {
    show: (params) => api(calls.show, { params, query: all }),
    write: (params, body) => api(calls.change, { params, query: all, body: { ...body } }),
    remove: (params) => api(calls.remove, { params, query: {} }),
  };
}

/** Brings a record back from the bin. */
async function bringBack({ api, locale }: Caller, { kind, id }: RecordChange): Promise<void> {
  const resource = kind === 'page' ? 'pages' : kind;
  const { results } = await api(binApi.list, { params: { locale }, query: { resource } });
  const entry = results.find((each) => each.object_id === id);
  if (!entry) throw new Error(m.record_gone());
  await api(binApi.restore, { params: { locale, id: entry.id }, body: { leave_out: [] } });
}

/** A record comes hidden from the bin: the values that it had besides. */
function onlyDifferent(stored: object, { after }: RecordChange): object {
  const now: Record<string, unknown> = { ...stored };
  return Object.fromEntries(Object.entries(after ?? {}).filter(([name, value]) => now[name] !== value));
}

/** The fields must be as the step left them: nothing that others have written since is overwritten. */
function requireUnchanged(stored: object, { before }: RecordChange): void {
  if (!hasValues(stored, before)) throw new Error(m.record_changed_since());
}

function hasValues(stored: object, values: RecordChange['after']): boolean {
  const now: Record<string, unknown> = { ...stored };
  return Object.entries(values ?? {}).every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value));
}

/** Address of a page now, in the edited language. */
export async function addressOf({ api, locale }: Caller, id: number): Promise<string> {
  const { urls } = await api(pageSettingsApi.show, { params: { locale, id }, query: {} });
  return urls[locale];
}
