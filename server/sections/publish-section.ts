import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { record } from '../audit/record.ts';
import type { House, SessionUser } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { cancelPublishing } from '../publishing/cancel-publishing.ts';
import { publishLanguage } from './publish-language.ts';
import { publishRevision } from './publish-revision.ts';
import { lockSection, storedDraft } from './section-row.ts';

export interface PublishInput {
  slug: string;
  /** The revision that the sender has seen; it has to be the newest. */
  revision: number;
  /** Language of messages. */
  locale: Locale;
  /** Only the texts of this language become public. */
  language?: Locale | undefined;
  /** Who does it; null where no person stands behind it. */
  author?: SessionUser | null;
}

/** Makes the draft public. 409 where it is newer than what the sender has seen, 422 with everything that is missing. */
export function publishSection(
  house: Pick<House, 'db' | 'changes'>,
  { slug, revision, locale, language, author = null }: PublishInput,
): Promise<{ revision: number; published_revision: number }> {
  return change(house, async (tx, changed) => {
    const section = await lockSection(tx, slug);
    if (revision !== section.draftRevision) {
      throw new AppError('conflict', undefined, { details: { conflicts: [], revision: section.draftRevision } });
    }
    const draft = await storedDraft(tx, section);
    if (!language) await publishRevision(tx, section, draft, { locale, changed });
    const { newest, published } = language
      ? await publishLanguage(tx, section, { number: revision, body: draft }, { language, locale, author, changed })
      : { newest: revision, published: revision };
    await record(tx, { action: 'published', kind: 'section', id: section.id, title: slug });
    await cancelPublishing(tx, section.id, language);
    return { revision: newest, published_revision: published };
  });
}
