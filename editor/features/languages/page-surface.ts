import type { EditSurface } from '#modules/rendering/edit-surface.ts';
import { EditRichText } from '../surface/edit-rich-text.tsx';
import { EditShared } from '../surface/edit-shared.tsx';
import { EditText } from '../surface/edit-text.tsx';
import { PageBlocks } from './page-blocks.tsx';

const surface = { Text: EditText, RichText: EditRichText, Blocks: PageBlocks, Shared: EditShared };
const withBlanks: EditSurface = { ...surface, blanks: true };
const asVisitors: EditSurface = { ...surface, blanks: false };

/** The components that make a page editable; placeholders are tools. */
export function pageSurface(toolsHidden: boolean): EditSurface {
  return toolsHidden ? asVisitors : withBlanks;
}
