import { both, headline, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const winterOfBriquettes: ArticleSpec = {
  key: 'winter-der-briketts',
  title: both('Der Winter der Briketts', 'The winter of briquettes'),
  teaser: both(
    '1946 spielte die Oper im Foyer, bei Kerzen und in Mänteln. Wer ein Brikett mitbrachte, saß vorn. Aus dem Archiv eines erfundenen Hauses.',
    'In 1946 the opera played in the foyer, by candlelight and in coats. If you brought a briquette you sat in front. From the archive of an invented house.',
  ),
  author: 'Leonore Amstutz-Vahl',
  daysAgo: 150,
  rubrics: ['geschichte'],
  picture: 'studie-briefe',
  content: [
    text(
      `In der Vitrine neben der Garderobe liegt etwas, das Kinder für Schokolade halten. Es ist ein halbes Brikett. Auf dem Schild steht: *Eintrittskarte, 14. Dezember 1946*. Mehr steht dort nicht, und deshalb fragt das Garderobenpersonal etwa zweimal in der Woche jemand, was das bedeutet. Hier ist die Antwort, zusammengetragen aus Briefen, die
       uns geschickt wurden, und aus solchen, die wir geschickt hätten.

       Das Dach war fort. Der Saal, den Adele Windhorst wie zwei geöffnete Hände gezeichnet hatte, stand voll Regen. Im Foyer aber hielten die Fenster, weil jemand sie ausgehängt und im Keller unter Kohlensäcken versteckt hatte. Also spielte man dort: ein Klavier, sieben Stimmen, vierundachtzig Stühle, die keine zwei gleich waren.`,
      `In the showcase by the cloakroom lies something that children take for chocolate. It is half a briquette. The label says: *Ticket, 14 December 1946*. It says no more, and so about twice a week somebody asks the cloakroom staff what it means. Here is the answer, gathered from letters that were sent to us, and from some that we
       would have sent.

       The roof was gone. The auditorium, which Adele Windhorst had drawn like two open hands, was full of rain. But in the foyer the windows had survived, because somebody had taken them out and hidden them in the cellar under coal sacks. So they played there: one piano, seven voices, eighty-four chairs, no two of them alike.`,
    ),
    headline('Ein Platz für Wärme', 'A seat for warmth'),
    text(
      `Geld nahm man auch, aber es half nicht gegen die Kälte. Am dritten Abend froren dem Pianisten die Finger an; am vierten stand ein Schild an der Tür: *Ein Brikett: Reihe eins. Ein Scheit: Reihe drei. Nichts: auch gut, hinten.* Der Ofen stand in der Mitte. Wer vorn saß, saß also nicht näher an der Musik, sondern an dem, was er selbst mitgebracht hatte.
       Eine Zuschauerin schrieb, es sei das gerechteste Parkett gewesen, in dem sie je gesessen habe.

       Gegeben wurde »Hänsel und Gretel«, mit einer Hexe im Wintermantel. Als sie in den Ofen geschoben werden sollte, stand ein Mann auf und rief: »Aber nicht in unseren!« Man lachte so lange, dass die Kerzen nachgesteckt werden mussten.`,
      `They took money as well, but it was no help against the cold. On the third evening the pianist’s fingers froze; on the fourth there was a notice on the door: *One briquette: row one. One log: row three. Nothing: fine, at the back.* The stove stood in the middle. So those in front were not nearer to the music, but to what they had brought themselves. One
       spectator wrote that it was the fairest stalls she had ever sat in.

       They gave Hänsel und Gretel, with a witch in a winter coat. When she was to be pushed into the oven, a man stood up and called: “But not into ours!” The laughter went on for so long that the candles had to be replaced.`,
    ),
    quote(
      both(
        'Wir haben nicht gespielt, um zu vergessen. Wir haben gespielt, um zu merken, dass wir noch da sind.',
        'We did not play in order to forget. We played to notice that we were still there.',
      ),
      both('Aus einem Brief vom Januar 1947', 'From a letter of January 1947'),
    ),
    headline('Was blieb', 'What remained'),
    text(
      `Zweiundsechzig Abende lang ging das so. Im März kam die Sonne, im April ein Zimmermann, im Herbst ein Dach aus Wellblech, unter dem man bei Regen den Text nicht verstand und trotzdem kam. Das halbe Brikett fand man beim Umbau hinter der Heizung. Jemand muss es zurückgelegt haben, für den Fall, dass der nächste Abend kälter würde.

       Wir heizen heute mit Fernwärme und fragen niemanden, was er mitbringt. Aber an jedem ersten Mittwoch im Monat bestimmen Sie den Preis selbst. Es gibt Kolleginnen, die sagen, das sei dasselbe Schild.

       *Die Oper Colonia ist ein erfundenes Haus, und dieser Winter ist es auch. Kalt war er trotzdem, überall.*`,
      `It went on like this for sixty-two evenings. In March came the sun, in April a carpenter, in autumn a roof of corrugated iron under which one could not hear the words when it rained, and came all the same. The half briquette was found behind the radiator during rebuilding. Somebody must have put it back in case the next evening should be colder.

       Today we use district heating and ask nobody what they bring. But on the first Wednesday of every month you set the price yourself. There are colleagues who say that it is the same notice.

       *Oper Colonia is an invented house, and so is this winter. It was cold all the same, everywhere.*`,
    ),
  ],
};
