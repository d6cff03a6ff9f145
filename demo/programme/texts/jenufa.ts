import { both, quote, text } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const jenufa: ProductionTexts = {
  hero: 'jenufa',
  slider: ['jenufa-hoch'],
  logos: [{ picture: 'logo-rheinkultur', text: both('Gefördert vom', 'Funded by the') }],
  teaser: both(
    'Unter dem Eis liegt, was alle wissen. Eine Frau verzeiht, und das ist das Ungeheuerlichste an diesem Abend.',
    'Under the ice lies what everyone knows. A woman forgives, and that is the most outrageous thing about this evening.',
  ),
  description: both(
    `In einem mährischen Dorf kennt jeder die Mühle, die Familie und die Regeln. Jenůfa ist schwanger und darf es nicht sein. Ihre
     Stiefmutter, die Küsterin, liebt sie so sehr, dass sie das Schlimmste tut, was sie tun kann, und es Hilfe nennt.

     Hedda Lykke-Sand lässt die Geschichte in einem einzigen Raum spielen, der zufriert. Im ersten Akt glänzt der Boden, im zweiten
     trägt er, im dritten hört man ihn. Sidonie Karloff hat dafür Glas bauen lassen, unter dem Wasser steht.

     Janáček schrieb auf, wie Menschen reden, bevor er aufschrieb, wie sie singen. Miroslav Trnavský, der mit dieser Sprache
     aufgewachsen ist, dirigiert sie so, dass man sie zu verstehen glaubt.`,
    `In a Moravian village everybody knows the mill, the family and the rules. Jenůfa is pregnant and must not be. Her stepmother,
     the Kostelnička, loves her so much that she does the worst thing she can do, and calls it help.

     Hedda Lykke-Sand sets the story in a single room that freezes over. In the first act the floor gleams, in the second it holds,
     in the third you can hear it. Sidonie Karloff had glass built for it, with water underneath.

     Janáček wrote down how people speak before he wrote down how they sing. Miroslav Trnavský, who grew up with this language,
     conducts it so that you believe you understand it.`,
  ),
  synopsis: both(
    `**Erster Akt.** Jenůfa wartet auf Števa: Wird er eingezogen, erfährt das Dorf von ihrer Schwangerschaft. Er kommt frei, kommt
     betrunken, und die Küsterin verbietet die Hochzeit für ein Jahr. Laca, der Jenůfa liebt und sich übersehen fühlt, zerschneidet
     ihr im Streit die Wange.

     **Zweiter Akt.** Jenůfa hat im Verborgenen einen Sohn geboren. Števa will sie mit der Narbe nicht mehr, Laca will sie, aber nicht
     das Kind. Die Küsterin sagt ihm, es sei tot, und macht es in derselben Nacht wahr: Sie bringt es unter das Eis. Als Jenůfa
     erwacht, hört sie, sie habe zwei Tage im Fieber gelegen.

     **Dritter Akt.** Am Tag der Hochzeit mit Laca finden Arbeiter im tauenden Bach das Kind. Das Dorf hält Jenůfa für die Mörderin. Die
     Küsterin gesteht. Jenůfa verzeiht ihr, und als alle gegangen sind, bleibt Laca.`,
    `**Act one.** Jenůfa waits for Števa: if he is drafted, the village will learn of her pregnancy. He is let off, arrives drunk, and
     the Kostelnička forbids the wedding for a year. Laca, who loves Jenůfa and feels overlooked, slashes her cheek in a quarrel.

     **Act two.** In hiding Jenůfa has given birth to a son. Števa no longer wants her with the scar, Laca wants her but not the child.
     The Kostelnička tells him it is dead, and makes it true the same night: she takes it under the ice. When Jenůfa wakes she hears
     that she has lain in a fever for two days.

     **Act three.** On the day of her wedding to Laca, workers find the child in the thawing stream. The village takes Jenůfa for the
     murderer. The Kostelnička confesses. Jenůfa forgives her, and when all have gone, Laca stays.`,
  ),
  notes: both(
    'Der Tod eines Kindes ist Thema, er wird nicht gezeigt. Eine Figur wird im Gesicht verletzt.',
    'The death of a child is a subject; it is not shown. One character is injured in the face.',
  ),
  questions: [
    {
      question: both('Wie spricht man den Titel aus?', 'How do you pronounce the title?'),
      answer: both(
        'Jé-nu-fa, mit Betonung auf der ersten Silbe und einem langen u. Die Kasse versteht Sie in jedem Fall.',
        'YEH-noo-fa, with the stress on the first syllable and a long u. The box office will understand you in any case.',
      ),
    },
    {
      question: both('Wird auf Tschechisch gesungen?', 'Is it sung in Czech?'),
      answer: both(
        'Ja, mit deutschen und englischen Übertiteln. Janáčeks Musik folgt der Sprache so genau, dass jede Übersetzung sie verböge.',
        'Yes, with German and English surtitles. Janáček’s music follows the language so closely that any translation would bend it.',
      ),
    },
    {
      question: both('Ist das Wasser auf der Bühne echt?', 'Is the water on stage real?'),
      answer: both(
        'Vier Kubikmeter, auf achtzehn Grad geheizt. Das Eis darüber ist aus Glas.',
        'Four cubic metres, heated to eighteen degrees. The ice above is made of glass.',
      ),
    },
  ],
  modules: [
    quote(
      both(
        'Die Küsterin ist keine Mörderin, die liebt. Sie ist eine Liebende, der niemand eine andere Tür gezeigt hat.',
        'The Kostelnička is not a murderess who loves. She is a loving woman to whom nobody has shown another door.',
      ),
      both('Katinka Ohlsdorff, Mezzosopran', 'Katinka Ohlsdorff, mezzo-soprano'),
    ),
    text(
      'Zur Premiere gibt es am Sonntag davor eine [Matinee](page:programm) bei freiem Eintritt.',
      'On the Sunday before the first night there is a [matinee talk](page:programm), free of charge.',
    ),
  ],
};
