import MenuItem from '@mui/material/MenuItem';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { localizedText } from '../../format/record-title.ts';

/** Options for choosing a page, indented by depth. */
export function pageOptions(pages: { page: PageSettings; depth: number }[]) {
  return pages.map(({ page, depth }) => (
    <MenuItem key={page.id} value={page.id} sx={{ pl: 2 + depth * 2 }}>
      {localizedText(page.title)}
    </MenuItem>
  ));
}
