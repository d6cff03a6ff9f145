import { type Block, createBlock } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import { copyBlock } from './copy-section.ts';
import { emptyRoot } from './create-section.ts';

/**
 * A tree of copies of modules, under new ids. Throws 422 unless they may stand on a page; they are checked before they
 * get new ids, so that an issue names those that were sent.
 */
export function copyModules(modules: Block[], rules: Pick<FieldRules, 'fieldSettings'> & { locale: Locale }): Block {
  const sent = { ...createBlock('container', 'sent-root'), columns: [{ children: modules }] };
  const issues = checkBlock(sent, { strictness: 'draft', ...rules });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return { ...emptyRoot(), columns: [{ children: modules.map((block) => copyBlock(block)) }] };
}
