import type { LocalizedText } from '#contract/base/localized.ts';
import type { Layout } from '#modules/kinds/container/schema.ts';
import type { Model } from '#modules/schemas.ts';
import type { FilmName } from './films.ts';
import type { PictureName } from './pictures.ts';
import { richText } from './rich-text.ts';

/**
 * A block as written in the demo's pages: without an id, and with names instead of ids of what it refers to.
 * Pictures by name, pages as `page:besuch`, events as `coming:0` (the next one), `evening:0` (the next with seats left) or `salome:0`.
 */
export interface Draft {
  model: Model;
  fields: Record<string, unknown>;
  texts: Record<string, LocalizedText>;
  children?: Draft[];
  columns?: Draft[][];
}

/** A text in German and English. */
export function both(de: string, en: string): LocalizedText {
  return { de, en };
}

/** Fields of a block besides its main text. */
interface HeadlineMore {
  preline?: LocalizedText;
  subline?: LocalizedText;
  level?: '2' | '3' | '4' | '5' | '6';
  anchor?: string;
}

export function headline(
  de: string,
  en: string,
  { preline, subline, level = '2', anchor = '' }: HeadlineMore = {},
): Draft {
  return draft('headline', { headline_level: level, anchor }, { content: both(de, en), preline, subline });
}

/** Written as in rich-text.ts. */
export function text(de: string, en: string, { close = false, anchor = '' } = {}): Draft {
  return draft(
    'text',
    { add_additional_space: close, anchor },
    { content: both(richText(de), en === '' ? '' : richText(en)) },
  );
}

export function quote(content: LocalizedText, author: LocalizedText): Draft {
  return draft('quote', {}, { content, author });
}

export function link(target: string, content: LocalizedText, look: 'default' | 'button' = 'default'): Draft {
  return draft('link', { link: target, extra_class: look }, { content });
}

export function image(
  picture: PictureName,
  alias: 'default' | 'full' | 'story' | 'vertical' | 'horizontal',
  description?: LocalizedText,
): Draft {
  return draft('image', { image: picture, alias }, { description });
}

/** Upright and wide pictures side by side, or as a slide show. */
export function imageList(
  look: 'standard' | 'slide',
  items: { picture: PictureName; title?: LocalizedText; description?: LocalizedText; target?: string }[],
): Draft {
  const children = items.map(({ picture, title, description, target = '' }) =>
    draft('imageitem', { image: picture, link: target }, { title, description }),
  );
  return { ...draft('imagelist', { extra_class: look }, {}), children };
}

interface Invitation {
  picture?: PictureName;
  target?: string;
  preline?: LocalizedText;
  headline: LocalizedText;
  subline?: LocalizedText;
  text?: LocalizedText;
  linkText?: LocalizedText;
}

export function fullTeaser(
  look: 'default' | 'image-left' | 'image-right',
  { picture, target = '', preline, headline: words, text: lead, linkText }: Invitation,
): Draft {
  return draft(
    'fullteaser',
    { extra_class: look, image: picture ?? null, link: target },
    { preline, headline: words, text: lead, link_text: linkText },
  );
}

export function teaserList(look: 'standard' | 'slide', items: Invitation[]): Draft {
  const children = items.map(({ picture, target = '', preline, headline: words, subline, text: lead, linkText }) =>
    draft(
      'teaseritem',
      { image: picture ?? null, link: target },
      { preline, headline: words, subline, text: lead, link_text: linkText },
    ),
  );
  return { ...draft('teaserlist', { extra_class: look }, {}), children };
}

/** Events as `coming:0`, `evening:0` or `salome:0`. */
export function eventList(words: LocalizedText, keys: string[]): Draft {
  return {
    ...draft('eventlist', {}, { headline: words }),
    children: keys.map((key) => draft('eventitem', { event: key }, {})),
  };
}

/** Questions with answers written as in rich-text.ts. */
export function faq(items: { question: LocalizedText; answer: LocalizedText; more?: Draft[] }[], anchor = ''): Draft {
  const children = items.map(({ question, answer, more = [] }) => ({
    ...draft('faqitem', {}, { content: question }),
    children: [text(answer.de, answer.en), ...more],
  }));
  return { ...draft('faq', { anchor }, {}), children };
}

export function video(address: string, picture: PictureName, length: string, title: LocalizedText): Draft {
  return draft('video', { video_url: address, image: picture, length }, { title });
}

interface OwnFilm {
  film: FilmName;
  captions: { de: FilmName; en: FilmName };
  described: FilmName;
  picture: PictureName;
  length: string;
  title: LocalizedText;
}

/** A film of the media library with captions in both languages and a version with audio description. */
export function ownFilm({ film, captions, described, picture, length, title }: OwnFilm): Draft {
  return draft(
    'video',
    {
      video_url: `media:${film}`,
      captions_de: `media:${captions.de}`,
      captions_en: `media:${captions.en}`,
      described: `media:${described}`,
      image: picture,
      length,
    },
    { title },
  );
}

/** A recording of the media library with its text, written as in rich-text.ts. */
export function ownRecording(recording: FilmName, title: LocalizedText, transcript: LocalizedText): Draft {
  return draft(
    'audio',
    { embed: `media:${recording}` },
    { title, transcript: both(richText(transcript.de), richText(transcript.en)) },
  );
}

export function videoList(
  items: { address: string; picture: PictureName; length: string; title: LocalizedText; content?: LocalizedText }[],
): Draft {
  const children = items.map(({ address, picture, length, title, content }) =>
    draft('videoitem', { video_url: address, image: picture, length }, { title, content }),
  );
  return { ...draft('videolist', {}, {}), children };
}

export function audio(address: string): Draft {
  return draft('audio', { embed: address }, {});
}

export function viewer(address: string, provider: string): Draft {
  return draft('viewer', { embed: address, media_type: provider }, {});
}

export function logos(
  look: 'standard' | 'large',
  items: { picture: PictureName; name: LocalizedText; target?: string }[],
): Draft {
  const children = items.map(({ picture, name, target = '' }) =>
    draft('logoitem', { image: picture, link: target }, { text: name }),
  );
  return { ...draft('logolist', { extra_class: look }, {}), children };
}

export function columns(layout: Layout, ...slots: Draft[][]): Draft {
  return { ...draft('container', { layout }, {}), columns: slots };
}

/** A shared part of the demo, by its key. */
export function sharedPart(key: string): Draft {
  return draft('sharedpart', { shared: key }, {});
}

function draft(model: Model, fields: Record<string, unknown>, texts: Record<string, LocalizedText | undefined>): Draft {
  const given = Object.entries(texts).filter((entry): entry is [string, LocalizedText] => entry[1] !== undefined);
  return { model, fields, texts: Object.fromEntries(given) };
}
