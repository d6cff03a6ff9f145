import type { Typeface } from '#ui/loading/late-fonts.ts';

/** A family with the files that the first window needs. */
export interface LoadedTypeface extends Typeface {
  /** Null: the regular file has both weights. */
  light: string | null;
  regular: string;
}

/** What browsers need of a theme that is not the usual one; all else is in the page's style sheet. */
export interface Look {
  /** The second ground, for the browser's own frame. */
  stage: string;
  /** Null: the family of the shared style sheet. */
  typeface: LoadedTypeface | null;
}
