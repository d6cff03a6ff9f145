// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { m } from '#messages/paraglide/messages.js';
import { render } from '#tests/render.ts';
import { ApiError } from '../../core/api-client.ts';
import { EditorContext, type EditorParts } from '../../core/editor-context.ts';
import { Observable } from '../../core/observable.ts';
import { type Announcement, newAnnouncement, onNewer, withFields } from '../announcements/announcement.ts';
import { type ListOfRecords, useEditedList } from './use-edited-list.ts';

type Panel = ReturnType<typeof useEditedList<Announcement>>;

const titled = (title: string) => ({ title: { de: title, en: '' } });
const entry = (id: number, title: string) => ({ ...newAnnouncement('slides', [], true), ...titled(title), id });

let stored: readonly Announcement[];
let answer: (error?: Error) => void;
let panel: Panel;
const written = new Observable(0);
const session = {
  locale: 'de',
  alerts: { tell: vi.fn() },
  records: { written, add: () => written.set(written.get() + 1) },
};

/** The server stores all or nothing when `answer` is called. */
const list: ListOfRecords<Announcement> = {
  name: 'slides',
  kept: new Map(),
  read: async () => stored,
  async write(_session, { edited }, { ids, changes }) {
    await new Promise<void>((resolve, reject) => (answer = (error) => (error ? reject(error) : resolve())));
    for (const { id } of edited) if (id < 0) ids.set(id, 100 - id);
    stored = edited.map((one) => list.withIds(one, ids));
    changes.push({ kind: 'slides', id: 1, before: null, after: null });
  },
  withIds: (one, ids) => ({ ...one, id: ids.get(one.id) ?? one.id }),
  onNewer,
  isChanged: (draft) => JSON.stringify(draft.stored) !== JSON.stringify(draft.edited),
  label: () => 'Slides',
  notSaved: () => 'Not saved',
};

const shown = async () => {};
function Panels({ tell }: { tell: (now: Panel) => void }) {
  const now = useEditedList(list, shown);
  useEffect(() => {
    tell(now);
  });
  return null;
}

async function open() {
  await render(
    <EditorContext value={{ session } as unknown as EditorParts}>
      <Panels tell={(now) => (panel = now)} />
    </EditorContext>,
  );
}

const type = (id: number, title: string) =>
  act(async () => void panel.edit(withFields(panel.draft?.edited ?? [], id, titled(title))));
const apply = () => act(async () => void panel.save());
const titles = () => panel.draft?.edited.map(({ id, title }) => [id, title.de]);

beforeEach(async () => {
  list.kept.clear();
  stored = [entry(1, 'One'), entry(2, 'Two')];
  await open();
});

it('a panel keeps what is typed while it saves', async () => {
  await act(async () => void panel.edit([entry(-1, 'New'), ...stored]));
  await type(1, 'One, sent');
  await apply();
  await type(-1, 'New, typed');
  await type(1, 'One, typed');
  await act(async () => answer());
  expect(titles()).toEqual([
    [101, 'New, typed'],
    [1, 'One, typed'],
    [2, 'Two'],
  ]);
  expect([panel.isChanged, list.kept.size]).toEqual([true, 1]);
  await apply();
  await act(async () => answer());
  expect(stored.map(({ title }) => title.de)).toEqual(['New, typed', 'One, typed', 'Two']);
  expect([panel.isChanged, list.kept.size]).toEqual([false, 0]);
});

it('a panel keeps what is typed while saving fails', async () => {
  await act(async () => void panel.edit([entry(-1, 'New'), ...stored]));
  await apply();
  await type(-1, 'New, typed');
  await act(async () => answer(new ApiError(422, {})));
  expect(titles()).toEqual([
    [-1, 'New, typed'],
    [1, 'One'],
    [2, 'Two'],
  ]);
});

it.each(['opened again', 'read again after undo'])(
  'a panel that is %s names the entries that others have changed as well',
  async (way) => {
    await type(1, 'Mine');
    if (way === 'opened again') await render(null);
    stored = withFields(stored, 1, titled('Theirs'));
    if (way === 'opened again') await open();
    else await act(async () => session.records.written.set(session.records.written.get() + 1));
    expect(titles()?.[0]).toEqual([1, 'Mine']);
    expect(panel.problem).toBe(m.menus_conflict({ names: 'Mine' }));
  },
);

it('a panel that is opened again while it saves saves nothing twice, and then shows what was saved', async () => {
  await act(async () => void panel.edit([entry(-1, 'New'), ...stored]));
  await apply();
  await render(null);
  await open();
  const first = answer;
  await apply();
  expect(answer).toBe(first);
  await act(async () => first());
  expect(titles()).toEqual([
    [101, 'New'],
    [1, 'One'],
    [2, 'Two'],
  ]);
  expect(panel.isChanged).toBe(false);
});
