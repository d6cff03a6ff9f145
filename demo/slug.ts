import { makeSlug } from '#text/make-slug.ts';

/** The readable part of an address; an apostrophe separates words: `Les contes d’Hoffmann` becomes `les-contes-d-hoffmann`. */
export function slugOf(title: string): string {
  return makeSlug(title.replaceAll(/['’]/g, ' '));
}
