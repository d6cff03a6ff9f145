import { both, headline, image, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const fall: ArticleSpec = {
  key: 'wie-lange-dauert-ein-fall',
  title: both('Wie lange dauert ein Fall?', 'How long does a fall last?'),
  teaser: both(
    '0,6 Sekunden, wenn man nachgibt. Siebzig Minuten, wenn man es nicht tut. Ein Probenbesuch bei Ruben Eschweiler-Thode.',
    '0.6 seconds if you give in. Seventy minutes if you do not. A visit to rehearsals with Ruben Eschweiler-Thode.',
  ),
  author: 'Kilian Storchenau',
  daysAgo: 17,
  rubrics: ['hinter-der-buehne', 'portraet'],
  picture: 'studie-schritte',
  productions: ['schwerkraft'],
  onHome: true,
  content: [
    text(
      `Zehn Uhr, Ballettsaal, die Fenster sind beschlagen. Inês Calvário steht auf einem Bein und wartet darauf, dass sie fällt. Sie hilft nicht nach. Sie hält sich auch nicht. Nach elf Sekunden kippt etwas, das man nicht sieht, vielleicht ein Gedanke, und
       dann ist sie unten, lautlos, eine Hand flach auf dem Boden, als hätte sie dort etwas abgelegt. »Noch einmal«, sagt Ruben Eschweiler-Thode. »Du hast es schon gewusst.«

       Seit neun Wochen fallen hier acht Menschen. Nach vorn, nach hinten, ineinander, übereinander, im Liegen. Letzteres, versichert der Choreograf, sei das Schwerste. Auf dem Spiegel kleben Zettel mit Zahlen: Aus Kopfhöhe braucht ein Körper sechs
       Zehntelsekunden bis zum Boden, aus dem Sitzen drei, aus dem Schlaf, hat jemand mit Bleistift ergänzt, ein Leben.`,
      `Ten o’clock, the dance studio, the windows are steamed up. Inês Calvário stands on one leg and waits to fall. She does not help it along. She does not hold on, either. After eleven seconds something tips that you cannot see, a thought perhaps, and
       then she is down, soundlessly, one hand flat on the floor as if she had put something there. “Once more”, says Ruben Eschweiler-Thode. “You knew it already.”

       For nine weeks eight people have been falling here. Forwards, backwards, into each other, over each other, lying down. The last, the choreographer assures us, is the hardest. On the mirror there are slips of paper with figures: from the height of
       the head a body needs six tenths of a second to the floor, from sitting three, from sleep, somebody has added in pencil, a lifetime.`,
    ),
    headline('Die Physik der Scham', 'The physics of embarrassment'),
    text(
      `»Kinder fallen richtig«, sagt Eschweiler-Thode in der Pause, er isst einen Apfel und steht dabei. »Sie geben nach. Erwachsene versuchen, so auszusehen, als wäre es Absicht. Dabei brechen sie sich das Handgelenk.« Ihn interessiert der Augenblick dazwischen: Man weiß, dass
       man fällt, und ist noch nicht unten. Für diesen Augenblick habe die Sprache kein Wort, die Musik aber schon. Er meint Bach.

       Jun Takabe-Stern spielt an diesem Vormittag die Sarabande der fünften Suite, eine einzelne Linie ohne Akkorde, so nackt, dass man jeden Bogenwechsel für eine Entscheidung hält. Er sitzt mitten im Saal, und die anderen fallen um ihn herum. Er hat gelernt, nicht hinzusehen. »Beim
       ersten Mal habe ich aufgehört zu spielen, weil ich helfen wollte«, sagt er. »Das war ein Missverständnis.«`,
      `“Children fall properly”, says Eschweiler-Thode in the break, eating an apple and standing. “They give in. Adults try to look as if it were on purpose. That is how they break their wrists.” What interests him is the moment in between: you know that you are falling and are not
       down yet. Language has no word for this moment, he says, but music does. He means Bach.

       This morning Jun Takabe-Stern plays the sarabande of the fifth suite, a single line without chords, so bare that you take every change of bow for a decision. He sits in the middle of the room, and the others fall around him. He has learned not to look. “The first time I
       stopped playing because I wanted to help”, he says. “That was a misunderstanding.”`,
    ),
    quote(
      both(
        'Wer hält, hat nicht gewonnen. Wer hält, hat nur noch nicht losgelassen.',
        'Whoever holds has not won. Whoever holds has only not yet let go.',
      ),
      both('Oona Kellokoski, Tänzerin', 'Oona Kellokoski, dancer'),
    ),
    image(
      'schwerkraft-hoch',
      'vertical',
      both('Ein Fall, siebzig Mal festgehalten', 'One fall, recorded seventy times'),
    ),
    headline('Drei Grad', 'Three degrees'),
    text(
      `Auf der Bühne wird der Boden um drei Grad geneigt sein. Joris van Lohwald hat lange gerechnet: Bei zwei merkt es niemand, auch der Körper nicht, bei vier sieht es das Publikum. Drei Grad spürt man nur, wenn man darauf stehen muss, und dann in den
       Schienbeinen. Nach einer Woche, erzählt Malik Traoré-Weiss, hätten sie angefangen, auch auf der Straße nach links zu gehen.

       Am Ende des Vormittags stellen sich alle acht in eine Reihe. Es gibt kein Zeichen. Irgendwann fällt eine, dann die Nächste, dann zwei zugleich, und jede Hand, die dabei ins Leere greift, findet eine andere. Das dauert vier Minuten. Danach ist es so still, dass man
       die Heizung hört. »Das«, sagt der Choreograf, »war zu schnell.«`,
      `On stage the floor will be tilted by three degrees. Joris van Lohwald calculated for a long time: at two nobody notices, not even the body; at four the audience can see it. Three degrees you only feel if you have to stand on them, and then in your
       shins. After a week, says Malik Traoré-Weiss, they began to veer to the left in the street as well.

       At the end of the morning all eight line up. There is no signal. At some point one of them falls, then the next, then two at once, and every hand that reaches into the void finds another. It takes four minutes. Afterwards it is so quiet that you can
       hear the heating. “That”, says the choreographer, “was too fast.”`,
    ),
  ],
};
