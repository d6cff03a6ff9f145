import type { Fields } from './field.ts';
import type { LocalizedText } from '../base/localized.ts';

/** Where the kind stands in the list of modules. */
export const moduleGroups = ['text', 'media', 'house', 'foreign', 'columns'] as const;
export type ModuleGroup = (typeof moduleGroups)[number];

/** The name of a drawing in editor/ui/icon.tsx, or a drawing of the kind's own: SVG elements on a field of 20 × 20. */
export type KindIcon =
  | 'audio'
  | 'booklet'
  | 'columns'
  | 'event'
  | 'faq'
  | 'heading'
  | 'image'
  | 'images'
  | 'link'
  | 'logos'
  | 'quote'
  | 'social'
  | 'teaser'
  | 'text'
  | 'tiles'
  | 'video'
  | 'videos'
  | `<${string}`;

/** What a content-module kind says of itself; everything else about it is derived from this. */
export interface ModuleKind<M extends string = string, F extends Fields = Fields> {
  /** Name in `model` and in the paths of the API, e.g. `fullteaser`. */
  model: M;
  /** What the toolbar calls it. */
  label: LocalizedText;
  /** Null for kinds that stand only inside another one. */
  group: ModuleGroup | null;
  /** Place in the list of its group, counted from 1; a kind without one comes last, equal ones in the order of `modules/schemas.ts`. */
  position?: number;
  /** What the editor's lists show beside the label. */
  icon: KindIcon;
  fields: F;
  /** Kinds that may stand in `children`; absent where the kind has no children. */
  children?: readonly string[];
  /** Fewest children a published block may have. */
  minimumChildren?: number;
  /** True where the block holds columns instead of children. */
  columns?: boolean;
  /** Name of the field that says in the outline which block this is. */
  titleField?: keyof F & string;
  /** Name of the text that is the block's link, where it is nothing but one. */
  linkWords?: keyof F & string;
  /** True where the block is there to lead somewhere: visitors do not see it while its link leads to a part that is off. */
  leads?: true;
  /** False where it is not offered in the list of modules, because something must be chosen first. */
  listed?: false;
  /** Further words under which the kind is found. */
  keywords?: readonly string[];
}

/** Declares a kind; keeps the exact type of its fields. */
export function defineModule<const M extends string, F extends Fields>(kind: ModuleKind<M, F>): ModuleKind<M, F> {
  return kind;
}
