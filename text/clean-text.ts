import { lowerScheme } from './lower-scheme.ts';
import { withLineFeeds } from './one-line.ts';

/**
 * What nobody sees and no text needs: controls other than tab and line feed, zero-width spaces, marks of the writing
 * direction, byte order marks, places of objects, and code points that are no characters.
 */
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffc\ufffe\uffff]/g;

/** Joiners with the character before them, and with the one after them if it is a letter or an emoji. */
const joiner = /(.?)([\u200c\u200d]+)(?=([\p{L}\p{M}\p{Extended_Pictographic}])?)/gsu;
/** Emoji and letters of scripts that are joined, as Arabic and those of India; in others a joiner changes nothing. */
const joined =
  /^(?:[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])\p{L})$/u;

/**
 * A text as it is stored: line feeds as line ends, no unseen characters, no half surrogate pairs. Soft hyphens stay: they
 * say where a headline may be parted. So do joiners within emoji and within words of scripts that need them.
 */
export function cleanText(text: string): string {
  return withLineFeeds(text)
    .replaceAll(unseen, '')
    .replaceAll(joiner, (found: string, before: string, _: string, after: string | undefined) =>
      after !== undefined && joined.test(before) ? found : before,
    )
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * An address as it is stored: a clean text with its scheme in lower case, without soft hyphens and encoded unseen
 * characters at its end.
 */
export function cleanAddress(address: string): string {
  const clean = cleanText(address)
    .replaceAll('\u00ad', '')
    .trim()
    .replace(/(?:%E2%80%8[B-F]|%E2%81%A0|%EF%BB%BF|%C2%AD)+$/i, '');
  return lowerScheme(clean);
}

/** A text for comparisons, slugs and searches: as it is seen. Also without soft hyphens and joiners. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(/[\u00ad\u200c\u200d]/g, '');
}

/** XML without characters that XML cannot contain, whether they stand in it or are named by a number. */
export function validXml(xml: string): string {
  return xml
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(
      /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi,
      (reference, hex: string | undefined, digits: string | undefined) =>
        isInXml(hex === undefined ? Number(digits) : Number.parseInt(hex, 16)) ? reference : '',
    );
}

function isInXml(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff);
}
