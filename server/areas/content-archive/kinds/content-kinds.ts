import { articleCategoryMembers } from '../../../db/tables/magazine.ts';
import { personCategoryMembers } from '../../../db/tables/people.ts';
import { downloadFiles } from '../../../db/tables/press.ts';
import {
  eventCast,
  eventSubstitutions,
  productionArticles,
  productionCredits,
  productionLogos,
  productionPictures,
  productionQuestions,
} from '../../../db/tables/production-parts.ts';
import { contactPeople } from '../../../db/tables/site.ts';
import { subscriptionCategories, subscriptionEvents } from '../../../db/tables/subscriptions.ts';
import { departmentsDefinition } from '../../contact/departments.resource.ts';
import { breakingNewsDefinition, slidesDefinition } from '../../home/home.resource.ts';
import { articleCategoriesDefinition, articlesDefinition } from '../../magazine/articles.resource.ts';
import { personCategoriesDefinition } from '../../people/person-categories.resource.ts';
import { personsDefinition } from '../../people/persons.resource.ts';
import { patternsDefinition } from '../../patterns/patterns.resource.ts';
import { directoriesDefinition } from '../../press/directories.resource.ts';
import {
  categoriesDefinition,
  festivalsDefinition,
  rolesDefinition,
  seasonsDefinition,
  venuesDefinition,
} from '../../programme/resources/programme.resource.ts';
import { eventsDefinition } from '../../programme/resources/events.resource.ts';
import { productionsDefinition } from '../../programme/resources/productions.resource.ts';
import { redirectsDefinition } from '../../redirects/redirects.resource.ts';
import { sharedPartsDefinition } from '../../shared-parts/shared-parts.resource.ts';
import { subscriptionsDefinition } from '../../subscriptions/subscriptions.resource.ts';
import { ContentRefused } from '../content-refused.ts';
import { type ContentKind, type ContentRecord, recordsAtOnce } from './content-kind.ts';
import { pagesKind } from './pages-kind.ts';
import { resourceKind, exactMoment } from './resource-kind.ts';
import { sectionsKind } from './sections-kind.ts';
import { settingsKind } from './settings-kind.ts';
import { asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { localized } from '#contract/base/localized.ts';
import { focalPoint, mediaTags } from '#contract/media/media.ts';
import { media } from '../../../db/tables/media.ts';
import { type MediaRow, toColumns } from '../../../platform/pictures/media-rows.ts';
import { mediaDefinition } from '../../media/changing/media.resource.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const side = z.int().positive().nullable();
const text = localized(z.string().max(2000));

/** A name without folders. */
const nameOfFile = z.string().regex(/^[^/\\\p{Cc}]{1,255}$/u);

const record = z.strictObject({
  id: z.int().positive(),
  kind: z.enum(['image', 'file']).describe('`image`: shown on pages; `file`: for download, or played.'),
  file_name: nameOfFile.describe('Name in the address of the original.'),
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
const mediaKind: ContentKind = {
  name: 'media',
  about: 'Pictures and files of the media library. The files are in the folder `media`.',
  record,
  accepted,
  tables: [media],
  merging: {
    resource: mediaDefinition,
    async find(tx, { record: one }) {
      const rows = await tx
        .select({ id: media.id })
        .from(media)
        .where(eq(media.hash, accepted.parse(one).sha256));
      return rows.map(({ id }) => id);
    },
    columns: (one, { listedFiles }) => fileColumns(accepted.parse(one), listedFiles),
  },
  async read(tx, after) {
    const rows = await tx.select().from(media).where(gt(media.id, after)).orderBy(asc(media.id)).limit(recordsAtOnce);
    return { records: rows.map(toRecord), last: rows.at(-1)?.id ?? null };
  },
  async write({ db: tx, listedFiles }, records) {
    const rows = records.map((one) => {
      const entry = accepted.parse(one);
      const { id, alt, decorative, caption, copyright, focal, tags } = entry;
      return {
        id,
        ...toColumns({ alt, decorative, caption, copyright, focal, tags }),
        ...fileColumns(entry, listedFiles),
      };
    });
    await tx.insert(media).values(rows);
  },
};

function fileColumns(entry: z.output<typeof accepted>, listedFiles: ReadonlySet<string>) {
  if (!listedFiles.has(entry.sha256))
    throw new ContentRefused(`media.jsonl: the manifest does not name the file of medium ${entry.id}.`);
  const { kind, mime, size, width, height, placeholder, brightness, created_at: createdAt } = entry;
  return {
    ...{ kind, mime, size, width, height, placeholder, brightness },
    ...{ fileName: entry.file_name, hash: entry.sha256, formerHashes: entry.former_sha256s },
    ...(createdAt === undefined ? {} : { createdAt: new Date(createdAt) }),
  };
}

function toRecord({ fileName, hash, formerHashes, focalX, focalY, createdAt, ...same }: MediaRow): ContentRecord {
  return {
    ...same,
    ...{ file_name: fileName, sha256: hash, former_sha256s: formerHashes },
    ...{ focal: { x: focalX / 10, y: focalY / 10 }, created_at: createdAt.toISOString() },
  };
}

/** Every kind of content, in the order of the import: what others refer to comes first. */
export const contentKinds: readonly ContentKind[] = [
  mediaKind,
  settingsKind,
  pagesKind,
  resourceKind(seasonsDefinition, { about: 'Seasons.' }),
  resourceKind(categoriesDefinition, { about: 'Categories of events and productions: opera, dance, concert.' }),
  resourceKind(venuesDefinition, { about: 'Venues.' }),
  resourceKind(rolesDefinition, { about: 'Parts on stage, and tasks in the creative team.' }),
  resourceKind(personCategoriesDefinition, { about: 'Groups of the list of artists.' }),
  resourceKind(personsDefinition, { about: 'Persons and ensembles.', parts: [personCategoryMembers] }),
  resourceKind(articleCategoriesDefinition, { about: 'Categories of the magazine.' }),
  resourceKind(articlesDefinition, {
    about: 'Articles of the magazine. The text of an article is the section `article-{id}`; its productions name it.',
    parts: [articleCategoryMembers],
    elsewhere: ['production_ids'],
  }),
  resourceKind(festivalsDefinition, { about: 'Festivals and series of events.' }),
  resourceKind(productionsDefinition, {
    about: 'Productions, with creative team and usual cast.',
    parts: [productionCredits, productionPictures, productionLogos, productionQuestions, productionArticles],
  }),
  resourceKind(eventsDefinition, {
    about: 'Events: performances of a production, and events without one.',
    // Without them a corrected date would be announced as a moved one.
    companions: { start: 'previous_dates', venue_id: 'previous_dates' },
    parts: [eventCast, eventSubstitutions],
    says: {
      flags: 'Marks such as `is_revival`. What `availability` says is not among them.',
      previous_dates: 'Announced dates and venues of a moved event, first one first.',
    },
  }),
  resourceKind(subscriptionsDefinition, {
    about: 'Season subscriptions.',
    parts: [subscriptionEvents, subscriptionCategories],
    says: { event_ids: 'Ids of the events, by start.' },
  }),
  resourceKind(directoriesDefinition, { about: 'Press downloads.', parts: [downloadFiles] }),
  resourceKind(departmentsDefinition, { about: 'Departments of the contact page.', parts: [contactPeople] }),
  resourceKind(slidesDefinition, { about: 'Slides of the home page.' }),
  resourceKind(breakingNewsDefinition, { about: 'News for the banner above the header.' }),
  resourceKind(redirectsDefinition, { about: 'Old addresses, and where they lead.' }),
  resourceKind(patternsDefinition, {
    about: 'Modules saved to be inserted again. Those of a pattern are the draft of the section `pattern-{id}`.',
  }),
  resourceKind(sharedPartsDefinition, {
    about: 'Modules that stand on many pages. Those of a shared part are the section `shared-{id}`.',
  }),
  sectionsKind,
];

/** The kind of a file in a manifest; throws `ContentRefused` for one that this version does not know. */
export function kindNamed({ name, file }: { name: string; file: string }): ContentKind {
  const kind = contentKinds.find((one) => one.name === name);
  if (!kind) throw new ContentRefused(`${file} is a kind of content that this version does not know.`);
  return kind;
}
