import anyAscii from 'any-ascii';
import { makeSlug } from '#text/make-slug.ts';

/** The readable part of an address, also of a text in other scripts: `Чайка` becomes `chayka`. Umlauts go on as `ae`. */
export function latinSlug(text: string): string {
  return makeSlug(text, (rest) =>
    // Letters only: emoji would become their names.
    rest.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
      anyAscii(word)
        .toLowerCase()
        .replaceAll(/[^a-z\d]/g, ''),
    ),
  );
}
