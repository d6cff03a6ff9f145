import type { LocalizedText } from '#contract/base/localized.ts';
import { both } from '../build-blocks.ts';
import type { PictureName } from '../pictures.ts';

/** The previous, the current and the next season. */
export const seasonTexts: { description: LocalizedText; picture: PictureName }[] = [
  {
    picture: 'leuchter',
    description: both(
      '»Wer wartet?« hieß das Motto. Sieben Stücke erzählten von Menschen an Fenstern, Türen und Häfen, und von dem, was kommt, wenn man lange genug hinausgesehen hat.',
      '“Who is waiting?” was the motto. Seven pieces told of people at windows, doors and harbours, and of what comes if you look out for long enough.',
    ),
  },
  {
    picture: 'vorhang',
    description: both(
      '»Ein Versprechen«: In jedem Stück dieser Spielzeit gibt jemand sein Wort und sollte es besser nicht tun. Salome, Lohengrin, Jenůfa und eine Pegelleserin am Rhein erzählen, was ein Wort wiegt.',
      '“A promise”: in every piece of this season somebody gives their word and had better not. Salome, Lohengrin, Jenůfa and a woman who reads the level of the Rhine tell what a word weighs.',
    ),
  },
  {
    picture: 'rhein',
    description: both(
      '»Was der Fluss weiß«: Die kommende Spielzeit beginnt mit dem »Rheingold« fast vor der Haustür. Dazu ein Verführer, eine Füchsin und eine Operette, die in drei Sprachen seufzt.',
      '“What the river knows”: the coming season opens with Das Rheingold almost at our doorstep. With it come a seducer, a vixen and an operetta that sighs in three languages.',
    ),
  },
];
