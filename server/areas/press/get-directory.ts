import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { DownloadDirectory, DownloadFile } from '#contract/press/press.ts';
import { adminAddress, addressesOf, addressOf } from '../links/addresses.ts';
import type { AppContext } from '../../app-context.ts';
import { baseUrl } from '../../platform/files/storage-keys.ts';
import { toPicture } from '../../platform/pictures/pictures.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { toSummary } from './list-directories.ts';
import { type DirectoryFile, type DirectoryReader, readDirectory, readFiles } from './read-directory.ts';

interface Question extends DirectoryReader {
  id: number;
  locale: Locale;
}

/** A directory with its files; throws 404 for visitors if it is not public. */
export async function getDirectory(
  ctx: AppContext,
  { id, locale, ...reader }: Question,
  used: Set<string>,
): Promise<DownloadDirectory> {
  used.add(tags.pressDirectory(id));
  const { directory, production } = await readDirectory(ctx, id, reader);
  const files = await readFiles(ctx, id);
  for (const { media } of files) used.add(tags.media(media.id));
  if (production) used.add(tags.production(production.id));
  const shown = files.map((file) => toFile(file, locale));
  return {
    ...toSummary(
      directory,
      { locale, now: ctx.clock() },
      {
        files: files.length,
        picture: shown.find(({ picture }) => picture)?.picture ?? undefined,
      },
    ),
    terms: inLocale(directory.terms, locale).text,
    production: production
      ? {
          id: production.id,
          title: markHidden(inLocale(production.title, locale).text, production, { locale, now: ctx.clock() }),
          url: addressOf('production', production, locale),
        }
      : null,
    files: shown,
    archive_url: `/${locale}/api/download-directories/${id}/archive/`,
    archive_size: files.reduce((sum, { media }) => sum + media.size, 0),
    urls: addressesOf('press', directory),
    settings_url: adminAddress('download-directories', id),
    updated_at: berlinIso(directory.updatedAt),
  };
}

function toFile({ file, media, name }: DirectoryFile, locale: Locale): DownloadFile {
  const picture = media.kind === 'image' ? toPicture(media, locale) : null;
  return {
    id: file.id,
    title: inLocale(file.title, locale).text || inLocale(media.caption, locale).text || media.fileName,
    file_name: name,
    mime: media.mime,
    size: media.size,
    width: media.width,
    height: media.height,
    copyright: inLocale(media.copyright, locale).text,
    picture,
    url: `${baseUrl(media)}/${encodeURIComponent(media.fileName)}?download`,
  };
}
