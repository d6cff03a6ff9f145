import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { lockTreeOf } from '../head/publish-head.ts';
import { endWaiting, type PartRevision, publishRevision } from './publish-revision.ts';
import { publishLanguage } from './publish-language.ts';
import { getSection, lockSection, storedDraft } from '../revisions/section-row.ts';

export interface PublishInput {
  slug: string;
  /** The revision that the sender has seen; it must be the newest. */
  revision: number;
  /** The shared parts that are published with it, as the sender has seen them; without it their drafts are, whatever they are. */
  parts?: readonly PartRevision[] | undefined;
  /** Language of messages. */
  locale: Locale;
  /** Publishes only the texts of this language. */
  language?: Locale | undefined;
  /** The author; null for automatic publication. */
  author?: SessionUser | null;
}

type Published = { revision: number; published_revision: number };

/** Publishes the draft. Throws 409 if it is newer than `revision`, or a shared part than in `parts`, and 422 with everything that is missing. */
export function publishSection(
  ctx: Pick<AppContext, 'db' | 'changes' | 'config'>,
  input: PublishInput,
): Promise<Published> {
  return withInvalidation(ctx, (tx, changed) => publishSectionIn({ db: tx, changed, config: ctx.config }, input));
}

/** The same in the caller's transaction. */
export async function publishSectionIn(
  { db: tx, changed, config }: ChangeContext & Pick<AppContext, 'config'>,
  { slug, revision, parts, locale, language, author = null }: PublishInput,
): Promise<Published> {
  await lockTreeOf(tx, await getSection(tx, slug));
  const section = await lockSection(tx, slug);
  if (revision !== section.draftRevision) {
    throw new AppError('conflict', undefined, { details: { conflicts: [], revision: section.draftRevision } });
  }
  const draft = await storedDraft(tx, section);
  const publishing = { locale, fieldSettings: config, changed, parts };
  if (!language) await publishRevision(tx, { section, body: draft, ...publishing });
  const { newest, published } = language
    ? await publishLanguage(tx, { section, source: { number: revision, body: draft }, ...publishing, language, author })
    : { newest: revision, published: revision };
  await recordAudit(tx, { action: 'published', kind: 'section', id: section.id, title: slug });
  await endWaiting(tx, { section, language, changed });
  return { revision: newest, published_revision: published };
}
