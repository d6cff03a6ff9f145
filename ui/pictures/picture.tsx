import type { CSSProperties } from 'react';
import type { Picture as LibraryPicture, Thumbs } from '#contract/media/media.ts';
import { type RenditionFormat, renditionUrl, widthsFor } from '#text/picture-renditions.ts';

/** What is needed to draw a picture of the media library. */
export type DrawnPicture = Pick<LibraryPicture, 'base' | 'width' | 'height' | 'focal'> &
  Partial<Pick<LibraryPicture, 'alt' | 'placeholder' | 'lang'>>;

/** A picture of the media library, or only an address from a backend without one. */
export interface PictureSource {
  picture?: DrawnPicture | null | undefined;
  url?: string | undefined;
  thumbs?: Thumbs | undefined;
  alt?: string | undefined;
}

export interface PictureProps extends PictureSource {
  /** The `sizes` of the picture, e.g. `(min-width: 48em) 50vw, 100vw`. */
  sizes?: string | undefined;
  /** True for the most important picture of the first viewport. */
  priority?: boolean | undefined;
  /** Class of the `img`; the `picture` element has `display: contents`. */
  className?: string | undefined;
}

interface PictureFields {
  picture?: LibraryPicture;
  image_url?: string;
  thumbs?: Thumbs;
  image_alt?: string;
}

/** The picture of a flat block; null if it has none. */
export function pictureOf(block: { [field: string]: unknown }): PictureSource | null {
  // The reader of the answer has given these fields their types.
  const { picture, image_url: url, thumbs, image_alt: alt } = block as PictureFields;
  if (picture) return { picture };
  return typeof url === 'string' && url !== '' ? { url, thumbs, alt } : null;
}

/** Synchronous decoding: painted together with the surrounding text. */
const first = { fetchPriority: 'high', decoding: 'sync' } as const;
const later = { loading: 'lazy', decoding: 'async' } as const;

/**
 * A picture of the library in all widths, as AVIF and, for the oldest browsers of the house, as WebP; fills its frame around
 * the focal point. The JPEG is for everything else that reads addresses of pictures, and needs only one width; pictures so
 * small that there is nothing to choose have none. The `img` follows its only source and has the same `sizes`, because
 * `sizes="auto"` is allowed in no other place.
 */
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
  const largest = (format: RenditionFormat) => renditionUrl(base, widths.at(-1) ?? 320, format);
  const isOne = widths.length === 1;
  const set = (format: RenditionFormat) =>
    widths.map((each) => `${renditionUrl(base, each, format)} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={isOne ? largest('avif') : set('avif')} sizes={isOne ? undefined : sizes} />
      <img
        {...loading}
        className={className}
        srcSet={isOne ? undefined : set('webp')}
        sizes={isOne ? undefined : sizes}
        src={largest(isOne ? 'webp' : 'jpg')}
        width={width}
        height={height}
        alt={alt ?? picture.alt ?? ''}
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

function styleOf({ focal, placeholder }: DrawnPicture): CSSProperties {
  const position = `${focal.x}% ${focal.y}%`;
  if (!placeholder) return { objectPosition: position };
  return { objectPosition: position, background: `url(${placeholder}) ${position} / cover no-repeat` };
}
