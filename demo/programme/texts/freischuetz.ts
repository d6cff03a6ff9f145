import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const freischuetz: ProductionTexts = {
  hero: 'freischuetz',
  teaser: both(
    'Sechs Kugeln treffen. Die siebte gehört einem anderen.',
    'Six bullets hit. The seventh belongs to someone else.',
  ),
  description: both(
    `Max hat seit Wochen nichts getroffen, und morgen muss er treffen: Ein Probeschuss entscheidet, ob er Agathe heiratet und die
     Försterei bekommt. Kaspar weiß Rat. Um Mitternacht, in der Wolfsschlucht.

     Kasimir Volant hat den Wald aus Licht und Nebel bauen lassen und die Angst aus dem, was man darin nicht sieht. Sein Dorf ist eine
     Gemeinschaft, die Leistung misst und danach fragt, wer man ist. Die Wolfsschlucht liegt hier unter dem Schießstand.

     Webers Orchester erzählt die halbe Geschichte allein, mit vier Hörnern, einer Klarinette und dem tiefsten Ton, den eine
     Posaune hergibt.`,
    `Max has hit nothing for weeks, and tomorrow he must hit: a trial shot decides whether he marries Agathe and gets the forester’s
     house. Kaspar has an idea. At midnight, in the Wolf’s Glen.

     Kasimir Volant has had the forest built of light and fog, and the fear of what you cannot see in it. His village is a community that
     measures results and asks afterwards who you are. The Wolf’s Glen lies below the shooting range.

     Weber’s orchestra tells half the story by itself, with four horns, one clarinet and the lowest note a trombone will yield.`,
  ),
  synopsis: both(
    `Beim Sternschießen verliert der Jägerbursche Max gegen einen Bauern. Gelingt ihm der Probeschuss nicht, verliert er auch Agathe. Kaspar,
     der seine Seele dem schwarzen Jäger Samiel versprochen hat und Ersatz sucht, überredet ihn, Freikugeln zu gießen.

     In der Wolfsschlucht gießen sie sieben: Sechs treffen, was der Schütze will, die siebte lenkt Samiel. Agathe träumt, sie sei eine weiße
     Taube, auf die geschossen wird, und findet in der Schachtel statt des Brautkranzes eine Totenkrone.

     Beim Probeschuss zielt Max auf eine Taube. Agathe fällt, aber die Kugel trifft Kaspar. Max gesteht; ein Eremit erwirkt, dass ihm ein Jahr
     zur Bewährung bleibt.`,
    `At the shooting match the young forester Max loses to a peasant. If he fails the trial shot he will lose Agathe as well. Kaspar, who has
     promised his soul to Samiel, the black huntsman, and is looking for a substitute, persuades him to cast magic bullets.

     In the Wolf’s Glen they cast seven: six hit what the marksman wants, the seventh is guided by Samiel. Agathe dreams that she is a white
     dove that is shot at, and finds a funeral wreath in the box instead of the bridal one.

     At the trial Max aims at a dove. Agathe falls, but the bullet hits Kaspar. Max confesses; a hermit sees to it that he is given a year
     of probation.`,
  ),
  notes: both(
    'Schüsse auf der Bühne, Nebel, Lichtblitze in der Wolfsschlucht.',
    'Shots on stage, fog, flashes of light in the Wolf’s Glen.',
  ),
  questions: [
    {
      question: both('Wie laut sind die Schüsse?', 'How loud are the shots?'),
      answer: both(
        'So laut wie eine zufallende Tür. Es sind fünf; die Garderobe sagt Ihnen, wann, und leiht Ohrstöpsel.',
        'As loud as a slamming door. There are five; the cloakroom tells you when, and lends earplugs.',
      ),
    },
    {
      question: both('Ist der Abend etwas für Kinder?', 'Is it suitable for children?'),
      answer: both(
        'Ab zwölf, wenn sie sich gern gruseln. In der entspannten Vorstellung bleibt etwas Licht im Saal.',
        'From twelve, if they like to be scared. In the relaxed performance some light stays on in the house.',
      ),
    },
    {
      question: both('Wird gesprochen?', 'Is there spoken text?'),
      answer: both(
        'Ja, die Dialoge sind kurz, und Samiel sagt fast nichts. Das genügt.',
        'Yes, the dialogues are short, and Samiel says almost nothing. That is enough.',
      ),
    },
  ],
};
