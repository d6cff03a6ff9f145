import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const grimes: ProductionTexts = {
  hero: 'grimes',
  slider: ['studie-seile'],
  teaser: both('Das Wetter singt im Chor, das Boot ist leer.', 'The weather sings in the chorus, the boat is empty.'),
  description: both(
    `Ein Fischer, dessen Lehrjunge auf See gestorben ist. Ein Freispruch, den niemand glaubt. Ein zweiter Lehrjunge. Brittens Oper fragt nicht, ob
     Peter Grimes schuldig ist; sie zeigt, wie viele Menschen es wissen, ohne dabei gewesen zu sein.

     Kasimir Volant stellt den Ort auf einen Steg, der zu kurz für alle ist. Wer am Rand steht, muss sich festhalten, am liebsten an einer
     Meinung. Der Chor der Oper Colonia, von Ignatz Hohlwein einstudiert, ist hier Hauptfigur, Wetter und Urteil. Cillian Dunraven singt Grimes
     als einen, der nie gelernt hat, leise um Hilfe zu bitten.`,
    `A fisherman whose apprentice has died at sea. An acquittal that nobody believes. A second apprentice. Britten’s opera does not ask whether
     Peter Grimes is guilty; it shows how many people know without having been there.

     Kasimir Volant sets the town on a pier too short for everyone. Whoever stands at the edge must hold on to something, preferably an opinion.
     The chorus of Oper Colonia, prepared by Ignatz Hohlwein, is protagonist, weather and verdict here. Cillian Dunraven sings Grimes as one who
     never learned to ask for help quietly.`,
  ),
  synopsis: both(
    `**Prolog.** Die Untersuchung zum Tod des Lehrjungen endet ohne Schuldspruch und mit dem Rat, keinen neuen zu nehmen.

     **Erster Akt.** Die Lehrerin Ellen Orford glaubt an Grimes und holt ihm trotzdem einen Jungen aus dem Waisenhaus. Ein Sturm treibt alle in die
     Schenke.

     **Zweiter Akt.** Ellen entdeckt eine Wunde am Hals des Kindes. Grimes schlägt sie; das Dorf zieht zu seiner Hütte. Auf der Flucht stürzt der
     Junge von der Klippe.

     **Dritter Akt.** Das Dorf sucht Grimes mit Trommeln. Ellen und Balstrode finden ihn zuerst. Balstrode rät ihm, hinauszufahren und das Boot zu
     versenken. Am Morgen beginnt die Arbeit wie immer.`,
    `**Prologue.** The inquest into the apprentice’s death ends without a verdict and with the advice not to take another.

     **Act one.** The schoolmistress Ellen Orford believes in Grimes and fetches him a boy from the workhouse all the same. A storm drives everyone
     into the pub.

     **Act two.** Ellen discovers a wound on the child’s neck. Grimes strikes her; the village marches to his hut. As they flee the boy falls from the
     cliff.

     **Act three.** The village hunts Grimes with drums. Ellen and Balstrode find him first. Balstrode advises him to sail out and sink the boat. In
     the morning work begins as always.`,
  ),
  notes: both(
    'Gewalt gegen ein Kind und der Tod eines Kindes sind Thema. Sehr laute Chorszenen.',
    'Violence against a child and the death of a child are subjects. Very loud choral scenes.',
  ),
  questions: [
    {
      question: both('Wird auf Englisch gesungen?', 'Is it sung in English?'),
      answer: both('Ja, mit deutschen und englischen Übertiteln.', 'Yes, with German and English surtitles.'),
    },
    {
      question: both('Kann ich nur die Seestücke hören?', 'Can I hear only the sea interludes?'),
      answer: both(
        'Man kann, im Konzert. Aber hier wissen Sie danach, wer im Wasser ist.',
        'You can, in concert. But here you will know who is in the water.',
      ),
    },
  ],
};
