import { type Block, createBlock } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Message } from '#contract/base/messages.ts';
import { embedKinds, isAllowedEmbed, type EmbedHosts, type EmbedKind } from '#contract/fields/embed-hosts.ts';
import { isLinkTarget } from '#contract/fields/field-value.ts';
import type { Model } from '#modules/schemas.ts';
import { beginningOf } from '#text/beginning-of.ts';
import { newBlockId } from '../../sections/tree/new-block-id.ts';
import { shortened } from './entry-losses.ts';
import type { PicturePiece, Piece } from './read-pieces.ts';

interface Target {
  /** The language of the texts. */
  locale: Locale;
  embedHosts: EmbedHosts;
  /** Id of a picture in the library; null if it is not there, and the reason is noted. */
  pictureId(picture: PicturePiece): number | null;
  /** Notes what was left out or changed. */
  note(message: Message): void;
}

const embedModels = { video: 'video', audio: 'audio', viewer: 'viewer', social: 'socialmedia' } as const;
/** Longest texts of the modules, as published. */
const longest = { headline: 200, caption: 500, link: 120 };

/** The modules of a page, below one container. */
export function piecesToBlocks(pieces: readonly Piece[], target: Target): Block {
  const top = Math.min(...pieces.map((piece) => (piece.kind === 'headline' ? piece.level : 6)));
  const root = createBlock('container', newBlockId('root'));
  const children = pieces.flatMap((piece) => blockOf(piece, target, top) ?? []);
  root.columns = [{ children }];
  return root;
}

function blockOf(piece: Piece, target: Target, top: number): Block | null {
  switch (piece.kind) {
    case 'text':
      return make('text', target, { texts: { content: piece.html } });
    case 'headline':
      // The highest headline gets level 2, because level 1 is the title of the page.
      return make('headline', target, {
        texts: { content: shorten(piece.text, longest.headline, target) },
        fields: { headline_level: String(Math.min(4, 2 + piece.level - top)) },
      });
    case 'quote':
      return make('quote', target, { texts: { content: piece.text, author: piece.author } });
    case 'picture':
      return pictureBlock(piece.picture, target);
    case 'gallery':
      return galleryBlock(piece.pictures, target);
    case 'embed':
      return embedBlock(piece.address, target);
    case 'link':
      return linkBlock(piece, target);
    case 'gallery-of-ids':
      return null;
  }
}

interface Values {
  texts?: Record<string, string>;
  fields?: Record<string, unknown>;
}

function make(model: Model, { locale }: Target, { texts = {}, fields = {} }: Values): Block {
  const block = createBlock(model, newBlockId(model));
  Object.assign(block.translations[locale], texts);
  Object.assign(block.fields, fields);
  return block;
}

function pictureBlock(picture: PicturePiece, target: Target, model: 'image' | 'imageitem' = 'image'): Block | null {
  const id = target.pictureId(picture);
  if (id === null) return null;
  const link = isLinkTarget(picture.link) ? picture.link : '';
  return make(model, target, {
    texts: { description: shorten(picture.caption, longest.caption, target) },
    fields: { image: id, link },
  });
}

function galleryBlock(pictures: PicturePiece[], target: Target): Block | null {
  const children = pictures.flatMap((picture) => pictureBlock(picture, target, 'imageitem') ?? []);
  if (children.length === 0) return null;
  return { ...make('imagelist', target, {}), children };
}

function embedBlock(given: string, target: Target): Block | null {
  const address = secure(given);
  const kind = embedKinds.find((each) => isAllowedEmbed(target.embedHosts[each], address));
  if (kind === undefined) {
    target.note({ key: 'wordpress_embed_unknown', params: { address: given.slice(0, 200) } });
    return linkBlock({ text: hostOf(address), address, isButton: false }, target);
  }
  const field: Record<EmbedKind, string> = { video: 'video_url', audio: 'embed', viewer: 'embed', social: 'embed' };
  if (kind === 'video') target.note('wordpress_video_picture');
  return make(embedModels[kind], target, { fields: { [field[kind]]: address } });
}

function linkBlock(
  { text, address, isButton }: { text: string; address: string; isButton: boolean },
  target: Target,
): Block | null {
  if (!isLinkTarget(address)) {
    target.note({ key: 'wordpress_link_unknown', params: { address: address.slice(0, 200) } });
    return null;
  }
  return make('link', target, {
    texts: { content: shorten(text, longest.link, target) },
    fields: { link: address, extra_class: isButton ? 'button' : 'default' },
  });
}

function shorten(text: string, maximum: number, { note }: Target): string {
  if (text.length > maximum) note(shortened(text));
  return beginningOf(text, maximum);
}

/** The same address over https; `//host` is one as well. */
function secure(address: string): string {
  return address.replace(/^(?:http:)?\/\//i, 'https://');
}

function hostOf(address: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address;
}
