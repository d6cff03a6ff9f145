import { type Block, kindOf } from '#contract/blocks/block.ts';
import { isFileReference } from '#contract/fields/own-file.ts';
import { type Locale, locales } from '#contract/base/locale.ts';

/** A link in a block. */
export interface FoundLink {
  field: string;
  /** Null: the field is shared by both languages. */
  locale: Locale | null;
  target: string;
  /** The link text; null when the link has no text of its own, as on a teaser. */
  plainText: string | null;
}

/** Every link of a block, including those in its texts. */
export function linksIn(block: Block): FoundLink[] {
  return Object.entries(kindOf(block.model).fields).flatMap(([field, { kind, translated }]): FoundLink[] => {
    if (kind === 'link' || (kind === 'embed' && isFileReference(String(block.fields[field])))) {
      const values = translated ? locales.map((locale) => [locale, block.translations[locale][field]] as const) : [];
      if (!translated) return asLink(field, null, block.fields[field]);
      return values.flatMap(([locale, value]) => asLink(field, locale, value));
    }
    if (kind !== 'rich') return [];
    return locales.flatMap((locale) => linksInHtml(field, locale, String(block.translations[locale][field] ?? '')));
  });
}

function asLink(field: string, locale: Locale | null, value: unknown): FoundLink[] {
  return typeof value === 'string' && value !== '' ? [{ field, locale, target: value, plainText: null }] : [];
}

const anchor = /<a\b[^>]*\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;

function linksInHtml(field: string, locale: Locale, html: string): FoundLink[] {
  return [...html.matchAll(anchor)].map(([, target = '', plainText = '']) => ({
    field,
    locale,
    target: unescapeHtml(target),
    plainText: unescapeHtml(plainText.replaceAll(/<[^>]*>/g, '')).trim(),
  }));
}

/** Replaces the text of the links with this target and this text; null removes the link. */
export function replaceLink(html: string, link: FoundLink, plainText: string | null): string {
  return html.replaceAll(anchor, (whole, target: string, inner: string) => {
    if (unescapeHtml(target) !== link.target) return whole;
    if (plainText === null) return inner;
    if (unescapeHtml(inner.replaceAll(/<[^>]*>/g, '')).trim() !== link.plainText) return whole;
    return whole.slice(0, whole.indexOf('>') + 1) + escape(plainText) + '</a>';
  });
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
