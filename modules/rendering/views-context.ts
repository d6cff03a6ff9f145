import { type ComponentType, createContext } from 'react';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';

export interface BlockView {
  view: ComponentType<{ block: FlatBlock }>;
  /** The element around the block; `div` by default. */
  as?: 'div' | 'li';
}

/** The view of each kind by model. A context, so that views can render nested blocks without a circular import. */
export const ViewsContext = createContext<Record<string, BlockView | undefined>>({});
