import type { Fields } from '#contract/fields/field.ts';
import type { FlatOf } from '#contract/blocks/flat-block.ts';

/** Props of every view: its flat block in the language of the page. */
export interface ViewProps<K extends { fields: Fields }> {
  block: FlatOf<K>;
}
