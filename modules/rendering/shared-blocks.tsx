import { Blocks } from './blocks.tsx';
import { EditSurfaceContext, type SharedProps } from './edit-surface.ts';
import { UnmarkedContext } from './views-context.ts';

/** The modules of a shared part as visitors see them, in the editor too: they are edited at the part. */
export function SharedBlocks({ block, place }: SharedProps) {
  return (
    <UnmarkedContext value>
      <EditSurfaceContext value={null}>
        <Blocks blocks={block.children ?? []} place={place} />
      </EditSurfaceContext>
    </UnmarkedContext>
  );
}
