import type { Block } from '#contract/block.ts';
import type { Resolved } from '#contract/flat-block.ts';
import type { Locale } from '#contract/locale.ts';
import type { Media } from '#contract/media.ts';
import type { LinkTarget } from '#contract/targets-api.ts';
import type { EditSession } from '../edit-session.ts';

/** One press that mends it. */
export interface Fix {
  label: string;
  run: () => void;
}

/** Something about the page that should be looked at. */
export interface CheckIssue {
  /** The same as long as it is the same matter. */
  key: string;
  /** `needed`: the page is not published with it. */
  level: 'needed' | 'better';
  /** The block and field that it is about. */
  id: string;
  field: string;
  /** Of a translated field: in which language. */
  language?: Locale;
  title: string;
  text: string;
  fixes: Fix[];
  /** A picture without a description: it can be given here. */
  picture?: Media;
}

/** What the checks know besides the tree. */
export interface Facts {
  /** What references lead to, by reference; null: it is gone. */
  targets: ReadonlyMap<string, LinkTarget | null>;
  /** Library entries of pictures without an alternative text, by id. */
  pictures: ReadonlyMap<number, Media>;
}

export interface CheckContext {
  session: EditSession;
  /** Blocks in the order of the page, without the root. */
  blocks: readonly Block[];
  resolved: Resolved;
  facts: Facts;
  /** Language of what is said. */
  locale: Locale;
  now: Date;
  /** Called when something outside of the tree was changed. */
  again: () => void;
}

export type Check = (context: CheckContext) => CheckIssue[];
