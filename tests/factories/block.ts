import { type Block, createBlock } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Model } from '#modules/schemas.ts';

let made = 0;

interface BlockValues {
  fields?: Record<string, unknown>;
  de?: Record<string, unknown>;
  en?: Record<string, unknown>;
}

/** A block of a kind with these values; everything else is at its default. */
export function makeBlock(model: Model, { fields = {}, de = {}, en = {} }: BlockValues = {}): Block {
  made += 1;
  const block = createBlock(model, `block${String(made).padStart(6, '0')}`);
  Object.assign(block.fields, fields);
  const texts: Record<Locale, Record<string, unknown>> = { de, en };
  Object.assign(block.translations.de, texts.de);
  Object.assign(block.translations.en, texts.en);
  return block;
}

/** The root of a section that holds these blocks. */
export function makeRoot(...blocks: Block[]): Block {
  const root = makeBlock('container');
  root.columns = [{ children: blocks }];
  return root;
}
