import { inLocale } from '#contract/base/localized.ts';
import { locales } from '#contract/base/locale.ts';
import type { Resolved } from '#contract/blocks/flat-block.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Media, Picture } from '#contract/media/media.ts';

/** A library entry as resolved data for rendering, in both languages. */
export function resolvedPicture(media: Media): Localized<Partial<Resolved>> {
  const [de, en] = locales.map((locale): Partial<Resolved> => {
    const alt = media.decorative ? { text: '' } : inLocale(media.alt, locale);
    const [caption, copyright] = [inLocale(media.caption, locale), inLocale(media.copyright, locale)];
    const lang = alt.lang ?? caption.lang ?? copyright.lang;
    const picture: Picture = {
      id: media.id,
      base: media.base,
      width: media.width ?? 1,
      height: media.height ?? 1,
      alt: alt.text,
      caption: caption.text,
      copyright: copyright.text,
      focal: media.focal,
      placeholder: media.placeholder,
      ...(media.brightness === null ? {} : { brightness: media.brightness }),
      ...(lang ? { lang } : {}),
    };
    return { pictures: { [String(media.id)]: picture } };
  });
  return { de: de ?? {}, en: en ?? {} };
}
