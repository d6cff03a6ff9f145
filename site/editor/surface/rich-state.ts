/** Which formats hold where the caret stands. */
export interface RichState {
  bold: boolean;
  italic: boolean;
  link: boolean;
  bulletList: boolean;
  orderedList: boolean;
  blockquote: boolean;
  align: 'left' | 'center' | 'right';
}

export type RichFormat = 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'blockquote';

export interface RichLink {
  href: string;
  newWindow: boolean;
}

/** What the strip can do with the rich text being written. */
export interface RichCommands {
  toggle: (format: RichFormat) => void;
  align: (to: RichState['align']) => void;
  /** The link at the caret, or an empty one. */
  link: () => RichLink;
  /** Null takes the link away. Without a selection the words of the target are put in. */
  setLink: (link: RichLink | null, words: string) => void;
  focus: () => void;
}
