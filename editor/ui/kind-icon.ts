import { kindOf } from '#contract/blocks/block.ts';
import { type KindIcon, moduleGroups } from '#contract/fields/module-kind.ts';
import { keysOf } from '#contract/base/records.ts';
import { type Model, moduleKinds } from '#modules/schemas.ts';

/** The icon of a kind in lists. */
export function kindIcon(model: Model): KindIcon {
  return kindOf(model).icon;
}

/** All kinds in the order of the list of modules: by group and position, items last. */
export const kindOrder = [...keysOf(moduleKinds)].sort((a, b) => rankOf(a) - rankOf(b));

function rankOf(model: Model): number {
  const { group, position = 99 } = kindOf(model);
  return (group ? moduleGroups.indexOf(group) : moduleGroups.length) * 100 + position;
}
