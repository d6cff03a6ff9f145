import type { Block } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Message } from '#contract/base/messages.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { cleanBlock } from '../../sections/tree/clean-operation.ts';
import type { PictureFetcher } from './fetch-pictures.ts';
import { piecesToBlocks } from './pieces-to-blocks.ts';
import { picturesOf, readContent } from './read-content.ts';
import type { WordPressEntry, WordPressFile } from './read-wxr.ts';

export interface EntryContent {
  /** Its modules, below one container. */
  body: Block;
  modules: number;
  /** Its own picture in the library. */
  pictureId: number | null;
  notes: Message[];
}

interface ContentContext {
  /** Language of the texts. */
  locale: Locale;
  fieldSettings: FieldSettings;
  files: ReadonlyMap<string, WordPressFile>;
  /** Null for a dry run, which fetches nothing. */
  pictures: PictureFetcher | null;
}

/** Stands for a picture in a dry run; nothing with it is stored. */
const notFetched = 1;

/** The content of a post as modules, with its pictures in the library. Throws for modules that could not be stored. */
export async function entryContent(ctx: ContentContext, entry: WordPressEntry): Promise<EntryContent> {
  const { locale, fieldSettings, files, pictures } = ctx;
  const { pieces, notes } = readContent(entry.content, files);
  const ids = new Map<string, number | null>();
  const bring = async (src: string, alt: string) => {
    if (!ids.has(src)) ids.set(src, pictures ? await pictures.fetch(src, alt) : notFetched);
    if (ids.get(src) === null) note({ key: 'wordpress_picture_missing', params: { address: src.slice(0, 300) } });
  };
  const seen = new Set(notes.map((one) => JSON.stringify(one)));
  function note(message: Message): void {
    if (seen.has(JSON.stringify(message))) return;
    seen.add(JSON.stringify(message));
    notes.push(message);
  }
  const own = files.get(entry.pictureId);
  if (own) await bring(own.url, own.alt);
  for (const { src, alt } of picturesOf(pieces)) await bring(src, alt);
  const { embedHosts } = fieldSettings;
  const pictureId = ({ src }: { src: string }) => ids.get(src) ?? null;
  const body = cleanBlock(piecesToBlocks(pieces, { locale, embedHosts, pictureId, note }));
  const issues = checkBlock(body, { strictness: 'draft', fieldSettings });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  const modules = body.columns?.[0]?.children.length ?? 0;
  return { body, modules, pictureId: own ? (ids.get(own.url) ?? null) : null, notes };
}
