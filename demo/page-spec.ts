import type { Block } from '#contract/blocks/block.ts';
import type { LocalizedText } from '#contract/base/localized.ts';
import type { Draft } from './build-blocks.ts';
import type { PictureName } from './pictures.ts';
import type { Names } from './place-blocks.ts';

/** The menus that list a page: header and main menu, secondary items, end of the footer. */
export type Menu = 'main' | 'menu' | 'footer';

/** A page of the demo site. */
export interface PageSpec {
  /** Name by which other pages link to it. */
  key: string;
  /** Key of the parent page. */
  parent?: string;
  title: LocalizedText;
  /** Headline on the page, if it differs from the title. */
  headline?: LocalizedText;
  slug: LocalizedText;
  menus?: Menu[];
  /** Picture behind the page head. */
  hero?: PictureName;
  /** At most 160 characters, for search engines and sharing. */
  description: LocalizedText;
  content: Draft[];
  /** Complete blocks, after `content`. */
  ready?: (names: Names) => Block[];
}

/** A shared part of the demo site. */
export type SharedPartSpec = Pick<PageSpec, 'key' | 'title' | 'content'>;

/** A pattern of the demo site. */
export interface PatternSpec extends Pick<PageSpec, 'key' | 'title' | 'content'> {
  description: LocalizedText;
  isTemplate: boolean;
}
