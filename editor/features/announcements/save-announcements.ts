import { z } from 'zod';
import { breakingNewsResource, slidesResource } from '#contract/home/home-resources.ts';
import { editingCalls, type ResourceContract, writingCalls } from '#contract/resources/define-resource.ts';
import { keysOf } from '#contract/base/records.ts';
import type { RecordChange } from '../../core/saving/operation-log.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { ListDraft, Written } from '../record-panel/use-edited-list.ts';
import {
  type Announcement,
  type AnnouncementKind,
  changedFields,
  type Fields,
  type List,
  withPositions,
} from './announcement.ts';

const resources: Record<AnnouncementKind, ResourceContract> = {
  slides: slidesResource,
  'breaking-news': breakingNewsResource,
};

type Caller = Pick<EditSession, 'api' | 'locale'>;
const all = { translations: 'all' } as const;

const { preline, image_id: image } = slidesResource.fields;
const announcementSchema = z.object({
  id: z.int(),
  version: z.string(),
  ...breakingNewsResource.fields,
  preline: preline.optional(),
  image_id: image.optional(),
});

export async function readAnnouncements({ api, locale }: Caller, kind: AnnouncementKind): Promise<Announcement[]> {
  const query = { ...all, sort: 'position', page_size: 100 };
  const { results } = await api(editingCalls(resources[kind]).list, { params: { locale }, query });
  return results.map((entry) => announcementSchema.parse(entry));
}

export async function writeAnnouncements(
  session: Caller,
  kind: AnnouncementKind,
  { draft: { stored, edited }, written }: { draft: ListDraft<Announcement>; written: Written },
): Promise<void> {
  for (const entry of withPositions(stored, edited)) {
    written.at = entry.id;
    const change = await writeEntry(session, kind, { entry, stored });
    if (change) written.changes.push(change);
    if (change && entry.id < 0) written.ids.set(entry.id, change.id);
  }
  for (const entry of stored.filter(({ id }) => edited.every((each) => each.id !== id))) {
    written.at = entry.id;
    const params = { locale: session.locale, id: entry.id };
    await session.api(writingCalls(resources[kind]).remove, { params, query: {} });
    written.changes.push({ kind, id: entry.id, before: { state: entry.state }, after: null });
  }
}

/** Creates or changes an entry; undefined if nothing has changed. */
async function writeEntry(
  { api, locale }: Caller,
  kind: AnnouncementKind,
  { entry, stored }: { entry: Announcement; stored: List },
): Promise<RecordChange | undefined> {
  const calls = writingCalls(resources[kind]);
  const { id, version, ...fields } = entry;
  if (id < 0) {
    const made = await api(calls.create, { params: { locale }, query: all, body: fields });
    return { kind, id: made.id, before: null, after: { state: fields.state } };
  }
  const old = stored.find((each) => each.id === id);
  const after = old ? changedFields(old, entry) : {};
  if (!old || keysOf(after).length === 0) return undefined;
  await api(calls.change, { params: { locale, id }, query: all, body: { ...after, version } });
  return { kind, id, before: pick(old, keysOf(after)), after };
}

function pick(entry: Announcement, names: (keyof Fields)[]): Fields {
  return Object.fromEntries(names.map((name) => [name, entry[name]]));
}

/** Calls of the undo log for these resources. */
export function callsOf(kind: AnnouncementKind) {
  return { ...editingCalls(resources[kind]), ...writingCalls(resources[kind]) };
}
