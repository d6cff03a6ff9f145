import type { Block } from '#contract/blocks/block.ts';
import type { Resolved } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { PartName } from '#contract/settings/parts.ts';
import type { Media } from '#contract/media/media.ts';
import type { LinkTarget } from '#contract/editing/targets-api.ts';
import type { EditSession } from '../../../core/session/edit-session.ts';

/** A fix that one press applies. */
export interface Fix {
  label: string;
  run: () => void;
}

/** A finding about the page. */
export interface CheckIssue {
  /** Stable for the same finding. */
  key: string;
  /** `needed`: prevents publishing. */
  level: 'needed' | 'better';
  /** The block and field with the finding. */
  id: string;
  field: string;
  /** The language, for a translated field. */
  language?: Locale;
  /** A translation by machine that nobody has read: prevents publishing of its language alone. */
  unread?: boolean;
  title: string;
  text: string;
  fixes: Fix[];
  /** A picture without an alternative text, which can be entered here. */
  picture?: Media;
}

/** Data for the checks that is not in the tree. */
export interface Facts {
  /** Link targets by reference; null: deleted. */
  targets: ReadonlyMap<string, LinkTarget | null>;
  /** Library entries of pictures without an alternative text, by id. */
  pictures: ReadonlyMap<number, Media>;
  /** Parts that the house does not have. */
  partsOff: readonly PartName[];
}

export interface CheckContext {
  session: EditSession;
  /** Blocks in page order, without the root. */
  blocks: readonly Block[];
  resolved: Resolved;
  facts: Facts;
  /** Language of the messages. */
  locale: Locale;
  now: Date;
  /** Call after a change outside of the tree. */
  again: () => void;
}

export type Check = (context: CheckContext) => CheckIssue[];
