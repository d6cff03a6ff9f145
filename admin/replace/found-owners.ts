import type { FoundText } from '#contract/editing/replacing-api.ts';
import { possiblePlaces, chosenPlaces } from '#text/replacing/chosen-places.ts';
import { resourceOfKind } from '../format/entity-kinds.ts';

/** A text of the search with its name in the list. */
export type ListedText = FoundText & { key: string };

/** The value is part of the key: ticks do not apply to a text that has changed. */
export function listed(text: FoundText): ListedText {
  return { ...text, key: `${JSON.stringify(text.target)} ${text.seen}` };
}

/** Where an owner can be seen: its form in the office, its page in the editor, or its page only. */
export type OwnerLink = { to: string; leads: 'form' } | { to: string; leads: 'editor' | 'page' };

/** A record, or a page with modules, and its texts. */
export interface FoundOwner {
  key: string;
  title: string;
  kind: string;
  link: OwnerLink | null;
  /** Why none of its texts can be changed; null if they can. */
  refused: string | null;
  /** Visitors see a change at once. */
  isLive: boolean;
  /** A change becomes a draft. */
  isDraft: boolean;
  texts: ListedText[];
}

/** The texts by their owners, in the order in which they were found. */
export function ownersOf(texts: readonly ListedText[]): FoundOwner[] {
  const owners = new Map<string, FoundOwner>();
  for (const text of texts) {
    const link = linkOf(text);
    const { kind, title } = text.owner;
    const key = JSON.stringify([nameOf(text), link, text.refused]);
    const known = owners.get(key);
    if (known) known.texts.push(text);
    else
      owners.set(key, {
        key,
        title,
        kind,
        link,
        refused: text.refused,
        isLive: text.is_live,
        isDraft: text.target.kind === 'module',
        texts: [text],
      });
  }
  return [...owners.values()];
}

function nameOf({ target }: FoundText): string {
  return target.kind === 'module' ? target.slug : `${target.resource} ${target.id}`;
}

function linkOf({ target, owner, refused }: FoundText): OwnerLink | null {
  const { kind, id, url } = owner;
  if (refused !== null) return url === null ? null : { to: url, leads: 'page' };
  if (target.kind === 'record') return { to: formOf(target), leads: 'form' };
  if (url !== null) return { to: `${url}?edit`, leads: 'editor' };
  const resource = resourceOfKind(kind);
  return resource === null || id === null ? null : { to: `/${resource}/${id}`, leads: 'form' };
}

/** Texts of the settings are on two screens. */
const onSettings = new Set(['box_office', 'newsletter_lists']);

function formOf({ resource, id, path }: { resource: string; id: number; path: string }): string {
  if (resource !== 'settings') return `/${resource}/${id}`;
  return onSettings.has(path.split('.')[0] ?? '') ? '/settings' : '/house';
}

export interface ChosenText {
  text: ListedText;
  places: number[];
}

/** The texts with ticked places: those that one act takes, and whether there are more. */
export function chosenTexts(
  texts: readonly ListedText[],
  { unticked, most }: { unticked: ReadonlySet<string>; most: number },
): { chosen: ChosenText[]; isCut: boolean } {
  const all = texts
    .map((text) => ({ text, places: chosenPlaces(text, unticked) }))
    .filter(({ places }) => places.length > 0);
  return { chosen: all.slice(0, most), isCut: all.length > most };
}

export function countOf(texts: readonly { places: readonly unknown[] }[]): { places: number; texts: number } {
  return { places: texts.reduce((sum, { places }) => sum + places.length, 0), texts: texts.length };
}

/** Number of places that can be ticked. */
export function possibleCount(texts: readonly ListedText[]): number {
  return texts.reduce((sum, text) => sum + possiblePlaces(text).length, 0);
}
