import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Picture } from '#contract/media/media.ts';
import type { TakeOverSubject } from '#contract/office/take-over-run.ts';
import { recordOf } from '#contract/base/records.ts';
import type { Resource } from '../../../resources/definition/resource.ts';
import type { Fault, Unusable, SourceBackend } from '../foreign/source-backend.ts';
import { bothTexts, idOf, type Pair, sideOf } from '../foreign/pair.ts';
import { type ListEndpoint, type ReadList, readList } from '../foreign/read-list.ts';
import type { FileUse } from '../media/take-file.ts';
import { takePicture } from '../media/take-picture.ts';
import { type Links, linksOf } from '../modules/links.ts';
import { takeSection } from '../modules/take-section.ts';
import type { Taking } from '../taking.ts';
import { type Store, takeEntry } from '../writing/take-entry.ts';
import type { Values } from '../../upsert/usable-values.ts';
import { orDefault, slugOf, urlsOf } from './values.ts';

export interface Stage {
  /** Kind of the entries, as that of their definition. */
  kind: string;
  subject: TakeOverSubject;
  /** Where the entries are stored. */
  table: PgTable;
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
  /** Its texts with these names, in both languages; `htmls` are rich texts, whose links lead here. */
  texts(...names: string[]): Record<string, Localized<string>>;
  htmls(...names: string[]): Promise<Record<string, Localized<string>>>;
  /** Its picture as the value of `image_id`. */
  picture(): ReturnType<typeof takePicture>;
  use: Omit<FileUse, 'field'>;
  /** False for an entry that no run has taken before. */
  isKnown: boolean;
}

/** What an entry is here. A new one has the state of the run. */
interface ReadEntry {
  alias?: string;
  values: Values;
  findsTaken?: boolean;
  /** It refers to something that comes later. */
  isPending?: boolean;
  /** Ids under which it may have been taken before more was known of it. */
  formerIds?: readonly string[];
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
  read: Read<T, L>;
}

type Read<T, L = T> = (reading: EntryReading<T, L>) => ReadEntry | Promise<ReadEntry>;

/** Entries with a list and a call for each. */
export function stageWithCalls<T extends object, L extends object>(stage: ListStage<T, L>): Stage {
  const { kind } = stage.store.resource;
  return {
    kind,
    subject: stage.subject,
    table: stage.store.resource.table,
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
        if (!isNext(taking, { kind, id, only })) continue;
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
    // What could not be read is not gone, and not done: a run that goes on asks again.
    if (faults.length === 0) await reportAbsent(taking, { kind, id, title, address });
    return;
  }
  await takeRead(taking, { store, read }, { id, pair, listed, address, title, isPartial: faults.length > 0 });
}

/** An entry for which the answer is 404. */
async function reportAbsent(
  { records, report }: Taking,
  { id, ...use }: { kind: string; id: string; title: string; address: string },
): Promise<void> {
  const isKnown = records.get(use.kind, id) !== undefined;
  await report.add({
    ...use,
    ownId: records.ownId(use.kind, id),
    ...(isKnown
      ? { finding: 'skipped', message: 'take_over_gone' }
      : { finding: 'unreadable', message: { key: 'take_over_status', params: { status: 404 } } }),
  });
  await records.meet(use.kind, id, 'unchanged');
}

interface PlainStage<T> {
  subject: TakeOverSubject;
  store: Store;
  list: ListEndpoint<T>;
  read: Read<T>;
  /** Names an entry without an id. */
  nameOf?: (entry: T) => string;
}

/** Entries that are wholly in their list. */
export function stageOfList<T extends object>({ subject, store, list: endpoint, read, nameOf }: PlainStage<T>): Stage {
  const { kind } = store.resource;
  return {
    kind,
    subject,
    table: store.resource.table,
    async take(taking, only) {
      const list = await readList<T>(taking.backend, endpoint);
      await reportList(taking, kind, list);
      const given = new Map<string, number>();
      for (const entry of list.entries) {
        const side = sideOf(entry);
        const id = idOf(side) || numbered(given, side && nameOf ? nameOf(side) : '');
        if (id === '') {
          await reportNoId(taking, kind, { list, entry });
          continue;
        }
        if (!isNext(taking, { kind, id, only })) continue;
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

interface OrderedStage<T> extends Omit<PlainStage<T>, 'store' | 'read' | 'nameOf'> {
  resource: Resource;
  /** Values beside slug, name and place. */
  more?: (reading: EntryReading<T>) => Values;
}

/** Entries with a slug and a name, in the order of their list. */
export function stageInOrder<T extends { slug: string; name: string }>(stage: OrderedStage<T>): Stage {
  const { subject, resource, list, more } = stage;
  return stageOfList<T>({
    ...{ subject, store: { resource }, list },
    nameOf: ({ slug, name }) => slug || name,
    read(reading) {
      const { slug = '' } = sideOf(reading.pair) ?? {};
      return {
        alias: slug,
        values: {
          ...{ slug: orDefault(slugOf(slug)), ...reading.texts('name'), position: reading.place },
          ...more?.(reading),
        },
      };
    },
  });
}

/** Keeps entries apart that have the same name and no id: the second is `name (2)`. */
function numbered(given: Map<string, number>, name: string): string {
  const place = (given.get(name) ?? 0) + 1;
  given.set(name, place);
  return name === '' || place === 1 ? name : `${name} (${place})`;
}

interface Found<T, L> {
  id: string;
  pair: Pair<T>;
  listed: Pair<L> & { place: number };
  address: string;
  title: string;
  isPartial: boolean;
}

/** What entries with a page or a picture have. */
interface Shown {
  url?: string;
  urls?: Localized<string>;
  picture?: Picture | null;
  modules?: FlatBlock[];
}

async function takeRead<T extends object, L extends object>(
  taking: Taking,
  { store, read }: { store: Store; read: Read<T, L> },
  { id, pair, listed, address, title, isPartial }: Found<T, L>,
): Promise<void> {
  const { kind, urls, contract } = store.resource;
  const use = { kind, title, address, isPartial };
  const isKnown = taking.records.get(kind, id) !== undefined;
  if (isPartial && (await leftAsItIs(taking, { id, hasGerman: pair.de !== null, use }))) return;
  const links = linksOf(taking, use);
  const { de, en }: Pair<Shown> = pair;
  const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, bothTexts(pair, name)]));
  const { isPending = false, ...entry } = await read({
    ...{ taking, pair, listed, place: listed.place, links, use, isKnown, texts },
    htmls: (...names) => linkedTexts(links, texts(...names)),
    picture: () => takePicture(taking, { de: de?.picture, en: en?.picture }, { ...use, field: 'image_id' }),
  });
  const waits = () => isPending || links.isPending();
  const hasContent = (de ?? en)?.modules !== undefined && !isPartial;
  const record = await takeEntry(taking, store, {
    ...{ kind, title, address, foreignId: id, urls: urls && urlsOf({ de, en }, listed) },
    // Until its modules are stored as well: if the run stops before, they come in the second pass.
    isPending: hasContent || waits(),
    ...('state' in contract.fields && { onlyNew: { state: taking.run.state } }),
    ...entry,
  });
  if (!record || !hasContent) return;
  const slug = `${kind}-${record.ownId}`;
  const modules = { de: de?.modules ?? null, en: en?.modules ?? null };
  await takeSection(taking, { record: { ...record, isPending: waits() }, title, address, slug, modules, links });
  await taking.records.setPending(kind, id, waits());
}

async function linkedTexts(links: Links, texts: Record<string, Localized<string>>): Promise<typeof texts> {
  const linked: typeof texts = {};
  for (const [name, text] of Object.entries(texts)) linked[name] = await links.htmls(text, name);
  return linked;
}

/**
 * True for an entry that cannot be taken because one language could not be read, which is reported: one that is here
 * would lose its texts in it, and a new one would have English texts as German ones.
 */
export async function leftAsItIs(
  { records, report }: Taking,
  { id, hasGerman, use: { kind, title, address } }: { id: string; hasGerman: boolean; use: Omit<FileUse, 'field'> },
): Promise<boolean> {
  const isKnown = records.get(kind, id) !== undefined;
  if (!isKnown && hasGerman) return false;
  const message = isKnown ? 'take_over_one_language' : 'take_over_no_german';
  await report.add({ finding: 'unreadable', kind, title, address, ownId: records.ownId(kind, id), message });
  return true;
}

/** Whether an entry is taken now; throws when the run has to stop. */
export function isNext(
  taking: Taking,
  { kind, id, only }: { kind: string; id: string; only?: ReadonlySet<string> | undefined },
): boolean {
  taking.alive();
  return only ? only.has(id) : !taking.records.isDone(kind, id);
}

/** What was wrong with a list as a whole. */
export async function reportList<L>(taking: Taking, kind: string, list: ReadList<L>): Promise<void> {
  if (taking.isSecondPass) return;
  const { address, isAbsent, short, lost } = list;
  await reportFaults(taking, { kind, title: '', ...list });
  if (isAbsent) await taking.report.add({ finding: 'skipped', kind, address, message: 'take_over_absent' });
  for (const { count, ...at } of short)
    await taking.report.unreadable({ kind, ...at }, { key: 'take_over_list_short', params: { count } });
  for (const { count, ...at } of lost)
    await taking.report.unreadable({ kind, ...at }, { key: 'take_over_entries_lost', params: { count } });
}

interface Faulty {
  kind: string;
  title: string;
  faults: Fault[];
  unusable: Unusable[];
}

export async function reportFaults(taking: Taking, { kind, title, faults, unusable }: Faulty): Promise<void> {
  for (const { reason, ...at } of [...faults, ...unusable])
    await taking.report.unreadable({ kind, title, ...at }, reason);
}

async function reportNoId<L>(
  taking: Taking,
  kind: string,
  { list, entry }: { list: ReadList<L>; entry: Pair<L> },
): Promise<void> {
  const title = titleOf(sideOf(entry));
  await taking.report.unreadable({ kind, title, address: list.address, field: 'id' }, 'field_empty');
}

export function titleOf(entry: unknown): string {
  const { title, name } = recordOf(entry);
  return typeof title === 'string' && title !== '' ? title : typeof name === 'string' ? name : '';
}

/** Reads something once in a run that many entries need. */
export function onceInRun<T>(read: (taking: Taking) => Promise<T>): (taking: Taking) => Promise<T> {
  const done = new WeakMap<SourceBackend, Promise<T>>();
  return (taking) => {
    const reading = done.get(taking.backend) ?? read(taking);
    done.set(taking.backend, reading);
    return reading;
  };
}

interface Extra<T> {
  /** Kind of the entries of which the list tells. */
  kind: string;
  list: ListEndpoint<T>;
  query?: Record<string, string>;
}

/**
 * A list that says more about entries than their own calls do. Null if it could not be read to its end, which is
 * reported: what it says is not known then, and nothing is written from it.
 */
export async function readExtraList<T>(
  taking: Taking,
  { kind, list, query = {} }: Extra<T>,
): Promise<Pair<T>[] | null> {
  const read = await readList<T>(taking.backend, list, query);
  await reportList(taking, kind, read);
  return read.isWhole && !read.isAbsent ? read.entries : null;
}
