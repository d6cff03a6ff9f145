import type { Locale } from '#contract/base/locale.ts';
import type { Paste } from '#text/pasting/read-paste.ts';

/** The last paste into a rich text, with the functions that convert it. */
export interface Pasted {
  id: string;
  field: string;
  locale: Locale;
  paste: Paste;
  commands: PasteCommands;
}

export interface PasteCommands {
  /** True when it was pasted into an empty paragraph. */
  isAlone: boolean;
  /** True when only its beginning had room in the text. */
  isCut: boolean;
  /** Replaces it by its plain text. */
  asPlainText: () => void;
  /** The text before and after the caret before the paste. */
  around: () => { before: string; after: string };
  /** Returns the focus and the caret to the text. */
  focus: () => void;
}
