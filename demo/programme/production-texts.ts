import type { LocalizedText } from '#contract/base/localized.ts';
import type { Draft } from '../build-blocks.ts';
import type { PictureName } from '../pictures.ts';

/** Texts of a production; rich texts as in rich-text.ts. */
export interface ProductionTexts {
  teaser: LocalizedText;
  description: LocalizedText;
  /** The plot. */
  synopsis?: LocalizedText;
  /** Content warning. */
  notes?: LocalizedText;
  questions?: { question: LocalizedText; answer: LocalizedText }[];
  hero: PictureName;
  slider?: PictureName[];
  /** Partners, with the text above their logo. */
  logos?: { picture: PictureName; text: LocalizedText; link?: string }[];
  /** Blocks of the production's own part of its page. */
  modules?: Draft[];
}
