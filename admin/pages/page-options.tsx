import MenuItem from '@mui/material/MenuItem';
import type { PageSettings } from '../../contract/page-settings.ts';
import { textOf } from '../house/title-of.ts';

/** Pages to choose from, each as far to the right as it stands deep in the tree. */
export function pageOptions(pages: { page: PageSettings; depth: number }[]) {
  return pages.map(({ page, depth }) => (
    <MenuItem key={page.id} value={page.id} sx={{ pl: 2 + depth * 2 }}>
      {textOf(page.title)}
    </MenuItem>
  ));
}
