import { locales } from '#text/languages.ts';
import type { Media, MediaChange } from './media.ts';

/** What was typed for an entry while somebody else changed it. */
interface Rebased {
  /** What was typed, on the newer state: languages and texts that were not touched are those of the other person. */
  change: MediaChange;
  /** True if both have changed the same to something different. */
  collides: boolean;
}

const texts = ['alt', 'caption', 'copyright'] as const;
const wholes = ['decorative', 'focal', 'tags'] as const;

/** Puts a change that was made on `before` on the newer state `now`. */
export function rebaseChange(typed: MediaChange, before: Media, now: Media): Rebased {
  const change: MediaChange = {};
  let collides = false;
  for (const name of texts) {
    const own = typed[name];
    if (!own) continue;
    const merged = { ...now[name] };
    for (const locale of locales) {
      if (own[locale] === before[name][locale]) continue;
      merged[locale] = own[locale];
      if (isOther(before[name][locale], now[name][locale], own[locale])) collides = true;
    }
    change[name] = merged;
  }
  for (const name of wholes) {
    if (typed[name] === undefined || isSame(typed[name], before[name])) continue;
    Object.assign(change, { [name]: typed[name] });
    if (isOther(before[name], now[name], typed[name])) collides = true;
  }
  // A picture marked as decorative hides its alternative text: neither person's text may disappear unseen.
  if (typed.alt && !isSame(typed.alt, before.alt) && now.decorative && !before.decorative)
    return { change: { decorative: false, ...change }, collides: true };
  if (typed.decorative && !before.decorative && !isSame(now.alt, before.alt)) collides = true;
  return { change, collides };
}

/** True if the newer value is neither the former nor the wanted one. */
function isOther(before: unknown, now: unknown, wanted: unknown): boolean {
  return !isSame(now, before) && !isSame(now, wanted);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
