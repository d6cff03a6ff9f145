import { isRecord } from '../base/records.ts';
import { isModel, kindOf } from '../blocks/block.ts';
import { isOff, type PartName, parts } from './parts.ts';

interface Off {
  parts: readonly PartName[];
  /** The origin of the site, to recognise its own addresses written in full. */
  origin?: string | undefined;
}

/**
 * An answer for visitors without what belongs to parts that are off: entries of lists with an address of such a part,
 * addresses, links in rich text, content modules that only lead there, and fields that tell of the part. With all parts
 * on the answer is returned unchanged.
 */
export function withoutParts(answer: unknown, off: Off): unknown {
  if (off.parts.length === 0) return answer;
  const fields: Record<string, unknown> = Object.assign({}, ...off.parts.map((name) => parts[name].fields));
  return clean(answer, { isGone: (address) => isGone(address, off), fields });
}

/** True when an answer is that of an address of a part that is off, as a page in the page tree can be, or leads there. */
export function isWhollyOff(answer: unknown, off: Off): boolean {
  if (off.parts.length === 0 || !isRecord(answer)) return false;
  return [answer.url, answer.new_path, ...(isRecord(answer.urls) ? Object.values(answer.urls) : [])].some(
    (address) => typeof address === 'string' && isGone(address, off),
  );
}

interface Cleaning {
  isGone: (address: string) => boolean;
  fields: Record<string, unknown>;
}

function isGone(address: string, { parts: off, origin }: Off): boolean {
  return isOff(origin !== undefined && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address, off);
}

/** Addresses that say where something was: they have to stay, or a redirect of an editor would not work. */
const former = 'old_path';

function clean(value: unknown, cleaning: Cleaning): unknown {
  if (typeof value === 'string') return cleanText(value, cleaning);
  if (Array.isArray(value)) return value.filter((entry) => !isGoneEntry(entry, cleaning)).flatMap(inList(cleaning));
  return isRecord(value) ? cleanRecord(value, cleaning) : value;
}

/** A list of blocks that has lost all of its blocks goes, too. */
function inList(cleaning: Cleaning) {
  return (entry: unknown): unknown[] => {
    const cleaned = clean(entry, cleaning);
    const wasList = isRecord(entry) && isModel(entry.model) && hasEntries(entry.children);
    return wasList && isRecord(cleaned) && !hasEntries(cleaned.children) ? [] : [cleaned];
  };
}

function hasEntries(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

function cleanRecord(record: Record<string, unknown>, cleaning: Cleaning): Record<string, unknown> {
  const cleaned = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      Object.hasOwn(cleaning.fields, name) && typeof value === typeof cleaning.fields[name]
        ? cleaning.fields[name]
        : name === former
          ? value
          : clean(value, cleaning),
    ]),
  );
  // An entry of a menu.
  if (typeof record.hasChildren === 'boolean') cleaned.hasChildren = hasEntries(cleaned.children);
  return cleaned;
}

function isGoneEntry(entry: unknown, { isGone: gone }: Cleaning): boolean {
  if (typeof entry === 'string') return gone(entry);
  if (!isRecord(entry)) return false;
  const { url, new_path: target, link_url: link, model } = entry;
  if ([url, target].some((address) => typeof address === 'string' && gone(address))) return true;
  // A slide: a picture that leads there.
  const led = 'picture' in entry && isRecord(entry.link) ? entry.link.url : undefined;
  if (typeof led === 'string' && gone(led)) return true;
  return typeof link === 'string' && gone(link) && isModel(model) && kindOf(model).leads === true;
}

const anchor = /<a\b[^>]*\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;

function cleanText(text: string, { isGone: gone }: Cleaning): string {
  if (text.includes(' href="'))
    return text.replaceAll(anchor, (whole, href: string, words: string) =>
      gone(href.replaceAll('&amp;', '&')) ? words : whole,
    );
  return gone(text) ? '' : text;
}
