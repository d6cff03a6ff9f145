import type { Locale } from '#contract/base/locale.ts';
import type { Transaction } from '../../../db/database.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { closeForSection } from '../../../platform/requests/close-requests.ts';
import type { SectionRow } from '../revisions/section-row.ts';
import { cancelPublishing } from './cancel-publishing.ts';

interface Published {
  section: Pick<SectionRow, 'id' | 'slug'>;
  /** Only this language was published. */
  language?: Locale | undefined;
  /** Collects the tags of changed content. */
  changed: Set<string>;
}

/** Ends what waits for a section to be published, after it was: its plan and its open requests. */
export async function endWaiting(tx: Transaction, { section, language, changed }: Published): Promise<void> {
  await cancelPublishing(tx, section.id, language);
  await closeForSection(tx, section.id, language);
  changed.add(tags.reviews(section.slug)).add(tags.waiting);
}
