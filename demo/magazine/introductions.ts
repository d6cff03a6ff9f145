import { both, headline, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

/** Short introductions to works of the season. */
export const introductions: ArticleSpec[] = [
  {
    key: 'vier-hoerner',
    title: both('Vier Hörner im Wald', 'Four horns in the forest'),
    teaser: both(
      'Warum Webers »Freischütz« nach etwas klingt, das es vorher nicht gab.',
      'Why Weber’s Freischütz sounds like something that had not existed before.',
    ),
    author: 'Kilian Storchenau',
    daysAgo: 7,
    rubrics: ['werkeinfuehrung'],
    picture: 'studie-horn',
    productions: ['freischuetz'],
    content: [
      text(
        `Acht Takte Stille, die keine ist, dann kommen sie: vier Hörner, so nah beieinander, dass man den Wald zwischen ihnen hört. 1821 in Berlin saßen Menschen im Saal, die den Wald für eine Holzreserve hielten. Nach der Ouvertüre hielten sie ihn für ihre Seele. Man kann das für ein Missverständnis halten; es hat jedenfalls ein
         Jahrhundert gedauert.

         Weber verteilt die Welt auf zwei Klangfarben. Hell sind Hörner, Klarinette, C-Dur: die Jäger, das Dorf, die Ordnung. Dunkel sind tiefe Klarinetten, Posaunen, ein Paukenschlag auf dem falschen Schlag, und jener Akkord aus lauter kleinen Terzen, der nach Samiel heißt. Achten Sie darauf, wie oft er erklingt, wenn Samiel gar nicht da ist.`,
        `Eight bars of a silence that is none, then they come: four horns, so close together that you can hear the forest between them. In Berlin in 1821 there sat people in the house who took the forest for a stock of timber. After the overture they took it for their soul. You may call that a misunderstanding; in any case it lasted a
         century.

         Weber divides the world between two colours. Bright are horns, clarinet, C major: the hunters, the village, order. Dark are low clarinets, trombones, a drumbeat on the wrong beat, and that chord of nothing but minor thirds which is named after Samiel. Notice how often it sounds when Samiel is not there at all.`,
      ),
      headline('Im tiefsten Register', 'In the lowest register'),
      text(
        'Die Wolfsschlucht ist eine Viertelstunde Lärm, Flüstern und Zählen. Kaspar gießt sieben Kugeln, und bei jeder lässt Weber ein anderes Unwetter los. Gesungen wird dabei fast nicht. Vielleicht ist das die eigentliche Erfindung dieser Oper: dass der Schrecken spricht, während die Musik ihn begleitet.',
        'The Wolf’s Glen is a quarter of an hour of noise, whispering and counting. Kaspar casts seven bullets, and with each Weber lets loose a different storm. There is hardly any singing. Perhaps that is the true invention of this opera: that terror speaks while music accompanies it.',
      ),
    ],
  },
  {
    key: 'alcinas-insel-vermessen',
    title: both('Alcinas Insel, vermessen', 'Alcina’s island, surveyed'),
    teaser: both(
      'Wie groß ist eine Insel, auf der sich niemand bewegt, solange jemand lügt? Ein Rundgang durch Händels Zauberoper.',
      'How large is an island on which nothing moves as long as somebody lies? A walk around Handel’s magic opera.',
    ),
    author: 'Leonore Amstutz-Vahl',
    daysAgo: 46,
    rubrics: ['werkeinfuehrung'],
    picture: 'ariadne',
    productions: ['alcina'],
    content: [
      text(
        `Im Norden liegt der Strand, an dem alle ankommen. Im Süden der Wald, der aus Liebhabern besteht. Dazwischen stehen siebenundzwanzig Arien, und wer sie der Reihe nach abgeht, merkt, dass die Insel mit jeder kleiner wird. Händel schrieb »Alcina« 1735 für Covent Garden, mit Ballett und Maschinen, und ließ am Ende doch nur eine Frau
         übrig, die singt, dass sie nicht mehr zaubern kann.

         »Ah! mio cor« ist die Mitte der Karte. Die Streicher setzen Schritte, als ginge jemand im Kreis, die Stimme hält still. Erst in der Mitte bricht der Zorn durch, und dann kehrt der Anfang wieder, Note für Note und doch ein anderer, weil wir nun wissen, was er verschwiegen hat. Das ist das Geheimnis der Da-capo-Arie: Nichts ändert sich, außer
         allem.`,
        `In the north lies the beach where everyone arrives. In the south the forest, which consists of lovers. In between stand twenty-seven arias, and if you walk them in order you notice that with each of them the island grows smaller. Handel wrote Alcina for Covent Garden in 1735, with ballet and machinery, and in the end left only a woman
         who sings that she can no longer do magic.

         “Ah! mio cor” is the centre of the map. The strings take steps as if somebody were walking in a circle; the voice stands still. Only in the middle does rage break through, and then the beginning returns, note for note and yet another, because we now know what it kept from us. That is the secret of the da capo aria: nothing changes, except
         everything.`,
      ),
      quote(
        both(
          'Ein da capo ist kein zweites Mal. Es ist das erste Mal mit Erinnerung.',
          'A da capo is not a second time. It is the first time with memory.',
        ),
        both('Séverine Roussac, Dirigentin', 'Séverine Roussac, conductor'),
      ),
    ],
  },
  {
    key: 'elf-uhr-bis-mitternacht',
    title: both('Von elf bis Mitternacht', 'From eleven to midnight'),
    teaser: both(
      'Im zweiten Akt der »Fledermaus« geht eine echte Uhr. Sie geht falsch, und das ist ausgerechnet.',
      'In the second act of Die Fledermaus there is a real clock. It is wrong, and that is calculated.',
    ),
    author: 'Kilian Storchenau',
    daysAgo: 38,
    rubrics: ['werkeinfuehrung', 'hinter-der-buehne'],
    picture: 'witwe',
    productions: ['fledermaus'],
    content: [
      text(
        `Auf Orlofskys Fest hängt eine Standuhr, zweieinhalb Meter hoch, mit einem Werk aus der Requisite. Als der Vorhang aufgeht, zeigt sie elf. Sechzig Minuten später schlägt sie Mitternacht, und alle erschrecken, weil sie vergessen haben, dass sie im Gefängnis sein sollten. Nur dauert der zweite Akt keine sechzig Minuten, sondern je nach
         Laune zwischen zweiundfünfzig und achtundfünfzig.

         Also hat Levi Rotenhan der Uhr einen Regler eingebaut. Die Abendspielleitung sitzt mit einem Drehknopf in der Gasse und lässt die Zeit ein wenig schneller gehen, wenn der Walzer flott war, oder langsamer, wenn ein Rosenverkäufer Applaus bekam. »Strauss hat das gewusst«, sagt Ilse-Marie Kropotz. »Er hat die Schläge geschrieben
         und kein Tempo dazu.« An Silvester, in der zweiten Vorstellung, stellt sie die Uhr richtig. Dann stimmt es einmal im Jahr.`,
        `At Orlofsky’s party there is a longcase clock two and a half metres tall, with a movement from the props department. When the curtain rises it shows eleven. Sixty minutes later it strikes midnight, and everyone takes fright because they have forgotten that they should be in jail. Only the second act does not last sixty minutes, but, depending
         on the mood, between fifty-two and fifty-eight.

         So Levi Rotenhan has fitted the clock with a regulator. The staff director sits in the wings with a knob and lets time run a little faster if the waltz was brisk, or slower if a joke got applause. “Strauss knew that”, says Ilse-Marie Kropotz. “He wrote the strokes and no tempo for them.” On New Year’s Eve, in the second performance,
         she sets the clock right. Then it is true once a year.`,
      ),
    ],
  },
];
