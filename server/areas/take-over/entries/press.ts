import { pressApi } from '#contract/api.ts';
import type { DownloadDirectory, DownloadDirectorySummary } from '#contract/press/press.ts';
import { directoriesDefinition } from '../../press/directories.resource.ts';
import { asTexts, bothTexts, nested, sideOf } from '../foreign/pair.ts';
import { unlessLost } from '../media/take-picture.ts';
import { type EntryReading, type Stage, stageWithCalls } from './stage.ts';
import { momentOf, slugsOf } from './values.ts';

export const pressStage: Stage = stageWithCalls<DownloadDirectory, DownloadDirectorySummary>({
  subject: 'press',
  store: { resource: directoriesDefinition, keepsIds: true },
  list: pressApi.list,
  show: pressApi.show,
  async read(reading) {
    const { taking, pair, texts } = reading;
    const side = sideOf(pair);
    return {
      values: {
        slug: slugsOf(side?.slugs, pair),
        ...texts('title', 'description', 'terms'),
        production_id: side?.production ? taking.records.ownId('production', side.production.id) : null,
        published_at: momentOf(side?.published_at) ?? momentOf(side?.updated_at),
        files: await takeFiles(reading),
      },
    };
  },
});

async function takeFiles({ taking, pair, use, isKnown }: EntryReading<DownloadDirectory, DownloadDirectorySummary>) {
  const files: ({ media_id: number; title: { de: string; en: string } } | undefined)[] = [];
  for (const { de, en } of nested(pair, (side) => side.files)) {
    const file = de ?? en;
    if (!file) continue;
    const pictures = { de: de?.picture ?? null, en: en?.picture ?? null };
    const id = await taking.takeFile(
      {
        address: file.url,
        fileName: file.file_name,
        alt: bothTexts(pictures, 'alt'),
        caption: bothTexts(pictures, 'caption'),
        copyright: asTexts(de?.copyright, en?.copyright),
        ...(file.picture ? { focal: file.picture.focal } : {}),
      },
      { ...use, field: 'files' },
    );
    files.push(id === null ? undefined : { media_id: id, title: asTexts(de?.title, en?.title) });
  }
  return unlessLost(files, isKnown);
}
