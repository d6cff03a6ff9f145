import { ownFaceNames } from '#contract/settings/theme/own-typeface.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { type Theme, usualTheme } from '#contract/settings/theme/theme.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { shortHash } from '../../platform/short-hash.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { ownFacesOf } from './own-typeface.ts';

/** Changes with all that pictures show of the look of a house, its own typeface included; empty for the usual one. */
export async function lookVersion(
  db: Database | Transaction,
  { theme, own_typeface }: Pick<SiteSettings, 'theme' | 'own_typeface'>,
): Promise<string> {
  if (theme.typeface !== 'own') return themeVersion(theme);
  const faces = await ownFacesOf(db, { own_typeface });
  return shortHash([themeVersion(theme), ...ownFaceNames.map((name) => faces[name]?.url)].join(' '));
}

/** Changes with all that pictures show of a theme; empty for the usual one. */
export function themeVersion({ colours, typeface }: Theme): string {
  const shown = sortedJson([colours, typeface]);
  return shown === sortedJson([usualTheme.colours, usualTheme.typeface]) ? '' : shortHash(shown);
}
