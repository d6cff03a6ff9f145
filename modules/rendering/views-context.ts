import { type ComponentType, createContext } from 'react';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';

/** `page`: directly on the page, on its 12-column grid. `column`: in a container. `item`: in a list module. */
export type BlockPlace = 'page' | 'column' | 'item';

export interface BlockView<B extends FlatBlock = FlatBlock> {
  view: ComponentType<{ block: B; place: BlockPlace }>;
  /** The element around the block; `div` by default. */
  as?: 'div' | 'li';
  /** True: the view places its contents itself, as if they stood there without it. */
  whole?: true;
}

/**
 * True inside of modules that do not belong to the section that is shown: their frames carry no `data-block`, by which
 * the editor finds the blocks of its section.
 */
export const UnmarkedContext = createContext(false);

/** The view of each kind by model. A context, so that views can render nested blocks without a circular import. */
export const ViewsContext = createContext<Record<string, BlockView | undefined>>({});
