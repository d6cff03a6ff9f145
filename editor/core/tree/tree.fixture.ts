import { type Block, createBlock } from '#contract/blocks/block.ts';
import type { Resolved } from '#contract/blocks/flat-block.ts';

export function nothingResolved(): Resolved {
  return { pictures: {}, links: {}, events: {} };
}

/** A headline with German text and no English text. */
export function headline(id: string, german: string): Block {
  const block = createBlock('headline', id);
  block.translations.de.content = german;
  return block;
}

/** A section: a headline, then two columns with one headline each. */
export function section(): Block {
  const root = createBlock('container', 'root0001');
  const columns = createBlock('container', 'columns1');
  columns.fields.layout = '50-50';
  columns.columns = [{ children: [headline('left0001', 'Links')] }, { children: [headline('right001', 'Rechts')] }];
  root.columns = [{ children: [headline('first001', 'Oben'), columns] }];
  return root;
}
