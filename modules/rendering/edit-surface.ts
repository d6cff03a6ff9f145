import { type ComponentType, createContext, useContext } from 'react';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { BlocksProps } from './blocks.tsx';
import type { RichTextProps, TextProps } from './text.tsx';
import type { BlockPlace } from './views-context.ts';

export interface SharedProps {
  block: FlatBlock;
  place: BlockPlace;
}

/**
 * Components of the editor that replace those for visitors. Each renders the same element with additional attributes
 * only, so that a page looks the same while it is edited.
 */
export interface EditSurface {
  Text: ComponentType<TextProps>;
  RichText: ComponentType<RichTextProps>;
  /** Renders a list of blocks, including empty lists. */
  Blocks: ComponentType<BlocksProps>;
  /** Frames the modules of a shared part, or lets them be edited; absent: they are shown as visitors see them. */
  Shared?: ComponentType<SharedProps>;
  /** True: show placeholders for missing pictures and players; false in the preview as visitors see it. */
  blanks: boolean;
}

/** Null for visitors, for whom the editor's code is not loaded. */
export const EditSurfaceContext = createContext<EditSurface | null>(null);

/** True if empty fields are shown as placeholders. */
export function useBlanks(): boolean {
  return useContext(EditSurfaceContext)?.blanks ?? false;
}

/** True while the page is edited: links that cover a whole card are disabled. */
export function useEditing(): boolean {
  return useContext(EditSurfaceContext) !== null;
}
