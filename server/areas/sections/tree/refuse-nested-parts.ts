import { AppError } from '#contract/base/errors.ts';
import { type Block, walk } from '#contract/blocks/block.ts';

/** A shared part cannot hold another one, nor itself. Throws 422 with the modules that are not allowed. */
export function refuseNestedParts(modules: readonly Block[]): void {
  const nested = modules.flatMap((block) => [...walk(block)]).filter(({ model }) => model === 'sharedpart');
  const issues = nested.map(({ id }) => ({ path: id, message: 'shared_inside_shared' as const }));
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}
