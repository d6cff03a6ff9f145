import { SectionBlocks } from '#modules/section-blocks.tsx';
import type { ShownPage } from '../content/reading/read-page.ts';
import { deserialize } from '../framework/loader-data/serialized.ts';
import { EditMode } from './edit-mode.tsx';

/** The blocks of a page; with `edit` in the address inside the editor. */
export function PageBlocks({ page }: { page: ShownPage }) {
  return (
    <EditMode page={page}>
      <SectionBlocks blocks={deserialize(page.modules)} />
    </EditMode>
  );
}

export function hasBlocks({ modules }: ShownPage): boolean {
  return deserialize(modules).length > 0;
}
