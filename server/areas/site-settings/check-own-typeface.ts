import type { Problem } from '#contract/base/errors.ts';
import { ownFaceNames } from '#contract/settings/theme/own-typeface.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { AppContext } from '../../app-context.ts';
import { openFace } from '../../platform/fonts/open-face.ts';
import { ownFacesOf } from './own-typeface.ts';

/** Why font files cannot be used; those that can are made fit for pages meanwhile. */
export async function refusedFonts(
  ctx: Pick<AppContext, 'db' | 'files' | 'config'>,
  { own_typeface: own }: Partial<SiteSettings>,
): Promise<Problem[]> {
  const faces = await ownFacesOf(ctx.db, { own_typeface: own ?? null });
  const problems = await Promise.all(
    ownFaceNames.map(async (name): Promise<Problem[]> => {
      const face = faces[name];
      if (!face) return [];
      const opened = await openFace(ctx, face);
      const path = `own_typeface.${name}_id`;
      if (!opened) return [{ path, message: 'file_replaced' }];
      return 'refused' in opened ? [{ path, message: opened.refused }] : [];
    }),
  );
  return problems.flat();
}

/** The own typeface has to be there while the look of the house has it. */
export function missingTypeface(after: Pick<SiteSettings, 'theme' | 'own_typeface'>, hadOne: boolean): Problem[] {
  if (after.theme.typeface !== 'own' || after.own_typeface) return [];
  return hadOne
    ? [{ path: 'own_typeface', message: 'typeface_in_use' }]
    : [{ path: 'theme.typeface', message: 'no_own_typeface' }];
}
