import { ownFaceNames, type OwnFaceName, type ShownTypeface } from '#contract/settings/theme/own-typeface.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { Problem } from '#contract/base/errors.ts';
import type { AppContext } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { faceVersion, type FontFile, openFace } from '../../platform/fonts/open-face.ts';
import { standInsFor } from '../../platform/fonts/measure-font.ts';
import { readMedia } from '../../platform/pictures/media-rows.ts';
import { shortHash } from '../../platform/short-hash.ts';

type Own = Pick<SiteSettings, 'own_typeface'>;

/** One face: a font of the media library in a weight. */
export interface OwnFace extends FontFile {
  mediaId: number;
  /** Address of the file that is made for pages. */
  url: string;
}

export type OwnFaces = Partial<Record<OwnFaceName, OwnFace>>;

/** The faces of the house's own typeface; without one, or without its files, there are none. */
export async function ownFacesOf(db: Database | Transaction, { own_typeface: own }: Own): Promise<OwnFaces> {
  if (!own) return {};
  const faces = await Promise.all(
    ownFaceNames.map(async (name) => {
      const id = own[`${name}_id`];
      const row = id === null ? undefined : await readMedia(db, id);
      if (!row) return [];
      const weight = name === 'light' ? 300 : 400;
      // Not that of the upload: its licence may not allow that visitors find it.
      const version = shortHash(JSON.stringify([faceVersion, row.hash]));
      const weights = { light: '300', regular: own.light_id === null ? '300-400' : '400', italic: '400-italic' }[name];
      const url = `/media/house/typeface-${weights}-${version}.woff2`;
      return [[name, { mediaId: row.id, hash: row.hash, weight, url } satisfies OwnFace] as const];
    }),
  );
  return Object.fromEntries(faces.flat());
}

interface ShownFaces {
  /** Null where the regular face cannot be used. */
  typeface: ShownTypeface | null;
  /** Files of the media library of which it is made. */
  fonts: number[];
  /** True if a file could not be read or made just now. */
  hasFailed: boolean;
}

/** The own typeface for pages. A storage that is away takes the typeface from them, but not the pages themselves. */
export async function shownTypeface(
  ctx: Pick<AppContext, 'db' | 'files' | 'config' | 'reporter'>,
  settings: Own,
): Promise<ShownFaces> {
  let hasFailed = false;
  const fail = (error: unknown) => {
    ctx.reporter.report('typeface of the house', error);
    hasFailed = true;
    return null;
  };
  const faces = await ownFacesOf(ctx.db, settings);
  const fonts = ownFaceNames.flatMap((name) => faces[name]?.mediaId ?? []);
  const { kind } = settings.own_typeface ?? {};
  if (!kind) return { typeface: null, fonts, hasFailed };
  const show = async (name: OwnFaceName) => {
    const face = faces[name];
    const opened = face && (await openFace(ctx, face).catch(fail));
    if (!opened || !('face' in opened)) return null;
    return { url: face.url, ...standInsFor(opened.face.measures, { kind, isItalic: name === 'italic' }) };
  };
  const [light, regular, italic] = [await show('light'), await show('regular'), await show('italic')];
  return { typeface: regular && { kind, light, regular, italic }, fonts, hasFailed };
}

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
