/** A picture on a page of WordPress. */
export interface PicturePiece {
  src: string;
  alt: string;
  caption: string;
  /** Where a press on it leads; empty: nowhere. */
  link: string;
}

/** A part of a page, in the order of the page; each becomes a module. */
export type Piece =
  | { kind: 'text'; html: string }
  | { kind: 'headline'; text: string; level: number }
  | { kind: 'quote'; text: string; author: string }
  | { kind: 'picture'; picture: PicturePiece }
  | { kind: 'gallery'; pictures: PicturePiece[] }
  /** The address of a player or a post. */
  | { kind: 'embed'; address: string }
  | { kind: 'link'; text: string; address: string; isButton: boolean }
  /** A `[gallery]` with the ids of its pictures; without any, WordPress shows all that belong to the post. */
  | { kind: 'gallery-of-ids'; ids: string[] };

/** What was found in a text and has no module. */
export type LeftOut = 'table' | 'form' | 'columns';
