import { and, eq } from 'drizzle-orm';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import type { Transaction } from '../../../db/database.ts';
import { sections } from '../../../db/tables/sections.ts';
import type { TakenField } from '../../../db/tables/site.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { hashOf } from '../../upsert/entry-records.ts';
import { publishModules, replaceDraft, stored, writeModules, type WrittenModules } from '../../upsert/write-modules.ts';
import { emptyRoot } from '../../sections/create-section.ts';
import { storeSectionText } from '../../sections/publish/store-section-text.ts';
import { checkReferences } from '../../sections/references/check-references.ts';
import { extractReferences } from '../../sections/references/extract-references.ts';
import { getSection } from '../../sections/revisions/section-row.ts';
import type { AcceptedSection } from '../kinds/sections-kind.ts';
import { writeSection } from '../kinds/write-section.ts';

type Context = ChangeContext & { fieldSettings: FieldSettings };

/**
 * Writes the content of an entry, with the ids of this house. Of content that is here already the plan and the head stay
 * as they are. Returns the id of the section as well.
 */
export async function mergeSection(
  ctx: Context,
  given: AcceptedSection,
  noted: TakenField | undefined,
): Promise<WrittenModules & { id: number }> {
  const { db: tx, changed, fieldSettings } = ctx;
  const { published, draft, plan } = given;
  const trees = [published, draft, plan?.content].flatMap((tree) => tree ?? []);
  await checkReferences(tx, trees.map(stored).flatMap(extractReferences));
  const slug = (await ownSlug(tx, given)) ?? given.slug;
  const written = await writeModules(tx, {
    ...{ slug, root: draft ?? published ?? emptyRoot(), sent: sentSection(given), noted },
    async create() {
      await writeSection(tx, given);
      if (published) await storeSectionText(tx, await getSection(tx, slug), stored(published));
    },
    async replace() {
      if (published) {
        await replaceDraft(ctx, { slug, root: published, fieldSettings });
        await publishModules(tx, slug, { locale: 'en', fieldSettings, changed });
      }
      if (draft) await replaceDraft(ctx, { slug, root: draft, fieldSettings });
    },
  });
  return { ...written, id: (await getSection(tx, slug)).id };
}

/** Hash by which an import sees whether the archive has changed. */
export function sentSection({ published = null, draft = null }: AcceptedSection): string {
  return hashOf([published, draft]);
}

/** Slug of the section of the same owner, whatever it is called. */
async function ownSlug(tx: Transaction, given: AcceptedSection): Promise<string | undefined> {
  const { content_type: contentType, object_id: objectId } = given;
  if (!contentType || !objectId) return undefined;
  const [row] = await tx
    .select({ slug: sections.slug })
    .from(sections)
    .where(and(eq(sections.contentType, contentType), eq(sections.objectId, objectId)));
  return row?.slug;
}
