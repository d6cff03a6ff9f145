import { linkedHtml, linkUrl } from '#contract/flat-block.ts';
import { readReference } from '#contract/reference.ts';
import type { Database } from '../house.ts';
import { type LinkReader, resolveLinks } from './resolve-links.ts';

export interface LinkedTexts {
  /** Address of a stored link, `page:12#prices`; anything but a reference as it is, empty where nobody can be led there. */
  address(stored: string): string;
  /** Rich text with its links inside the house as current addresses; a link whose target is gone keeps its words only. */
  html(stored: string): string;
}

interface Stored {
  links?: Iterable<string>;
  /** Rich texts. */
  texts?: Iterable<string>;
}

/**
 * What the links of stored things lead to, in one language: one query for each kind of thing they name, none where they
 * name nothing. `used` collects the references, those that are gone included, since they may come back.
 */
export async function linkTexts(
  db: Database,
  { links = [], texts = [] }: Stored,
  reader: LinkReader,
  used: Set<string>,
): Promise<LinkedTexts> {
  const inTexts = [...texts].flatMap((text) =>
    [...text.matchAll(/ href="([^"]*)"/g)].map(([, target]) => target ?? ''),
  );
  const references = [...links, ...inTexts].flatMap((target) => readReference(target) ?? []);
  for (const { kind, id } of references) used.add(`${kind}:${id}`);
  const resolved = { links: await resolveLinks(db, references, reader) };
  return {
    address: (stored) => linkUrl(stored, resolved),
    html: (stored) => linkedHtml(stored, resolved),
  };
}
