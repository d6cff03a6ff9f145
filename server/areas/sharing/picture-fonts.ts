import { mkdtemp, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { AppContext } from '../../app-context.ts';
import { type FontFile, openFace } from '../../platform/fonts/open-face.ts';
import { renameFont } from '../../platform/fonts/sfnt.ts';
import { type PictureFont, type PictureFonts, shippedFonts } from '../../platform/pictures/render-text.ts';
import { ownFacesOf } from '../site-settings/own-typeface.ts';

type Files = Pick<AppContext, 'db' | 'files' | 'config'>;

/** The faces for texts in pictures: those of the house's own typeface, where it has them. */
export async function pictureFonts(
  ctx: Files,
  { theme, own_typeface }: Pick<SiteSettings, 'theme' | 'own_typeface'>,
): Promise<PictureFonts> {
  if (theme.typeface !== 'own') return shippedFonts(theme.typeface);
  const { light, regular, italic } = await ownFacesOf(ctx.db, { own_typeface });
  const font = async (face: FontFile | undefined) => face && (await fontOf(ctx, face));
  const upright = await font(regular);
  if (!upright) return shippedFonts('spectral');
  return { Light: (await font(light)) ?? upright, Italic: (await font(italic)) ?? upright };
}

/** Files that were written, by store and name. */
const written = new WeakMap<object, Map<string, Promise<PictureFont>>>();

async function fontOf(ctx: Files, { hash, weight }: FontFile): Promise<PictureFont | undefined> {
  const opened = await openFace(ctx, { hash, weight });
  if (!opened || !('face' in opened)) return undefined;
  const known = written.get(ctx.files) ?? new Map<string, Promise<PictureFont>>();
  written.set(ctx.files, known);
  // The text layout keeps families by their names.
  const name = `SharingOwn${hash.slice(0, 16)}x${weight}`;
  const writing = known.get(name) ?? writeFont(name, opened.face.trueType);
  known.set(name, writing);
  writing.catch(() => known.delete(name));
  return writing;
}

/** The text layout reads fonts from files only. */
async function writeFont(name: string, trueType: Uint8Array): Promise<PictureFont> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-font-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, `${name}.ttf`);
  await writeFile(file, renameFont(trueType, name));
  return { name, file };
}
