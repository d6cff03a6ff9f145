import { both, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

/** Articles about the history of the fictional house, and one about a real person. */
export const history: ArticleSpec[] = [
  {
    key: 'adele-windhorst-zeichnet',
    title: both('Adele Windhorst zeichnet einen Saal', 'Adele Windhorst draws an auditorium'),
    teaser: both(
      'Wie eine Baumeisterin 1909 fünf Ränge unterbrachte, ohne dass einer über dem anderen steht.',
      'How in 1909 an architect fitted in five tiers without one being above another.',
    ),
    author: 'Leonore Amstutz-Vahl',
    daysAgo: 268,
    rubrics: ['geschichte'],
    picture: 'leuchter',
    content: [
      text(
        `Die Ausschreibung verlangte eine Königsloge. Adele Windhorst schrieb an den Rand des Entwurfs: *Wozu?* Der Rand ist erhalten, die Antwort der Kommission nicht. Man weiß nur, dass die Loge gebaut wurde und dass sie seitlich liegt, mit schlechter Sicht auf die Bühne und bester auf das Publikum. Wer repräsentieren wolle, soll sie gesagt haben, dem
         genüge das.

         Alle anderen Plätze hat sie auf einem Küchentisch geprüft, mit Erbsen. Eine Erbse war ein Kopf, und von jeder spannte sie einen Faden zur Bühne. Wo zwei Fäden sich kreuzten, wurde der Rang gedreht, um Zentimeter, bis alle tausenddreihundert Fäden frei lagen. So entstand die Form, die sich öffnet wie zwei Hände. Es ist
         die einzige Oper Deutschlands, die auf Gemüse beruht, und sie ist, wie alles an dieser Geschichte, erfunden.`,
        `The brief demanded a royal box. In the margin of her design Adele Windhorst wrote: *What for?* The margin has survived, the commission’s answer has not. We only know that the box was built and that it lies at the side, with a poor view of the stage and an excellent one of the audience. For those who want to be seen, she is said to have
         remarked, that will do.

         All other seats she tested on a kitchen table, with peas. One pea was one head, and from each she stretched a thread to the stage. Where two threads crossed, the tier was turned, by centimetres, until all thirteen hundred threads lay free. That is how the shape came about that opens like two hands. It is the only opera house in Germany based
         on vegetables, and like everything in this story it is invented.`,
      ),
      quote(
        both(
          'Ein guter Platz ist einer, von dem aus man vergisst, dass man sitzt.',
          'A good seat is one from which you forget that you are sitting.',
        ),
        both('Adele Windhorst zugeschrieben', 'attributed to Adele Windhorst'),
      ),
    ],
  },
  {
    key: 'der-abend-an-dem-niemand-ging',
    title: both('Der Abend, an dem niemand ging', 'The evening when nobody left'),
    teaser: both(
      'Zur Eröffnung 1911 klemmte der Vorhang. Was dann geschah, hat das Haus nie wieder losgelassen.',
      'At the opening in 1911 the curtain jammed. What happened then has never let go of the house.',
    ),
    author: 'Kilian Storchenau',
    daysAgo: 344,
    rubrics: ['geschichte'],
    picture: 'vorhang-hoch',
    content: [
      text(
        `Um sieben Uhr hob der Kapellmeister den Stab, um acht nach sieben den Blick. Der Vorhang hatte sich einen Meter gehoben und stand. Man sah Schuhe. Vierzehn Paar, dazu die Pfoten eines Hundes, der nicht im Textbuch vorkam. Die Technik zog, fluchte, zog. Der Kapellmeister ließ die Ouvertüre wiederholen, dann noch einmal, dann in Moll.

         Und dann begannen die Schuhe zu spielen. Eine Sopranistin sang ihre Arie im Liegen, das Gesicht am Spalt; der Tenor schob ihr einen Brief durch. Nach einer Stunde wusste der ganze Saal, wer mit wem, allein von den Absätzen. Als der Vorhang um halb zehn doch noch aufging, riefen die Leute: »Zu!« Man ließ ihn wieder herunter, bis auf einen
         Meter. Niemand ging. In der Zeitung stand am nächsten Tag, man habe noch nie so gut zugehört.`,
        `At seven o’clock the conductor raised his baton, at eight minutes past his eyes. The curtain had risen by one metre and stuck. One could see shoes. Fourteen pairs, and the paws of a dog that was not in the libretto. The crew pulled, swore, pulled. The conductor had the overture repeated, then again, then in a minor key.

         And then the shoes began to act. A soprano sang her aria lying down, her face at the gap; the tenor pushed a letter through to her. After an hour the whole house knew who was with whom, by the heels alone. When at half past nine the curtain did rise after all, people called: “Down!” It was lowered again, to one metre. Nobody left. The
         next day the newspaper wrote that never had people listened so well.`,
      ),
    ],
  },
  {
    key: 'ein-cellist-aus-koeln',
    title: both('Ein Cellist aus Köln', 'A cellist from Cologne'),
    teaser: both(
      'Jacques Offenbach wurde hier geboren und verließ die Stadt mit vierzehn. Diesmal ist nichts erfunden.',
      'Jacques Offenbach was born here and left the city at fourteen. This time nothing is invented.',
    ),
    author: 'Leonore Amstutz-Vahl',
    daysAgo: 222,
    rubrics: ['geschichte', 'werkeinfuehrung'],
    picture: 'hoffmann',
    content: [
      text(
        `Am 20. Juni 1819 kam in Köln Jakob Offenbach zur Welt, Sohn eines Kantors, der Geige spielte und Gebete vertonte. Der Junge wählte das Violoncello, angeblich heimlich. Mit vierzehn brachte ihn der Vater nach Paris, wo das Konservatorium keine Ausländer aufnahm. Man ließ ihn vorspielen und machte eine Ausnahme. Nach einem Jahr ging er wieder; er
         hatte schon, was er brauchte: eine Stadt.

         Aus Jakob wurde Jacques, aus dem Cellisten der Mann, der dem Zweiten Kaiserreich beibrachte, über sich zu lachen. Und am Ende, krank und in Eile, schrieb er etwas, das nicht zum Lachen ist: »Les contes d’Hoffmann«. Er starb am 5. Oktober 1880. Die Uraufführung vier Monate später hat er nicht erlebt, und fertig war das Stück auch nicht. Seither muss
         jedes Haus entscheiden, wie es ausgeht. Unseres ließ die letzte Szene offen, mit einem Cello.`,
        `On 20 June 1819 Jakob Offenbach was born in Cologne, the son of a cantor who played the violin and set prayers to music. The boy chose the cello, allegedly in secret. When he was fourteen his father took him to Paris, where the Conservatoire did not admit foreigners. They let him play and made an exception. After a year he left again; he
         already had what he needed: a city.

         Jakob became Jacques, the cellist became the man who taught the Second Empire to laugh at itself. And in the end, ill and in a hurry, he wrote something that is no laughing matter: Les contes d’Hoffmann. He died on 5 October 1880. He did not live to see the premiere four months later, nor was the piece finished. Since then every house has had to decide how
         it ends. Ours left the last scene open, with a cello.`,
      ),
    ],
  },
];
