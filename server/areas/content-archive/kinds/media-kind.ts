import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { localized } from '#contract/base/localized.ts';
import { focalPoint, mediaTags } from '#contract/media/media.ts';
import { media } from '../../../db/tables/media.ts';
import { type MediaRow, toColumns } from '../../../platform/pictures/media-rows.ts';
import { ContentRefused } from '../content-refused.ts';
import type { ContentKind, ContentRecord } from './content-kind.ts';
import { nextIds } from './next-ids.ts';
import { exactMoment } from './resource-kind.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const side = z.int().positive().nullable();
const text = localized(z.string().max(2000));

/** A name without folders. */
const fileName = z.string().regex(/^[^/\\\p{Cc}]{1,255}$/u);

const record = z.strictObject({
  id: z.int().positive(),
  kind: z.enum(['image', 'file']).describe('`image`: shown on pages; `file`: for download, or played.'),
  file_name: fileName.describe('Name in the address of the original.'),
  mime: z
    .string()
    .regex(/^[a-z]+\/[\w.+-]+$/)
    .describe('Media type, e.g. `image/jpeg`.'),
  size: z.int().positive().describe('Bytes.'),
  sha256: sha256.describe('SHA-256 of the file; the manifest says where the file is.'),
  former_sha256s: z.array(sha256).describe('Of files that this one has replaced: their addresses lead to it.'),
  width: side.describe('Pixels; null for a file that is no picture.'),
  height: side,
  alt: text.describe('Alternative text.'),
  decorative: z.boolean().describe('True: needs no alternative text.'),
  caption: text,
  copyright: text,
  focal: focalPoint.describe('The point that stays visible when the picture is cropped.'),
  tags: mediaTags,
  placeholder: z.string().max(20_000).describe('Tiny blurred picture as a data URL, shown while the picture loads.'),
  brightness: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe('How bright its lightest parts are, from 0 (black) to 100 (white); null: not measured yet.'),
  created_at: exactMoment,
});

const accepted = record.partial({
  ...{ former_sha256s: true, width: true, height: true, alt: true, decorative: true, caption: true, copyright: true },
  ...{ focal: true, tags: true, placeholder: true, brightness: true, created_at: true },
});

/** The media library; the files are beside its records. */
export const mediaKind: ContentKind = {
  name: 'media',
  about: 'Pictures and files of the media library. The files are in the folder `media`.',
  record,
  accepted,
  tables: [media],
  async read(tx, after) {
    const ids = await nextIds(tx, media, after);
    const rows =
      ids.length === 0 ? [] : await tx.select().from(media).where(inArray(media.id, ids)).orderBy(asc(media.id));
    return { records: rows.map(toRecord), last: ids.at(-1) ?? null };
  },
  async write({ db: tx, listedFiles }, records) {
    const rows = records.map((one) => {
      const entry = accepted.parse(one);
      if (!listedFiles.has(entry.sha256))
        throw new ContentRefused(`media.jsonl: the manifest does not name the file of medium ${entry.id}.`);
      const { id, kind, mime, size, width, height, placeholder, brightness } = entry;
      const { alt, decorative, caption, copyright, focal, tags } = entry;
      return {
        ...{ id, kind, mime, size, width, height, placeholder, brightness },
        ...toColumns({ alt, decorative, caption, copyright, focal, tags }),
        fileName: entry.file_name,
        hash: entry.sha256,
        formerHashes: entry.former_sha256s,
        ...(entry.created_at === undefined ? {} : { createdAt: new Date(entry.created_at) }),
      };
    });
    await tx.insert(media).values(rows);
  },
};

function toRecord(row: MediaRow): ContentRecord {
  const {
    id,
    kind,
    mime,
    size,
    hash,
    width,
    height,
    alt,
    decorative,
    caption,
    copyright,
    tags,
    placeholder,
    brightness,
  } = row;
  return {
    ...{ id, kind, file_name: row.fileName, mime, size, sha256: hash, former_sha256s: row.formerHashes, width, height },
    ...{ alt, decorative, caption, copyright, focal: { x: row.focalX / 10, y: row.focalY / 10 }, tags, placeholder },
    brightness,
    created_at: row.createdAt.toISOString(),
  };
}
