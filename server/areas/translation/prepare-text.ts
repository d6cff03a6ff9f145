import type { Message } from '#contract/base/messages.ts';
import { escapeHtml } from '#text/escape-html.ts';
import type { HouseName } from './house-names.ts';
import type { BodyOf } from '#contract/base/endpoint.ts';
import type { translationApi } from '#contract/editing/translation-api.ts';

export type SourceText = BodyOf<typeof translationApi.translate>['texts'][number];

/** A text on its way to the service. */
export interface PreparedText {
  source: SourceText;
  /** What the service gets. */
  html: string;
  /** Names by the id of the element that protects them. */
  names: ReadonlyMap<string, HouseName>;
  /** Start tags with attributes, by the id that they have in `html`. */
  tags: ReadonlyMap<string, string>;
}

const token = /<[^>]*>|[^<]+/g;
const startTag = /^<([a-z]+)\s+[^>]+>$/;

/**
 * Makes HTML for the service: names are in elements that it leaves as they are, and attributes (addresses of links,
 * alignment) are replaced by an id, so that it neither changes nor sees them.
 */
export function prepareText(source: SourceText, names: readonly HouseName[]): PreparedText {
  const protectedNames = new Map<string, HouseName>();
  const tags = new Map<string, string>();
  const protect = protector(names, protectedNames);
  const original = source.rich ? source.text : escapeHtml(source.text).replaceAll('\n', '<br>');
  const html = original.replaceAll(token, (part) => {
    if (!part.startsWith('<')) return protect(part);
    const tag = startTag.exec(part)?.[1];
    if (tag === undefined) return part;
    const id = `m${tags.size}`;
    tags.set(id, part);
    return `<${tag} id="${id}">`;
  });
  return { source, html, names: protectedNames, tags };
}

function protector(names: readonly HouseName[], found: Map<string, HouseName>): (text: string) => string {
  if (names.length === 0) return (text) => text;
  const byHtml = new Map(names.map((name) => [escapeHtml(name.from), name]));
  const any = [...byHtml.keys()].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)).join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'gu');
  return (text) =>
    text.replaceAll(pattern, (match) => {
      const name = byHtml.get(match);
      if (!name) return match;
      const id = `n${found.size}`;
      found.set(id, name);
      return `<span translate="no" id="${id}">${match}</span>`;
    });
}

/** The translation as it is stored, or what is wrong with what came back. */
export type Restored = { text: string } | { problem: Message };
