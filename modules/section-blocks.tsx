import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { Blocks } from './rendering/blocks.tsx';
import { ViewsContext } from './rendering/views-context.ts';
import { views } from './views.ts';

/** The blocks of a section, directly on a page. */
export function SectionBlocks({ blocks }: { blocks: FlatBlock[] }) {
  return (
    <ViewsContext value={views}>
      <Blocks blocks={blocks} place="page" />
    </ViewsContext>
  );
}
