import type { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { TakeOverSubject } from '#contract/office/take-over-api.ts';
import { recordOf } from '#contract/base/records.ts';
import type { ChangeContext } from '../../../request-context.ts';
import type { Fault } from '../foreign/foreign-backend.ts';
import { idOf, type Pair, sideOf } from '../foreign/pair.ts';
import { type ListEndpoint, type ReadList, readList } from '../foreign/read-list.ts';
import type { FileUse } from '../media/take-file.ts';
import { type Links, linksOf } from '../modules/links.ts';
import { takeSection } from '../modules/take-section.ts';
import type { Taking } from '../taking.ts';
import { type Store, takeEntry } from '../writing/take-entry.ts';
import type { Values } from '../writing/usable-values.ts';

/** One kind of entries. */
export interface Stage {
  /** Kind of the entries, as that of their definition. */
  kind: string;
  subject: TakeOverSubject;
  /** Takes all entries, or in the second pass those with these ids there. */
  take(taking: Taking, only?: ReadonlySet<string>): Promise<void>;
}

/** One entry while it is read. */
export interface EntryReading<T, L = T> {
  taking: Taking;
  pair: Pair<T>;
  /** The entry as its list has it; the sides are null for one that the list left out. */
  listed: Pair<L>;
  /** Its place in the list, from 0. */
  place: number;
  links: Links;
  use: Omit<FileUse, 'field'>;
}

/** What an entry is here. */
export interface ReadEntry {
  alias?: string;
  urls?: Localized<string>;
  values: Values;
  onlyNew?: Values;
  find?: (ctx: ChangeContext) => Promise<number | null>;
  modules?: Pair<FlatBlock[]>;
  /** It refers to something that comes later. */
  isPending?: boolean;
  /** Under which it was taken before it was known whole. */
  formerId?: string;
}

/** A call for one entry by its id. */
type ShowEndpoint<T> = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<T>>;

interface ListStage<T, L> {
  subject: TakeOverSubject;
  store: Store;
  list: ListEndpoint<L>;
  query?: Record<string, string>;
  /** Entries that the list leaves out, from other answers. */
  more?: (taking: Taking) => Promise<Pair<L>[]>;
  show: ShowEndpoint<T>;
  read(reading: EntryReading<T, L>): Promise<ReadEntry>;
}

/** Entries with a list and a call for each. */
export function stageWithCalls<T extends object, L extends object>(stage: ListStage<T, L>): Stage {
  const { kind } = stage.store.resource;
  return {
    kind,
    subject: stage.subject,
    async take(taking, only) {
      const list = await readList<L>(taking.backend, stage.list, stage.query);
      await reportList(taking, kind, list);
      const wanted = new Map<string, Pair<L> & { place: number }>();
      for (const entry of list.entries) {
        const id = idOf(sideOf(entry));
        if (id === '') await reportNoId(taking, kind, { list, entry });
        else wanted.set(id, entry);
      }
      for (const entry of (await stage.more?.(taking)) ?? []) {
        const id = idOf(sideOf(entry));
        if (id !== '' && !wanted.has(id)) wanted.set(id, { ...entry, place: -1 });
      }
      // What the list leaves out, such as past events, may still be there.
      for (const { foreignId } of taking.records.unmet(kind))
        if (!wanted.has(foreignId) && /^\d+$/.test(foreignId)) wanted.set(foreignId, { de: null, en: null, place: -1 });
      for (const [id, listed] of wanted) {
        if (!(await isNext(taking, { kind, id, only }))) continue;
        await takeShown(taking, stage, { id, listed });
      }
    },
  };
}

async function takeShown<T extends object, L extends object>(
  taking: Taking,
  { store, show, read }: ListStage<T, L>,
  { id, listed }: { id: string; listed: Pair<L> & { place: number } },
): Promise<void> {
  const { kind } = store.resource;
  const answered = await taking.backend.show(show, { id });
  const { address, faults, unusable } = answered;
  const title = titleOf(sideOf(answered) ?? sideOf(listed));
  await reportFaults(taking, { kind, title, faults, unusable });
  const pair = { de: answered.de, en: answered.en };
  if (!sideOf(pair)) {
    const isGone = faults.length === 0;
    if (isGone && taking.records.get(kind, id))
      await taking.report.add({ finding: 'skipped', kind, title, address, message: 'take_over_gone' });
    else if (isGone)
      await taking.report.add({
        finding: 'unreadable',
        kind,
        title,
        address,
        message: { key: 'take_over_status', params: { status: 404 } },
      });
    return taking.records.meet(kind, id, 'unchanged');
  }
  await takeRead(taking, { store, read }, { id, pair, listed, address, title, isPartial: faults.length > 0 });
}

interface PlainStage<T> {
  subject: TakeOverSubject;
  store: Store;
  list: ListEndpoint<T>;
  read(reading: EntryReading<T>): Promise<ReadEntry>;
  /** Names an entry without an id. */
  nameOf?: (entry: T) => string;
}

/** Entries that are wholly in their list. */
export function stageOfList<T extends object>({ subject, store, list: endpoint, read, nameOf }: PlainStage<T>): Stage {
  const { kind } = store.resource;
  return {
    kind,
    subject,
    async take(taking, only) {
      const list = await readList<T>(taking.backend, endpoint);
      await reportList(taking, kind, list);
      for (const entry of list.entries) {
        const side = sideOf(entry);
        const id = idOf(side) || (side && nameOf ? nameOf(side) : '');
        if (id === '') {
          await reportNoId(taking, kind, { list, entry });
          continue;
        }
        if (!(await isNext(taking, { kind, id, only }))) continue;
        const isPartial = (entry.de === null || entry.en === null) && list.brokenIn.length > 0;
        const { address } = list;
        await takeRead(
          taking,
          { store, read },
          { id, pair: entry, listed: entry, address, title: titleOf(side), isPartial },
        );
      }
    },
  };
}

interface Found<T, L> {
  id: string;
  pair: Pair<T>;
  listed: Pair<L> & { place: number };
  address: string;
  title: string;
  isPartial: boolean;
}

async function takeRead<T, L>(
  taking: Taking,
  { store, read }: { store: Store; read: (reading: EntryReading<T, L>) => Promise<ReadEntry> },
  { id, pair, listed, address, title, isPartial }: Found<T, L>,
): Promise<void> {
  const { kind } = store.resource;
  const use = { kind, title, address };
  const links = linksOf(taking, use);
  const {
    modules,
    isPending = false,
    ...entry
  } = await read({ taking, pair, listed, place: listed.place, links, use });
  const record = await takeEntry(taking, store, {
    ...{ ...use, foreignId: id, isPartial, isPending: isPending || links.isPending() },
    ...entry,
  });
  if (!record || !modules || isPartial) return;
  await takeSection(taking, { record, title, address, slug: `${kind}-${record.ownId}`, modules, links });
}

/** Whether an entry is taken now; throws when the run has to stop. */
export async function isNext(
  taking: Taking,
  { kind, id, only }: { kind: string; id: string; only: ReadonlySet<string> | undefined },
): Promise<boolean> {
  await taking.alive();
  return only ? only.has(id) : !taking.records.isDone(kind, id);
}

/** What was wrong with a list as a whole. */
export async function reportList<L>(taking: Taking, kind: string, list: ReadList<L>): Promise<void> {
  if (taking.isSecondPass) return;
  const { address, isAbsent, isWhole, entries, lost } = list;
  await reportFaults(taking, { kind, title: '', ...list });
  if (isAbsent) await taking.report.add({ finding: 'skipped', kind, address, message: 'take_over_absent' });
  if (!isWhole) {
    const message = { key: 'take_over_list_short', params: { count: entries.length } } as const;
    await taking.report.add({ finding: 'unreadable', kind, address, message });
  }
  for (const { address: at, count } of lost)
    await taking.report.add({
      ...{ finding: 'unreadable', kind, address: at },
      message: { key: 'take_over_entries_lost', params: { count } },
    });
}

interface Faulty {
  kind: string;
  title: string;
  faults: Fault[];
  unusable: { address: string; field: string }[];
}

export async function reportFaults(taking: Taking, { kind, title, faults, unusable }: Faulty): Promise<void> {
  for (const { address, reason } of faults)
    await taking.report.add({ finding: 'unreadable', kind, title, address, message: reason });
  for (const { address, field } of unusable)
    await taking.report.add({
      finding: 'unreadable',
      kind,
      title,
      address,
      field,
      message: 'take_over_value_unusable',
    });
}

async function reportNoId<L>(
  taking: Taking,
  kind: string,
  { list, entry }: { list: ReadList<L>; entry: Pair<L> },
): Promise<void> {
  const { address } = list;
  const title = titleOf(sideOf(entry));
  await taking.report.add({ finding: 'unreadable', kind, title, address, field: 'id', message: 'field_empty' });
}

export function titleOf(entry: unknown): string {
  const { title, name } = recordOf(entry);
  return typeof title === 'string' && title !== '' ? title : typeof name === 'string' ? name : '';
}
