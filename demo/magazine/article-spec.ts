import type { LocalizedText } from '#contract/base/localized.ts';
import type { Draft } from '../build-blocks.ts';
import type { PictureName } from '../pictures.ts';
import type { ProductionKey } from '../programme/productions.ts';

export const rubrics = {
  'hinter-der-buehne': { de: 'Hinter der Bühne', en: 'Backstage' },
  interview: { de: 'Drei Fragen an', en: 'Three questions for' },
  werkeinfuehrung: { de: 'Werkeinführung', en: 'Introduction' },
  portraet: { de: 'Porträt', en: 'Portrait' },
  playlist: { de: 'Playlist', en: 'Playlist' },
  geschichte: { de: 'Geschichte', en: 'History' },
  vermittlung: { de: 'Mitmachen und lernen', en: 'Learning' },
} satisfies Record<string, LocalizedText>;
export type Rubric = keyof typeof rubrics;

/** An article of the magazine. */
export interface ArticleSpec {
  /** Name by which pages and other articles link to it. */
  key: string;
  title: LocalizedText;
  teaser: LocalizedText;
  author: string;
  /** Age in days. */
  daysAgo: number;
  rubrics: Rubric[];
  picture: PictureName;
  /** The productions it is about. */
  productions?: ProductionKey[];
  /** Shown on the home page. */
  onHome?: true;
  content: Draft[];
}
