import type { LocalizedText } from '#contract/base/localized.ts';
import { mediaTextLengths } from '#contract/media/media.ts';
import { byLocale } from '#text/languages.ts';
import { shortened as shorten } from '#text/beginning-of.ts';
import type { Metadata } from './read-metadata.ts';

type Texts = Record<'alt' | 'caption' | 'copyright', LocalizedText>;

/** What cameras and shops fill in by themselves: `DSC_0123`, `OLYMPUS DIGITAL CAMERA`. */
const meaningless = /^(?:(?:[a-z]{1,4}[_-]?\d{3,}|.*\bdigital camera|untitled|unknown|default|picasa)\W*)$/i;

/** The texts of an entry as its file has them; empty for what the file does not say. */
export function textsOfMetadata(file: Metadata, fileName: string): Texts {
  const title = localized(file.title.filter(({ text }) => !isFileName(text, fileName)));
  const description = localized(file.description);
  return shortened({
    alt: localized(file.alt),
    caption: byLocale((locale) => joined(title[locale], description[locale])),
    copyright: copyrightOf(file),
  });
}

/** Rights, and the artist where the rights do not name them; German is never empty, because pages fall back to it. */
function copyrightOf({ rights, artist }: Metadata): LocalizedText {
  const text = localized(rights);
  const german = text.de || text.en;
  const people = artist.filter((name) => !german.toLowerCase().includes(name.toLowerCase())).join(', ');
  const line = (photo: string, own: string) => [own, people && `${photo}: ${people}`].filter(Boolean).join(', ');
  // The English line is only stored where it differs: an empty one shows the German.
  return { de: line('Foto', german), en: people || text.en ? line('Photo', text.en || german) : '' };
}

function isFileName(title: string, fileName: string): boolean {
  const bare = (name: string) => name.replace(/\.[^.]*$/, '').toLowerCase();
  return bare(title) === bare(fileName);
}

/** A text without a language is German, unless the file repeats it as English. */
function localized(texts: Metadata['alt']): LocalizedText {
  const meant = texts.filter(({ text }) => !meaningless.test(text));
  const find = (language: string) => meant.find((one) => one.language === language)?.text ?? '';
  const en = find('en');
  const unnamed = find('');
  return { de: find('de') || (unnamed === en ? '' : unnamed), en };
}

function joined(title: string, description: string): string {
  if (title === '' || description.toLowerCase().includes(title.toLowerCase())) return description;
  return description === '' ? title : `${title.replace(/[.:]$/, '')}: ${description}`;
}

function shortened(texts: Texts): Texts {
  const short = (name: keyof Texts) => byLocale((locale) => shorten(texts[name][locale], mediaTextLengths[name]));
  return { alt: short('alt'), caption: short('caption'), copyright: short('copyright') };
}
