import { both, type Draft, headline, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

type Words = [de: string, en: string];

/** A question as a small headline, the answer below. */
function requested(question: Words, answer: Words): Draft[] {
  return [headline(...question), text(...answer)];
}

/** Interviews with three questions each. */
export const interviews: ArticleSpec[] = [
  {
    key: 'drei-fragen-halmdahl',
    title: both('Sunniva Halmdahl, wogegen singen Sie an?', 'Sunniva Halmdahl, what do you sing against?'),
    teaser: both(
      'Drei Fragen an die Sopranistin vor ihrer ersten Salome.',
      'Three questions for the soprano before her first Salome.',
    ),
    author: 'Leonore Amstutz-Vahl',
    daysAgo: 4,
    rubrics: ['interview'],
    picture: 'studie-tuer',
    productions: ['salome'],
    content: [
      ...requested(
        ['Wie lernt man eine Partie, vor der alle warnen?', 'How do you learn a part that everyone warns you of?'],
        [
          'Von hinten. Ich habe mit dem Schlussgesang angefangen, weil man dort am müdesten ist. Erst als der saß, habe ich nachgesehen, wie sie dahin kommt. Inzwischen finde ich die ersten zehn Minuten schwerer: Sie langweilt sich, und Langeweile muss man sehr genau singen.',
          'From the end. I began with the final scene because that is where you are most tired. Only when that sat did I look up how she gets there. By now I find the first ten minutes harder: she is bored, and boredom must be sung very precisely.',
        ],
      ),
      ...requested(
        ['Tanzen Sie selbst?', 'Do you dance yourself?'],
        [
          'Neun Minuten lang, und danach muss ich eine Viertelstunde singen. Ruben Eschweiler-Thode hat mir beigebracht, dass man beim Tanzen ausatmet, wenn niemand hinsieht. Es sieht aber immer jemand hin. Das ist ja das Stück.',
          'For nine minutes, and then I have to sing for a quarter of an hour. Ruben Eschweiler-Thode taught me to breathe out while dancing when nobody is looking. But somebody always is. That is the piece.',
        ],
      ),
      ...requested(
        ['Und was stricken Sie gerade?', 'And what are you knitting?'],
        [
          'Eine Mütze für den Heckelphonisten. Er sitzt im Zug, im doppelten Sinn.',
          'A hat for the heckelphone player. He sits in the draught of the orchestra, and of the door.',
        ],
      ),
      quote(
        both(
          'Der Mond hat das bessere Licht. Ich habe den besseren Text.',
          'The moon has the better light. I have the better lines.',
        ),
        both('Sunniva Halmdahl', 'Sunniva Halmdahl'),
      ),
    ],
  },
  {
    key: 'drei-fragen-quint',
    title: both('Thaddäus Quint, warum proben Sie so leise?', 'Thaddäus Quint, why do you rehearse so softly?'),
    teaser: both(
      'Drei Fragen an den Generalmusikdirektor, der einmal Paukist war.',
      'Three questions for the general music director, who used to be a timpanist.',
    ),
    author: 'Kilian Storchenau',
    daysAgo: 66,
    rubrics: ['interview'],
    picture: 'partitur',
    productions: ['lohengrin'],
    content: [
      ...requested(
        [
          'Sie heben auf Proben kaum die Stimme. Absicht?',
          'You hardly raise your voice in rehearsals. Is that on purpose?',
        ],
        [
          'Wenn ich laut werde, spielen alle laut. Wenn ich leise werde, hören sie zu, zuerst mir und dann einander. Das Zweite ist mir wichtiger. Außerdem habe ich zwölf Jahre lang hinten an der Pauke gesessen und weiß, wie selten von vorn etwas ankommt.',
          'If I get loud everyone plays loudly. If I get soft they listen, first to me and then to each other. The second matters more to me. Besides, I sat at the back with the timpani for twelve years and know how rarely anything arrives from the front.',
        ],
      ),
      ...requested(
        [
          '»Lohengrin« beginnt im Dunkeln. Wie dirigiert man da?',
          'Lohengrin begins in the dark. How do you conduct that?',
        ],
        [
          'Gar nicht. Die acht Geigen atmen miteinander, und ich komme im neunten Takt dazu wie jemand, der zu spät zu einer Unterhaltung stößt. Beim ersten Mal war es eine Katastrophe, beim zweiten ein Wunder. Seitdem machen wir es so.',
          'I do not. The eight violins breathe together, and I join them in the ninth bar like somebody arriving late at a conversation. The first time it was a disaster, the second a miracle. Since then we have done it like that.',
        ],
      ),
      ...requested(
        ['Was hören Sie zu Hause?', 'What do you listen to at home?'],
        ['Den Kühlschrank. Er brummt ein sehr sauberes H.', 'The fridge. It hums a very pure B.'],
      ),
    ],
  },
  {
    key: 'drei-fragen-vandersluis',
    title: both('Noor Vandersluis, was steht in den Karten?', 'Noor Vandersluis, what is in the cards?'),
    teaser: both('Drei Fragen an eine Carmen, die es eilig hat.', 'Three questions for a Carmen in a hurry.'),
    author: 'Selin Aydemirci',
    daysAgo: 20,
    rubrics: ['interview'],
    picture: 'studie-sitze',
    productions: ['carmen'],
    content: [
      ...requested(
        [
          'Nour Benhaddou hat alle Fächer gestrichen. Fehlt Ihnen etwas?',
          'Nour Benhaddou has cut every fan. Do you miss anything?',
        ],
        [
          'Die Hände. Ohne Fächer merkt man erst, dass man welche hat. In der ersten Probenwoche habe ich sie in die Hosentaschen gesteckt, und Nour sagte: So bleibt es. Jetzt singt meine Carmen die Habanera wie jemand, der auf die Bahn wartet.',
          'My hands. Without a fan you notice that you have any. In the first week of rehearsals I put them in my pockets, and Nour said: we keep that. Now my Carmen sings the habanera like somebody waiting for a train.',
        ],
      ),
      ...requested(
        ['Sie singen daneben Hänsel. Wie wechselt man?', 'You also sing Hansel. How do you switch?'],
        [
          'Mit einem Käsebrot. Im Ernst: Beide haben Hunger, und beide sagen es nicht. Der Unterschied ist, dass Hänsel jemanden hat, der mit ihm teilt.',
          'With a cheese sandwich. Seriously: both are hungry, and neither says so. The difference is that Hansel has somebody who shares with him.',
        ],
      ),
      ...requested(
        [
          'Die Karten zeigen dreimal den Tod. Glauben Sie daran?',
          'Three times the cards show death. Do you believe in it?',
        ],
        [
          'Ich glaube, dass Carmen sie schon vorher kannte. Sie mischt nur, damit die anderen es auch sehen. Unsere Requisite hat mir ein Spiel gegeben, das wirklich gemischt wird. Einmal kam die Herz-Zehn. Ich habe trotzdem »la mort« gesungen.',
          'I believe Carmen knew them before. She only shuffles so that the others may see it, too. Our props department gave me a pack that really is shuffled. Once the ten of hearts came up. I sang “la mort” all the same.',
        ],
      ),
    ],
  },
  {
    key: 'drei-fragen-hwang',
    title: both('Minjae Hwang-Lorenz, wann klingelt Ihr Telefon?', 'Minjae Hwang-Lorenz, when does your phone ring?'),
    teaser: both(
      'Drei Fragen an den Tenor, der siebzehn Mal eingesprungen ist.',
      'Three questions for the tenor who has stepped in seventeen times.',
    ),
    author: 'Kilian Storchenau',
    daysAgo: 97,
    rubrics: ['interview', 'portraet'],
    picture: 'studie-garderobe',
    content: [
      ...requested(
        ['Was tun Sie zuerst, wenn man Sie ruft?', 'What do you do first when they call?'],
        [
          'Schuhe. Ein Kostüm findet sich, eine Perücke auch, aber in fremden Schuhen kann niemand ein A singen. Deshalb steht an der Pforte ein Paar von mir in Größe 42, und die Pforte passt darauf auf wie auf einen Hund.',
          'Shoes. A costume can be found, a wig as well, but nobody can sing an A in someone else’s shoes. That is why a pair of mine in size 42 stands at the stage door, and the porters look after it as after a dog.',
        ],
      ),
      ...requested(
        [
          'Mitten im Akt, in Straßenschuhen: Wie war das?',
          'In the middle of an act, in street shoes: what was that like?',
        ],
        [
          'Ich saß im Publikum, Reihe acht, mit meiner Schwiegermutter. Der Kollege griff sich an den Hals, und Petra Wollbrecht stand plötzlich neben mir. Elf Minuten später war ich Oronte. Meine Schwiegermutter behauptet bis heute, sie habe den Platz neben einem Star gehabt.',
          'I was sitting in the audience, row eight, with my mother-in-law. My colleague clutched his throat, and suddenly Petra Wollbrecht stood beside me. Eleven minutes later I was Oronte. To this day my mother-in-law claims she had the seat next to a star.',
        ],
      ),
      ...requested(
        ['Schlafen Sie gut?', 'Do you sleep well?'],
        [
          'Ja. Wer alles schon einmal ohne Probe gemacht hat, träumt von Proben. Das beruhigt.',
          'Yes. If you have done everything without a rehearsal, you dream of rehearsals. That is calming.',
        ],
      ),
    ],
  },
  {
    key: 'drei-fragen-zwerenz',
    title: both('Britta Zwerenz, wie lernt man stehen?', 'Britta Zwerenz, how does one learn to stand?'),
    teaser: both(
      'Drei Fragen an die Leiterin des Kinderchors.',
      'Three questions for the head of the children’s chorus.',
    ),
    author: 'Selin Aydemirci',
    daysAgo: 121,
    rubrics: ['interview', 'vermittlung'],
    picture: 'ensemble',
    content: [
      ...requested(
        [
          'Hundertvierzig Kinder. Wie lernt man die Namen?',
          'A hundred and forty children. How do you learn the names?',
        ],
        [
          'Über die Pausen. Wer wie Pause macht, das merke ich mir sofort. Einer hält den Atem an, eine zählt mit den Zehen, zwei sehen sich jedes Mal an und müssen lachen. Die Namen kommen hinterher von allein.',
          'Through the rests. I remember at once how each of them rests. One holds his breath, one counts with her toes, two look at each other every time and have to laugh. The names then come by themselves.',
        ],
      ),
      ...requested(
        ['Sie üben zuerst das Stehen. Warum?', 'You practise standing first. Why?'],
        [
          'Weil man auf einer Bühne die meiste Zeit nicht singt. Wer gut steht, hört gut. Wir spielen, dass die Füße Kaugummi sind und der Kopf ein Ballon. Nach drei Wochen können sie das, und dann singen sie plötzlich sauber, ohne dass es jemand erklärt hätte.',
          'Because on stage most of the time you are not singing. If you stand well you hear well. We play that the feet are chewing gum and the head is a balloon. After three weeks they can do it, and then they suddenly sing in tune without anyone having explained it.',
        ],
      ),
      ...requested(
        ['Und wer nicht genommen wird?', 'And those who are not accepted?'],
        [
          'Kommt in einem halben Jahr wieder und bekommt bis dahin eine Aufgabe: jeden Abend eine Minute still sein. Die meisten kommen wieder.',
          'They come back in half a year and until then have a task: be silent for one minute every evening. Most of them come back.',
        ],
      ),
    ],
  },
];
