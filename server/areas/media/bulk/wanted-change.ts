import type { LocalizedText } from '#contract/base/localized.ts';
import type { BulkMediaChange } from '#contract/media/bulk-media-api.ts';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { locales } from '#text/languages.ts';

/** What a change of many does to one entry: the fields that get another value. */
export function wantedChange(entry: Media, change: BulkMediaChange): MediaChange {
  const describable = entry.kind === 'image' && !entry.decorative;
  const wanted: MediaChange = {
    alt: describable ? textAfter(entry.alt, change.alt, change.texts) : entry.alt,
    caption: textAfter(entry.caption, change.caption, change.texts),
    copyright: textAfter(entry.copyright, change.copyright, change.texts),
    tags: tagsAfter(entry.tags, change),
  };
  const names = ['alt', 'caption', 'copyright', 'tags'] as const;
  const changed = names.filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(entry[name]));
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

/** An empty text is no wish; with `keep` neither is one that is there already. */
function textAfter(
  before: LocalizedText,
  wanted: LocalizedText | undefined,
  mode: BulkMediaChange['texts'],
): LocalizedText {
  if (!wanted) return before;
  const after = { ...before };
  for (const locale of locales) {
    const isFree = mode === 'replace' || before[locale].trim() === '';
    if (wanted[locale].trim() !== '' && isFree) after[locale] = wanted[locale];
  }
  return after;
}

function tagsAfter(before: string[], { add_tags: added = [], remove_tags: removed = [] }: BulkMediaChange): string[] {
  const has = (tags: string[], tag: string) => tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  const kept = before.filter((tag) => !has(removed, tag));
  return [...kept, ...added.filter((tag) => !has(kept, tag))];
}
