import { type Block, createBlock } from '#contract/blocks/block.ts';
import type { Model } from './schemas.ts';

/** The id of a picture by its file name without extension. */
export type MediaId = (name: string) => number;
/** The id of an upcoming event: 0 is the next one. */
export type EventId = (n: number) => number;
/** The id of a shared part. */
export type SharedPartId = () => number;
/** Blocks that show every variant of a kind. */
export type Samples = (media: MediaId, event: EventId, sharedPart: SharedPartId) => Block[];

interface Parts {
  fields?: Record<string, unknown>;
  de?: Record<string, string>;
  en?: Record<string, string>;
  children?: Block[];
}

/** A stored block; fields that are not given have their defaults. `name` is part of its id. */
export function makeSample(model: Model, name: string, { fields, de, en, children }: Parts): Block {
  const block = createBlock(model, `sample-${model}-${name}`);
  Object.assign(block.fields, fields);
  Object.assign(block.translations.de, de);
  Object.assign(block.translations.en, en);
  if (children) block.children = children;
  return block;
}
