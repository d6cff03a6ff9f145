import type { Locale } from '#contract/locale.ts';
import type { Paste } from './read-paste.ts';

/** Something that was just pasted into a rich text, and what else can still be done with it. */
export interface Pasted {
  id: string;
  field: string;
  locale: Locale;
  paste: Paste;
  commands: PasteCommands;
}

export interface PasteCommands {
  /** Puts the plain text in its place. */
  asPlainText: () => void;
  /** The text before and behind the caret, as it was before. */
  around: () => { before: string; after: string };
  /** Gives the caret back to the text. */
  focus: () => void;
}
