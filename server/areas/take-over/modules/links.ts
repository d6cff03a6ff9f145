import { isOneOf } from '#contract/base/one-of.ts';
import type { Locale } from '#contract/base/locale.ts';
import { readReference, referenceKinds } from '#contract/fields/reference.ts';
import { isFixedScreen } from '#contract/pages/fixed-screens.ts';
import { screenAt, type ScreenName } from '#contract/pages/screen-paths.ts';
import type { Localized } from '#contract/base/localized.ts';
import { resolveLinks } from '../../links/resolve-links.ts';
import type { FileUse } from '../media/take-file.ts';
import type { Taking } from '../taking.ts';
import type { EntryRecord } from '../../upsert/entry-records.ts';

/** Links in the texts of one entry, turned to what the targets became here. */
export interface Links {
  /** A link target: `page:12`, or an address. */
  link(address: string, field: string): Promise<string>;
  /** Rich text with such targets. */
  html(text: string, field: string): Promise<string>;
  htmls(texts: Localized<string>, field: string): Promise<Localized<string>>;
  /** Notes that the entry refers to something that comes later. */
  wait(): void;
  /** True once a link led to something that was not taken yet. */
  isPending(): boolean;
}

/** Parts of the house besides its pages; their addresses are the same in every house. */
const otherPlaces =
  /^\/(?:webshop|[\w-]+\.webshop|eventim-template|auth|admin)(?:\/|$)|^\/(?:de|en)\/(?:search|api)(?:\/|$)/;

export function linksOf(taking: Taking, use: Omit<FileUse, 'field'>): Links {
  const { kind, title } = use;
  let isPending = false;

  async function link(address: string, field: string): Promise<string> {
    const target = ownTarget(address.trim(), taking.backend.origin);
    if (target === null) return address.trim();
    const { path, rest, hash } = target;
    if (/\/media\//.test(path)) {
      const id = await taking.takeFile({ address: path + rest }, { ...use, field });
      return id === null ? path + rest : `media:${id}`;
    }
    const record = recordAt(taking, path);
    if (record) return toRecord(record, target);
    if (otherPlaces.test(path)) return path + rest + hash;
    // Also for a screen of every house: there may be a page at its address.
    if (!taking.isSecondPass) isPending = true;
    else if (!isFixedScreen(path))
      await taking.report.add({
        ...{ finding: 'skipped', kind, title, address: use.address, field },
        message: { key: 'take_over_link_lost', params: { address: path } },
      });
    return path + rest + hash;
  }

  async function html(text: string, field: string): Promise<string> {
    const found = new Set([...text.matchAll(/ href="([^"]*)"/g)].map(([, target]) => target ?? ''));
    const targets = new Map<string, string>();
    for (const target of found) targets.set(target, encoded(await link(decoded(target), field)));
    return text.replaceAll(/ href="([^"]*)"/g, (_, target: string) => ` href="${targets.get(target) ?? target}"`);
  }

  return {
    link,
    html,
    htmls: async ({ de, en }, field) => ({ de: await html(de, field), en: await html(en, field) }),
    wait: () => {
      isPending = true;
    },
    isPending: () => isPending,
  };
}

function recordAt(taking: Taking, path: string): EntryRecord | undefined {
  return taking.records.atAddress(path) ?? entityAt(taking, path);
}

/** The address here of what was taken from an address there; null for anything else. */
export async function addressHere(taking: Taking, address: string): Promise<string | null> {
  const target = ownTarget(address.trim(), taking.backend.origin);
  const record = target && recordAt(taking, target.path);
  if (!target || !record) return null;
  const locale = target.path.startsWith('/en') ? 'en' : 'de';
  return (await referredAddress(taking, toRecord(record, target), locale)) ?? withOwnId(record, target);
}

/** The address to which a reference leads here; null for what is none. */
export async function referredAddress({ ctx }: Taking, link: string, locale: Locale): Promise<string | null> {
  const reference = readReference(link);
  if (!reference) return null;
  const { kind, id, anchor } = reference;
  const found = await resolveLinks(ctx.db, [reference], { locale, visibility: 'all', now: ctx.clock() });
  const url = found[`${kind}:${id}`]?.url;
  return url === undefined ? null : url + anchor;
}

/** Kinds with a page of their own, by the name of its screen. */
const kindOfScreen: Partial<Record<ScreenName, string>> = {
  'subscriptions-slug-id': 'subscription',
  'blog-slug-id': 'article',
  'artists-slug-id': 'person',
  'pressedownloads-slug-id': 'press',
  'productions-slug-id': 'production',
  'events-slug-id': 'event',
  'series-slug-id': 'festival',
};

/** The entry with the id at the end of an address, whatever its slug. */
function entityAt({ records }: Taking, path: string): EntryRecord | undefined {
  const screen = screenAt(path);
  const kind = screen ? kindOfScreen[screen.name] : undefined;
  return kind === undefined ? undefined : records.living(kind, screen?.parts.at(-1) ?? '');
}

interface Target {
  path: string;
  /** Query with its question mark. */
  rest: string;
  hash: string;
}

/** An address of the other side taken apart; null for any other, and for one within the page. */
function ownTarget(address: string, origin: string): Target | null {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  if (!isPath && !address.startsWith(`${origin}/`) && address !== origin) return null;
  if (!URL.canParse(address, origin)) return null;
  const { pathname, search, hash } = new URL(address, origin);
  return { path: pathname, rest: search, hash };
}

function toRecord(record: EntryRecord, target: Target): string {
  const { kind, ownId } = record;
  if (isOneOf(referenceKinds, kind) && target.rest === '') return `${kind}:${ownId}${anchorIn(target)}`;
  return withOwnId(record, target);
}

/** What cannot be referred to, such as a festival, has the same address but for its id. */
function withOwnId({ ownId, foreignId }: EntryRecord, target: Target): string {
  const { path, rest } = target;
  const own = path.endsWith(`/${foreignId}`) ? path.slice(0, -foreignId.length) + String(ownId) : path;
  return own + rest + anchorIn(target);
}

function anchorIn({ hash }: Target): string {
  return /^#[\w-]+$/.test(hash) ? hash : '';
}

function decoded(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function encoded(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
