import { both, headline, image, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const skyInPots: ArticleSpec = {
  key: 'himmel-in-toepfen',
  title: both('Ein Himmel, noch in Töpfen', 'A sky, still in pots'),
  teaser: both(
    'Im Malsaal entsteht der Prospekt zu »Peter Grimes« neu: zweihundertsechzehn Quadratmeter schlechtes Wetter.',
    'In the paint shop the backdrop of Peter Grimes is being made anew: two hundred and sixteen square metres of bad weather.',
  ),
  author: 'Leonore Amstutz-Vahl',
  daysAgo: 83,
  rubrics: ['hinter-der-buehne'],
  picture: 'studie-toepfe',
  productions: ['grimes'],
  content: [
    text(
      `Man zieht die Schuhe aus. Das ist die erste Regel im Malsaal, denn der Boden ist die Leinwand. Zwölf mal achtzehn Meter Nessel liegen da, mit Tausenden kleiner Nägel gespannt, und Marta Feldhaus geht auf Socken darüber, einen Besen in der einen Hand und in der anderen einen Eimer, in dem sich etwas Graues langsam um sich selbst dreht. »Das ist Dienstag«, sagt sie. »Mittwoch
       steht da drüben.«

       Der alte Himmel zu [Peter Grimes](production:grimes) ist elf Jahre lang auf- und abgerollt worden, bis das Wetter an den Falten brach. Der neue soll genauso aussehen, nur heil. Das klingt einfacher als ein neuer Himmel und ist doppelt so schwer. Feldhaus hat den alten fotografiert, gerastert, in Felder geteilt und dann die Fotos weggelegt. »Wer abmalt, malt
       Kacheln. Man muss das Wetter noch einmal haben.«`,
      `You take off your shoes. That is the first rule in the paint shop, for the floor is the canvas. Twelve by eighteen metres of calico lie there, stretched with thousands of small nails, and Marta Feldhaus walks across in her socks, a broom in one hand and in the other a bucket in which something grey is slowly turning. “This is Tuesday”, she says. “Wednesday is
       over there.”

       For eleven years the old sky of [Peter Grimes](production:grimes) was rolled up and down until the weather cracked at the folds. The new one is to look just the same, only whole. That sounds easier than a new sky and is twice as hard. Feldhaus photographed the old one, put a grid over it, divided it into fields, and then put the photographs away. “If you copy, you paint
       tiles. You have to have the weather once more.”`,
    ),
    headline('Elf Grau, kein Schwarz', 'Eleven greys, no black'),
    text(
      `Schwarz gibt es im Malsaal nicht. Was aus dem Parkett schwarz aussieht, ist Umbra und Blau und ein wenig Krapprot, damit es unter dem Scheinwerfer nicht stirbt. Für die See vor Suffolk rührt Feldhaus elf Grautöne an, und jeder hat einen Namen: Regen von gestern, Bleistift, Möwe von unten, Kirche. Die Farbe ist mit Leim gebunden und trocknet zwei
       Stufen heller auf. Man malt also ein Bild, das es erst morgen gibt.

       Gearbeitet wird im Gehen. Die Pinsel stecken an Stielen von anderthalb Metern, der feinste ist so breit wie eine Hand. Von der Galerie aus, zehn Meter höher, sieht man, was unten niemand sieht: dass aus den Flecken eine Bö wird. Alle halbe Stunde steigt jemand hinauf und ruft etwas herunter. Meistens: »Weiter.« Manchmal: »Aufhören!« Das zweite sei wichtiger.`,
      `There is no black in the paint shop. What looks black from the stalls is umber and blue and a little madder, so that it does not die under the lamps. For the sea off Suffolk Feldhaus mixes eleven greys, and each has a name: yesterday’s rain, pencil, gull from below, church. The paint is bound with glue and dries two shades lighter. So
       you paint a picture that will not exist until tomorrow.

       The work is done walking. The brushes sit on poles of a metre and a half; the finest is as wide as a hand. From the gallery, ten metres up, you can see what nobody sees below: that the stains turn into a gust. Every half hour somebody climbs up and calls something down. Usually: “Go on.” Sometimes: “Stop!” The second is the more important.`,
    ),
    image('pinsel', 'default', both('Der feinste ist so breit wie eine Hand', 'The finest is as wide as a hand')),
    quote(
      both(
        'Ein guter Himmel fällt nicht auf. Man friert nur ein bisschen.',
        'A good sky does not attract attention. You only feel a little cold.',
      ),
      both('Marta Feldhaus, Leiterin des Malsaals', 'Marta Feldhaus, head of the paint shop'),
    ),
    text(
      `Am Freitag wird der Prospekt an einem Rohr in den Schnürboden gezogen, Burkhard Niedermoser richtet die ersten Lampen, und für einen Augenblick hängt da nur ein sehr großes Stück nasser Stoff. Dann nimmt er das Blau weg. Unten im Saal sagt jemand »oh«. Marta Feldhaus zieht ihre Schuhe an. »Jetzt gehört er dem Licht«, sagt sie und geht die Töpfe
       auswaschen. Den letzten Rest »Kirche« hebt sie auf. Man kann nie wissen.`,
      `On Friday the backdrop is hoisted into the fly tower on a pipe, Burkhard Niedermoser focuses the first lamps, and for a moment there is only a very large piece of wet cloth. Then he takes out the blue. Down in the house somebody says “oh”. Marta Feldhaus puts on her shoes. “Now it belongs to the light”, she says, and goes to wash
       the pots. The last of the “church” she keeps. You never know.`,
    ),
  ],
};
