export const alignments = ['left', 'center', 'right'] as const;

/** The active formats at the caret. */
export interface RichState {
  bold: boolean;
  italic: boolean;
  link: boolean;
  bulletList: boolean;
  orderedList: boolean;
  blockquote: boolean;
  align: (typeof alignments)[number];
}

export type RichFormat = 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'blockquote';

export interface RichLink {
  href: string;
  newWindow: boolean;
}

/** Commands of the toolbar for the edited rich text. */
export interface RichCommands {
  toggle: (format: RichFormat) => void;
  align: (to: RichState['align']) => void;
  /** The link at the caret, or an empty one. */
  link: () => RichLink;
  /** Null removes the link. Without a selection the title of the target is inserted. */
  setLink: (link: RichLink | null, text: string) => void;
  focus: () => void;
  /** Adopts the browser's selection, which can be newer than the one that the text knows. */
  readSelection: () => void;
}
