import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '#server/app-context.ts';
import { storeUpload } from '#server/areas/media/store-upload.ts';
import { films } from './films.ts';
import { copyright, pictures } from './pictures.ts';

const folder = path.join(import.meta.dirname, 'pictures');
const filmFolder = path.join(import.meta.dirname, 'films');

/** Adds every picture, film and recording to the media library; returns the ids by name. */
export async function seedPictures(ctx: AppContext): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [name, { file, alt, caption, focal }] of Object.entries(pictures)) {
    const bytes = await readFile(path.join(folder, file));
    const { id } = await storeUpload(ctx, { bytes, fileName: file, alt, caption, focal, copyright });
    ids.set(name, id);
  }
  for (const [name, { file, caption }] of Object.entries(films)) {
    const bytes = await readFile(path.join(filmFolder, file));
    const { id } = await storeUpload(ctx, { bytes, fileName: file, caption, copyright });
    ids.set(name, id);
  }
  return ids;
}
