import type { AppContext } from '#server/app-context.ts';
import { storeUpload } from '#server/areas/media/store-upload.ts';
import { downloadDirectories, downloadFiles } from '#server/db/tables/press.ts';
import { both } from './build-blocks.ts';
import type { Names } from './place-blocks.ts';
import { directories, terms } from './press/directories.ts';
import { day } from './programme/berlin-moment.ts';
import { slugOf } from './slug.ts';

/** Author of the press texts. */
const credit = both('Text: Oper Colonia', 'Text: Oper Colonia');

/** Adds the press directories with their files; returns their number. */
export async function seedPress(
  ctx: AppContext,
  { picture, production }: Pick<Names, 'picture' | 'production'>,
): Promise<number> {
  const now = ctx.clock();
  const rows = await ctx.db
    .insert(downloadDirectories)
    .values(
      directories.map(({ title, description, production: key, daysAgo }) => ({
        slug: { de: slugOf(title.de), en: slugOf(title.en) },
        title,
        description,
        terms,
        productionId: key ? production(key) : null,
        publishedAt: new Date(now.getTime() - daysAgo * day),
        updatedAt: now,
      })),
    )
    .returning({ id: downloadDirectories.id });
  const files: (typeof downloadFiles.$inferInsert)[] = [];
  for (const [n, { pictures, text }] of directories.entries()) {
    const directoryId = rows[n]?.id ?? 0;
    for (const [position, name] of pictures.entries()) files.push({ directoryId, mediaId: picture(name), position });
    if (!text) continue;
    const bytes = Buffer.from(text.content, 'utf8');
    const { id } = await storeUpload(ctx, { bytes, fileName: text.file, copyright: credit });
    files.push({ directoryId, mediaId: id, title: text.title, position: pictures.length });
  }
  await ctx.db.insert(downloadFiles).values(files);
  return directories.length;
}
