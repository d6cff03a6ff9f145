import { both, quote, text, video } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const salome: ProductionTexts = {
  hero: 'salome',
  slider: ['salome-treppe', 'salome-zisterne', 'salome-schuessel', 'salome-hoch'],
  logos: [
    {
      picture: 'logo-klangraum',
      text: both('Mit freundlicher Unterstützung der', 'With kind support from the'),
      link: 'https://klangraum.example/',
    },
    { picture: 'logo-opernfreunde', text: both('Gefördert von den', 'Sponsored by the'), link: 'page:freunde' },
  ],
  teaser: both(
    'Alle sehen sie an, nur einer nicht. Als sie einen Wunsch frei hat, lernt der Palast, was ein Versprechen wiegt.',
    'Everyone looks at her, except for one. When she is granted a wish, the palace learns what a promise weighs.',
  ),
  description: both(
    `Eine Nacht, eine Terrasse, ein Fest, von dem niemand nach Hause findet. Unten in der Zisterne ruft einer Dinge, die keiner
     hören will. Alle sehen Salome an, nur Jochanaan nicht. Als Herodes seine Stieftochter bittet, für ihn zu tanzen, verspricht er
     ihr, was immer sie verlangt. Sie verlangt den Kopf des Propheten.

     Milena Drosthagen erzählt die Oper als Studie über das Hinsehen: Sieben durchscheinende Wände trennen die Figuren voneinander,
     und mit jeder Wand, die fällt, wird der Raum nicht größer, sondern leerer. Der Tanz gehört nicht Herodes. Er gehört der Frau,
     die dabei begreift, wie viel Macht in einem Blick liegt, der nichts zurückgibt.

     Thaddäus Quint entfaltet die Partitur vom ersten Klarinettenlauf an als einen einzigen, anderthalbstündigen Sog. Hundertzwei
     Menschen sitzen dafür in einem Graben, der für achtzig gebaut ist.`,
    `One night, one terrace, a party from which nobody finds the way home. Down in the cistern somebody calls things that no one
     wants to hear. Everyone looks at Salome, except for Jochanaan. When Herod asks his stepdaughter to dance for him, he promises
     her whatever she demands. She demands the prophet’s head.

     Milena Drosthagen tells the opera as a study in looking: seven translucent walls part the characters from one another, and with
     each wall that falls the room grows not larger but emptier. The dance does not belong to Herod. It belongs to the woman who
     learns in it how much power lies in a look that gives nothing back.

     Thaddäus Quint unfolds the score from the first run of the clarinet as a single pull that lasts an hour and a half. For this,
     a hundred and two people sit in a pit built for eighty.`,
  ),
  synopsis: both(
    `Auf der Terrasse des Herodes betrachtet der Hauptmann Narraboth die Prinzessin Salome, die sich drinnen beim Gastmahl langweilt.
     Aus der Zisterne tönt die Stimme des gefangenen Jochanaan. Salome kommt heraus, hört ihn und will ihn sehen. Obwohl es verboten
     ist, gibt Narraboth nach.

     Jochanaan steigt ans Licht, klagt Herodias an und weist Salome zurück, die erst seinen Leib, dann sein Haar, dann seinen Mund
     preist. Narraboth erträgt es nicht und tötet sich. Jochanaan verflucht Salome und geht freiwillig zurück in die Tiefe.

     Herodes tritt auf, rutscht im Blut aus, friert, sucht Ablenkung. Er bittet Salome um einen Tanz und schwört, ihr jeden Wunsch zu
     erfüllen. Nach dem Tanz verlangt sie auf einer Silberschüssel den Kopf des Jochanaan. Herodes bietet ihr Smaragde, Pfauen, den
     Vorhang des Tempels an; sie bleibt dabei. Er gibt nach.

     Salome spricht mit dem Kopf wie mit jemandem, der endlich zuhört, und küsst ihn auf den Mund. Herodes wendet sich ab und befiehlt
     den Soldaten, sie zu töten.`,
    `On Herod’s terrace the captain Narraboth watches the princess Salome, who is bored at the feast inside. From the cistern sounds
     the voice of Jochanaan, a prisoner. Salome comes out, hears him and wants to see him. Although it is forbidden, Narraboth gives in.

     Jochanaan rises into the light, accuses Herodias and rejects Salome, who praises first his body, then his hair, then his mouth.
     Narraboth cannot bear it and kills himself. Jochanaan curses Salome and goes back down of his own accord.

     Herod appears, slips in the blood, shivers, looks for distraction. He asks Salome for a dance and swears to grant her any wish.
     After the dance she demands the head of Jochanaan on a silver charger. Herod offers her emeralds, peacocks, the veil of the
     temple; she insists. He gives way.

     Salome speaks to the head as to somebody who listens at last, and kisses it on the mouth. Herod turns away and orders the
     soldiers to kill her.`,
  ),
  notes: both(
    'Die Aufführung zeigt Gewalt und sexuelle Nötigung. Es kommen Nebel und kurze, helle Lichtwechsel zum Einsatz.',
    'The performance shows violence and sexual coercion. Fog and short, bright changes of light are used.',
  ),
  questions: [
    {
      question: both('Komme ich auch nach Beginn noch hinein?', 'Can I get in after the start?'),
      answer: both(
        '»Salome« wird ohne Pause gespielt. Einen Nacheinlass gibt es nach etwa zwölf Minuten, in die Loge im zweiten Rang. Von dort sehen Sie den ganzen Tanz.',
        'Salome is played without an interval. Latecomers are admitted after about twelve minutes, to a box on the second tier. From there you see the whole dance.',
      ),
    },
    {
      question: both('Wird wirklich getanzt?', 'Is there really a dance?'),
      answer: both(
        'Ja, neun Minuten lang. Statt der Schleier fallen Wände, und wer genau zählt, kommt auf acht.',
        'Yes, for nine minutes. Instead of veils walls fall, and if you count carefully you get to eight.',
      ),
    },
    {
      question: both('Ist der Abend für Jugendliche geeignet?', 'Is the evening suitable for teenagers?'),
      answer: both(
        'Ab sechzehn, sagen wir, und gern mit der Einführung davor. Schulklassen bekommen ein Gespräch mit der Dramaturgie: [Junge Oper](page:junge-oper).',
        'From sixteen, we say, preferably with the introduction before. School classes are offered a talk with the dramaturgs: [Young opera](page:junge-oper).',
      ),
    },
  ],
  modules: [
    quote(
      both(
        'Ich singe nicht über den Mond. Ich singe gegen ihn an, und er gewinnt jeden Abend, denn er hat das bessere Licht.',
        'I do not sing about the moon. I sing against it, and it wins every night, for it has the better light.',
      ),
      both('Sunniva Halmdahl, Sopran', 'Sunniva Halmdahl, soprano'),
    ),
    text(
      'Fünfundvierzig Minuten vor jeder Vorstellung führt die Dramaturgie im Foyer in den Abend ein, auf Deutsch und freitags auch auf Englisch.',
      'Forty-five minutes before every performance a dramaturg introduces the evening in the foyer, in German and on Fridays in English, too.',
    ),
    video(
      'https://www.youtube.com/watch?v=OperColonia',
      'maske',
      '1:42',
      both('»Salome«, der Trailer', 'Salome, the trailer'),
    ),
  ],
};
