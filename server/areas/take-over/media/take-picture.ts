import { isRecord, recordOf } from '#contract/base/records.ts';
import { type Picture, renditionUrl, widthsFor } from '#contract/media/media.ts';
import { asTexts, bothTexts, type Pair, sideOf } from '../foreign/pair.ts';
import type { Taking } from '../taking.ts';
import type { FileUse, ForeignFile } from './take-file.ts';

/**
 * Id of a picture here; null without one, undefined if it could not be taken: then the field stays as it is. The widest
 * rendition is taken: more is not published.
 */
export async function takePicture(
  { takeFile }: Pick<Taking, 'takeFile'>,
  pair: Pair<Picture | null | undefined>,
  use: FileUse,
): Promise<number | null | undefined> {
  const file = pictureFile({ de: pair.de ?? null, en: pair.en ?? null });
  return file ? ((await takeFile(file, use)) ?? undefined) : null;
}

/** A list of files; undefined, so that the stored list stays, if one of an entry that is here could not be taken. */
export function unlessLost<T>(taken: (T | null | undefined)[], isKnown: boolean): T[] | undefined {
  if (isKnown && taken.includes(undefined)) return undefined;
  return taken.filter((one) => one !== null && one !== undefined);
}

function pictureFile(pair: Pair<Picture>): ForeignFile | null {
  const picture = sideOf(pair);
  if (!picture) return null;
  const width = widthsFor(picture.width).at(-1) ?? 320;
  return {
    // WebP keeps what is transparent.
    address: renditionUrl(picture.base, width, 'webp'),
    fileName: (picture.alt || picture.caption || `bild-${picture.id}`).slice(0, 60),
    alt: bothTexts(pair, 'alt'),
    caption: bothTexts(pair, 'caption'),
    copyright: bothTexts(pair, 'copyright'),
    focal: picture.focal,
  };
}

/** The picture of a block or page of a backend that sends no `picture`: the widest of `thumbs`, or `image_url`. */
export function olderPicture(pair: Pair<unknown>): ForeignFile | null {
  const side = recordOf(sideOf(pair));
  const thumbs = isRecord(side.thumbs) ? Object.entries(side.thumbs) : [];
  const widest = thumbs.toSorted(([one], [other]) => Number(other) - Number(one))[0]?.[1];
  const address = typeof widest === 'string' && widest !== '' ? widest : side.image_url;
  if (typeof address !== 'string' || address === '') return null;
  const text = (name: string) => {
    const [de, en] = [recordOf(pair.de)[name], recordOf(pair.en)[name]];
    return asTexts(typeof de === 'string' ? de : undefined, typeof en === 'string' ? en : undefined);
  };
  return { address: asTaken(address), alt: text('image_alt'), copyright: text('image_copyright') };
}

/** Of our own renditions the same one that `picture` gives, so that it is taken once. */
function asTaken(address: string): string {
  return address.replace(/(\/media\/\d+\/[0-9a-f]{12}\/\d+)\.(?:avif|jpg)$/, '$1.webp');
}
