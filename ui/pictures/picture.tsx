import type { CSSProperties } from 'react';
import type { Picture as LibraryPicture, Thumbs } from '#contract/media/media.ts';
import { renditionUrl, widthsFor } from '#text/picture-renditions.ts';

/** Where a picture comes from: the library, or no more than an address where the backend knows nothing else. */
export interface PictureSource {
  picture?: LibraryPicture | null | undefined;
  url?: string | undefined;
  thumbs?: Thumbs | undefined;
  alt?: string | undefined;
}

export interface PictureProps extends PictureSource {
  /** The `sizes` of the picture, e.g. `(min-width: 48em) 50vw, 100vw`. */
  sizes?: string | undefined;
  /** True for the one picture that a visitor sees first. */
  priority?: boolean | undefined;
  /** Class of the `img`; the picture element itself takes no room. */
  className?: string | undefined;
}

/** What a block, flat, says of its picture; null where it has none. */
export function pictureOf(block: { [field: string]: unknown }): PictureSource | null {
  const picture = block.picture as LibraryPicture | undefined;
  if (picture) return { picture };
  if (typeof block.image_url !== 'string' || block.image_url === '') return null;
  return {
    url: block.image_url,
    thumbs: block.thumbs as Thumbs | undefined,
    alt: block.image_alt as string | undefined,
  };
}

/** Painted along with the words around it, not a moment later. */
const first = { fetchPriority: 'high', decoding: 'sync' } as const;
const later = { loading: 'lazy', decoding: 'async' } as const;

/** A picture in the widths and formats that there are of it; fills its frame around the focal point. */
export function Picture({ picture, url, thumbs, alt, sizes = '100vw', priority = false, className }: PictureProps) {
  const loading = priority ? first : later;
  if (!picture) {
    if (!url) return null;
    return (
      <img
        {...loading}
        className={className}
        src={url}
        srcSet={sourceSet(thumbs)}
        sizes={thumbs && sizes}
        alt={alt ?? ''}
      />
    );
  }
  const { base, width, height } = picture;
  const widths = widthsFor(width);
  const set = (format: 'avif' | 'webp' | 'jpg') =>
    widths.map((each) => `${renditionUrl(base, each, format)} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        {...loading}
        className={className}
        src={renditionUrl(base, widths.at(-1) ?? 320, 'jpg')}
        srcSet={set('jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt ?? picture.alt}
        lang={picture.lang}
        style={styleOf(picture)}
      />
    </picture>
  );
}

function sourceSet(thumbs: Thumbs | undefined): string | undefined {
  const entries = Object.entries(thumbs ?? {}).filter(([width]) => /^\d+$/.test(width));
  return entries.length > 0 ? entries.map(([width, address]) => `${address} ${width}w`).join(', ') : undefined;
}

function styleOf({ focal, placeholder }: LibraryPicture): CSSProperties {
  const position = `${focal.x}% ${focal.y}%`;
  if (!placeholder) return { objectPosition: position };
  return { objectPosition: position, background: `url(${placeholder}) ${position} / cover no-repeat` };
}
