import { both, faq, headline, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const touchingTheStage: ArticleSpec = {
  key: 'bitte-anfassen',
  title: both('Bitte anfassen', 'Please touch'),
  teaser: both(
    'Neunzig Minuten vor »Salome« gehen zwölf Menschen auf die Bühne, um sie mit den Händen zu sehen. Meret Sandoval geht voran.',
    'Ninety minutes before Salome twelve people walk on to the stage to see it with their hands. Meret Sandoval leads the way.',
  ),
  author: 'Selin Aydemirci',
  daysAgo: 44,
  rubrics: ['vermittlung', 'hinter-der-buehne'],
  picture: 'studie-licht',
  productions: ['salome'],
  content: [
    text(
      `»Vorsicht, jetzt kommt eine Kante, und dann kommt Mond.« Meret Sandoval sagt das so, wie andere sagen: Vorsicht, Stufe. Hinter ihr stehen zwölf Menschen in einer Reihe, die Hände leicht ausgestreckt, zwei mit Hund. Es ist achtzehn Uhr, auf der Bühne brennt Arbeitslicht, was hier nur die stört, die es sehen.

       Der Mond ist eine Scheibe aus Stoff, sechs Meter breit, und sie hängt so, dass man ihren Rand erreicht. Jemand fährt mit dem Handrücken darüber. »Der ist ja warm.« Ist er, sagt Sandoval, dahinter sitzen vierzig Lampen. »Und er riecht nach Bügeln.« Das, sagt Oda Perlbach, die dazugekommen ist, habe in zehn Wochen niemand
       bemerkt. Sie schreibt es sich auf.`,
      `“Careful, there is an edge coming, and then there is moon.” Meret Sandoval says this the way others say: mind the step. Behind her twelve people stand in a line, hands slightly raised, two of them with dogs. It is six o’clock, the working lights are on, which here disturbs only those who can see them.

       The moon is a disc of cloth six metres across, hung so that you can reach its rim. Somebody strokes it with the back of a hand. “But it is warm.” It is, says Sandoval; there are forty lamps behind it. “And it smells of ironing.” That, says Oda Perlbach, who has joined them, nobody has noticed in ten weeks. She
       writes it down.`,
    ),
    headline('Eine Stimme im Ohr', 'A voice in the ear'),
    text(
      `Die Tastführung ist der erste Teil, der zweite ist die Audiodeskription: Während der Vorstellung spricht eine Stimme, über einen kleinen Empfänger und immer in die Lücken der Musik hinein. Bei »Salome« gibt es wenige Lücken. Die Autorin hat für anderthalb Stunden dreihundertzwölf Sätze geschrieben, manche bestehen aus zwei Wörtern. *Sie
       steht.* Das sei der schwierigste gewesen, erzählt sie, weil Salome da zum ersten Mal nicht geht.

       Was beschreibt man, wenn man nicht alles beschreiben kann? »Das, worüber nachher in der Straßenbahn geredet wird«, sagt Sandoval. Sie sieht selbst nur noch Umrisse und prüft jeden Text im dunklen Zimmer. Farben bleiben drin, auch für Menschen, die nie welche gesehen haben. Rot sei ja nicht nur eine Farbe. »Rot ist auch, wie die anderen plötzlich atmen.«`,
      `The touch tour is the first part; the second is the audio description: during the performance a voice speaks, through a small receiver and always into the gaps of the music. In Salome there are few gaps. For an hour and a half the author has written three hundred and twelve sentences, some of them two words long. *She
       stands.* That was the most difficult one, she says, because it is the first time that Salome does not walk.

       What do you describe when you cannot describe everything? “What they will talk about on the tram afterwards”, says Sandoval. She herself sees only outlines by now, and checks every text in a dark room. Colours stay in, even for people who have never seen any. Red, after all, is not only a colour. “Red is also how the others suddenly breathe.”`,
    ),
    quote(
      both(
        'Ich habe jahrelang Schallplatten gehört. Jetzt weiß ich, wie weit es vom Sopran zum Tenor ist: elf Schritte.',
        'For years I listened to records. Now I know how far it is from the soprano to the tenor: eleven steps.',
      ),
      both('Ein Besucher, nach der Führung', 'A visitor, after the tour'),
    ),
    headline('Die Schüssel', 'The charger'),
    text(
      `Zum Schluss kommt Levi Rotenhan aus der Requisite und bringt, was alle erwartet haben. Die Schüssel ist getrieben, nicht gegossen, man fühlt jeden Hammerschlag. Sie geht von Hand zu Hand, und bei jeder wird es ein wenig stiller. Den Kopf hat er auch dabei, in einem Tuch. »Möchten Sie?« Sieben möchten, fünf nicht. Eine Frau legt ihm
       kurz die Hand auf die Stirn, wie man es bei Fieber tut. Dann klingelt es zum ersten Mal, und alle gehen an ihre Plätze.`,
      `At the end Levi Rotenhan comes from the props department and brings what everyone has been expecting. The charger is beaten, not cast; you feel every blow of the hammer. It goes from hand to hand, and with each it gets a little quieter. He has brought the head, too, in a cloth. “Would you like to?” Seven would, five would not. A woman
       lays her hand on its forehead for a moment, as one does with a fever. Then the first bell rings, and everyone goes to their seats.`,
    ),
    faq([
      {
        question: both('Wie melde ich mich an?', 'How do I sign up?'),
        answer: both(
          'Unter [0221 000 00 30](tel:+492210000030). Die Termine sind im [Programm](page:programm) mit »Audiodeskription« gekennzeichnet. Der Empfänger ist kostenfrei, ein Hund auch.',
          'At [0221 000 00 30](tel:+492210000030). The dates are marked “audio description” in the [programme](page:programm). The receiver is free of charge, and so is a dog.',
        ),
      },
    ]),
  ],
};
