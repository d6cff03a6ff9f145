import type { z } from 'zod';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { PatternEntry, patternsApi } from '#contract/editing/patterns-api.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { createWithin } from '../../resources/write-stored.ts';
import { copyBlock } from '../sections/copy-section.ts';
import { emptyRoot, insertSection } from '../sections/create-section.ts';
import { listPatterns } from './list-patterns.ts';
import { patternSectionSlug, patternsDefinition } from './patterns.resource.ts';

interface Saved {
  input: z.output<typeof patternsApi.save.body & z.ZodType>;
  author: SessionUser;
  locale: Locale;
}

/** Saves modules as a new pattern. They get new ids, because those of the page stay with it. */
export function savePattern(ctx: AppContext, { input, author, locale }: Saved): Promise<PatternEntry> {
  const { modules, ...values } = input;
  const { config: fieldSettings } = ctx;
  requireValid(modules, ctx, locale);
  return withInvalidation(ctx, async (tx, changed) => {
    const { id } = await createWithin({ db: tx, changed }, { resource: patternsDefinition, sent: values });
    const body = rootOf(modules.map((block) => copyBlock(block)));
    const slug = patternSectionSlug(id);
    const section = { slug, contentType: 'pattern', objectId: id, body, author, locale };
    await insertSection({ db: tx, changed, fieldSettings }, section);
    const [entry] = await listPatterns(tx, id);
    if (!entry) throw new Error('The pattern was not stored');
    return entry;
  });
}

function rootOf(children: Block[]): Block {
  return { ...emptyRoot(), columns: [{ children }] };
}

/** As a draft, and before the modules get new ids, so that an issue names those that were sent. */
function requireValid(modules: Block[], { config: fieldSettings }: Pick<AppContext, 'config'>, locale: Locale): void {
  const root = { ...createBlock('container', 'pattern-root'), columns: [{ children: modules }] };
  const issues = checkBlock(root, { strictness: 'draft', fieldSettings, locale });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}
