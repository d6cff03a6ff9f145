import { type ComponentType, createContext, useContext } from 'react';
import type { BlocksProps } from './blocks.tsx';
import type { RichTextProps, TextProps } from './text.tsx';

/**
 * What the editor puts in the place of the plain parts. Each draws the very element that the plain part draws, with
 * nothing but attributes added, so that a page looks the same in view and edit.
 */
export interface EditSurface {
  Text: ComponentType<TextProps>;
  RichText: ComponentType<RichTextProps>;
  /** Draws a list of blocks; gets the empty lists too. */
  Blocks: ComponentType<BlocksProps>;
  /** Draws blanks where a picture or a player is still to come; not while the page is shown as visitors see it. */
  blanks: boolean;
}

/** Null for visitors: the editor's code is not even loaded. */
export const EditSurfaceContext = createContext<EditSurface | null>(null);

/** True where what is still empty is drawn, for somebody to fill it. */
export function useBlanks(): boolean {
  return useContext(EditSurfaceContext)?.blanks ?? false;
}

/** True while the page is being edited: links over whole cards step aside. */
export function useEditing(): boolean {
  return useContext(EditSurfaceContext) !== null;
}
