import { both, link, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

/** Articles about schools, workshops and relaxed performances. */
export const learning: ArticleSpec[] = [
  {
    key: 'koffer-voller-geraeusche',
    title: both('Was ist denn in dem Koffer?', 'What is in that suitcase?'),
    teaser: both(
      'Montag, zweite Stunde, eine dritte Klasse in Kalk. Selin Aydemirci hat Erbsen dabei.',
      'Monday, second lesson, a third form in Kalk. Selin Aydemirci has brought peas.',
    ),
    author: 'Fritzi Laubental',
    daysAgo: 15,
    rubrics: ['vermittlung'],
    picture: 'mondkoffer',
    content: [
      text(
        `Der Koffer steht auf dem Lehrerpult, und niemand rechnet mehr. »Mach auf«, sagt jemand. »Hört erst mal«, sagt Selin Aydemirci und kippt ihn. Es rauscht. Meer, sagen zwölf. Regen, sagen sieben. »Meine Oma, wenn sie aufsteht«, sagt Leyla, und danach kann eine Weile lang keiner etwas anderes hören.

         Es sind Erbsen, ein Kilo, getrocknet. In dieser Stunde werden daraus Wellen, ein Zug und eine Menschenmenge, die über etwas nachdenkt. Aus Seidenpapier wird Schnee, aus einer Fahrradpumpe ein Drache, der sich schämt. Am Schluss dirigiert Jannis, der sonst nicht stillsitzt, vierundzwanzig Kinder so leise, dass man den Heizkörper hört. In drei
         Wochen kommt die Klasse in den Zollhafen. Sie wissen jetzt, worauf sie achten müssen: auf alles, was nicht gesungen wird.`,
        `The suitcase stands on the teacher’s desk, and nobody does sums any more. “Open it”, somebody says. “Listen first”, says Selin Aydemirci and tilts it. It rushes. Sea, say twelve. Rain, say seven. “My gran when she gets up”, says Leyla, and for a while after that nobody can hear anything else.

         They are peas, a kilo of them, dried. In this lesson they become waves, a train and a crowd that is thinking something over. Tissue paper becomes snow, a bicycle pump a dragon who is ashamed. In the end Jannis, who usually does not sit still, conducts twenty-four children so softly that you can hear the radiator. In three weeks the class will come to
         Zollhafen. They now know what to listen for: everything that is not sung.`,
      ),
      link('page:junge-oper', both('Eine Klasse anmelden', 'Sign up a class')),
    ],
  },
  {
    key: 'wut-in-vier-akten',
    title: both('Wut in vier Akten', 'Anger in four acts'),
    teaser: both(
      'Der Jugendclub hat eine Oper geschrieben. Es gibt darin kein einziges Liebeslied.',
      'The youth club has written an opera. There is not a single love song in it.',
    ),
    author: 'Selin Aydemirci',
    daysAgo: 186,
    rubrics: ['vermittlung'],
    picture: 'fidelio',
    content: [
      text(
        `Sechzehn Leute zwischen fünfzehn und neunzehn, ein Probenraum, freitags. Yelda Saritepe fragte am ersten Abend, worüber sie singen wollten. Stille, dann sagte jemand: »Nicht über Gefühle.« Gut, sagte Saritepe, worüber dann? »Darüber, dass mein Bus nicht kommt.« Aus dem Bus wurde ein Amt, aus dem Amt eine Mutter, die dort dolmetschen muss, aus der Mutter eine
         Arie, die nur aus Formularfeldern besteht.

         Acht Monate später heißt das Ganze »Bitte warten« und dauert fünfzig Minuten. Es gibt einen Chor der Wartenummern und ein Duett mit einer Tür. Die Musik haben sie am Handy gebaut und dann von acht Mitgliedern des Opernorchesters spielen lassen, die sagten, so schwer sei Strauss auch nicht. Nach der letzten Vorstellung blieb einer sitzen. Er sei, sagte er,
         zum ersten Mal wütend gewesen, ohne dass es jemandem wehgetan habe.`,
        `Sixteen people between fifteen and nineteen, one rehearsal room, Fridays. On the first evening Yelda Saritepe asked what they wanted to sing about. Silence, then somebody said: “Not about feelings.” Fine, said Saritepe, what then? “About my bus not coming.” The bus became an office, the office a mother who has to interpret there, the mother an
         aria that consists of nothing but boxes on a form.

         Eight months later the whole thing is called Please Wait and lasts fifty minutes. There is a chorus of queue numbers and a duet with a door. They built the music on their phones and then had it played by eight members of the opera orchestra, who said that Strauss was not as hard as that. After the last performance one of them stayed in his seat. For the first
         time, he said, he had been angry without hurting anyone.`,
      ),
    ],
  },
  {
    key: 'chor-fuer-einen-abend',
    title: both('Chor für einen Abend', 'Chorus for an evening'),
    teaser: both(
      'Vierzig Menschen, die nicht singen können, sagen sie. Zwei Stunden später singen sie Verdi.',
      'Forty people who cannot sing, they say. Two hours later they are singing Verdi.',
    ),
    author: 'Kilian Storchenau',
    daysAgo: 89,
    rubrics: ['vermittlung'],
    picture: 'nabucco',
    content: [
      text(
        `Ignatz Hohlwein beginnt mit einem Gähnen. »Das war schon Stimmbildung«, sagt er, als alle mitgegähnt haben. Auf der Werkstattbühne stehen eine Zahnärztin, zwei Studierende, ein Vater mit Tochter, eine Dame mit Hut, die seit dem Schulchor von 1967 keinen Ton mehr gesungen hat, weil ihr jemand sagte, sie solle nur die Lippen bewegen.

         Er sortiert nicht nach Stimmen, sondern nach Treppenstufen: Wer gern im Keller ist, steht links, wer auf den Dachboden will, rechts. Nach zwanzig Minuten gibt es einen Akkord, nach vierzig einen zweiten. Noten bekommt niemand, nur den Text, in großer Schrift. Um neun Uhr singen vierzig Menschen »Va, pensiero«, nicht schön, sagt Hohlwein, aber so, dass man
         weiß, warum. Die Dame mit Hut hat ihn abgenommen.`,
        `Ignatz Hohlwein begins with a yawn. “That was vocal training already”, he says when everyone has yawned along. On the workshop stage stand a dentist, two students, a father with his daughter, and a lady with a hat who has not sung a note since her school choir in 1967, because somebody told her only to move her lips.

         He does not sort by voices but by stairs: those who like the cellar stand on the left, those who want to go to the attic on the right. After twenty minutes there is a chord, after forty a second one. Nobody is given music, only the words in large print. At nine o’clock forty people sing “Va, pensiero”, not beautifully, says Hohlwein, but so that one
         knows why. The lady with the hat has taken it off.`,
      ),
      quote(
        both(
          'Es gibt keine Brummer. Es gibt nur Leute, die zu früh aufgehört haben.',
          'There are no tone-deaf people. There are only people who stopped too early.',
        ),
        both('Ignatz Hohlwein, Chordirektor', 'Ignatz Hohlwein, chorus master'),
      ),
    ],
  },
  {
    key: 'ein-bisschen-licht',
    title: both('Ein bisschen Licht bleibt an', 'A little light stays on'),
    teaser: both(
      'Was an einer entspannten Vorstellung anders ist, und warum am Ende alle etwas davon haben.',
      'What is different about a relaxed performance, and why everyone gains from it in the end.',
    ),
    author: 'Meret Sandoval',
    daysAgo: 128,
    rubrics: ['vermittlung'],
    picture: 'boheme',
    content: [
      text(
        `Zuerst erklären wir, was gleich geschieht. Petra Wollbrecht tritt vor den Vorhang, zeigt, wie dunkel es wird und wie laut der lauteste Ton ist, und sagt, wann er kommt. Dann fängt die Vorstellung an, und die Türen bleiben offen. Wer hinausmuss, geht hinaus, wer wiederkommen will, kommt wieder. Im zweiten Rang gibt es einen Raum mit Kissen und
         einem Lautsprecher, den man leiser drehen kann.

         Gedacht war das für Menschen im autistischen Spektrum, mit Tourette, mit Demenz, mit Kindern, die nicht flüstern. Gekommen sind sie, und mit ihnen viele, die sich bis dahin nicht getraut hatten, in der Oper zu husten. Ein Sänger sagte danach, er habe zum ersten Mal gehört, wann das Publikum atmet. Auf der Bühne ändert sich übrigens fast nichts. Nur die Schüsse sind
         leiser, und jemand winkt vorher.`,
        `First we explain what is about to happen. Petra Wollbrecht steps before the curtain, shows how dark it will get and how loud the loudest note is, and says when it will come. Then the performance starts, and the doors stay open. Whoever needs to leave leaves; whoever wants to come back comes back. On the second tier there is a room with cushions and a
         loudspeaker that you can turn down.

         It was meant for people on the autistic spectrum, with Tourette’s, with dementia, with children who do not whisper. They came, and with them many who until then had not dared to cough at the opera. A singer said afterwards that for the first time he had heard when the audience breathes. On stage, by the way, almost nothing changes. Only the shots are
         softer, and somebody waves beforehand.`,
      ),
      link('page:barrierefreiheit', both('Mehr über Barrierefreiheit', 'More about accessibility')),
    ],
  },
];
