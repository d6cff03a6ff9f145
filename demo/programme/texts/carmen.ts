import { both, quote, text } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const carmen: ProductionTexts = {
  hero: 'carmen',
  slider: ['carmen-hoch'],
  teaser: both(
    'Sonne, Schatten und eine Karte, die dreimal dasselbe sagt.',
    'Sun, shade and a card that says the same thing three times.',
  ),
  description: both(
    `Carmen gehört niemandem, und das hat sie auch niemandem versprochen. José hört etwas anderes, denn er hat zugehört, wie man
     zuhört, wenn man schon weiß, was man hören will.

     Nour Benhaddou streicht die Fächer und die Spitze und lässt die Arena stehen: eine Scheibe, halb in der Sonne, halb im Schatten,
     die sich im Lauf des Abends einmal dreht. Wer mittags im Licht saß, sitzt am Ende im Dunkeln. Paloma Xirau hat mit dem Chor
     erarbeitet, wie sich eine Menge bewegt, die zusieht.

     Gesungen und gesprochen wird die Fassung der Opéra-Comique mit ihren Dialogen, gekürzt auf das, was man zum Weitersingen braucht.`,
    `Carmen belongs to no one, and never promised anyone that she would. José hears something else, for he has listened the way you
     listen when you already know what you want to hear.

     Nour Benhaddou cuts the fans and the lace and leaves the arena: a disc, half in the sun, half in the shade, that turns once in the
     course of the evening. Whoever sat in the light at noon sits in the dark at the end. Paloma Xirau has worked out with the chorus
     how a crowd moves that is watching.

     Sung and spoken is the version of the Opéra-Comique with its dialogues, cut to what one needs to go on singing.`,
  ),
  synopsis: both(
    `**Erster Akt.** Vor einer Tabakfabrik in Sevilla wirft Carmen dem Sergeanten Don José eine Blume zu, gerade ihm, der nicht hinsieht.
     Nach einem Streit soll er sie ins Gefängnis bringen. Er lässt sie laufen und geht selbst in Haft.

     **Zweiter Akt.** In der Schenke wirbt der Torero Escamillo um Carmen. José kommt frei und will bei ihr bleiben, bis zum Zapfenstreich.
     Als sein Vorgesetzter auftaucht, zieht er die Waffe. Nun gibt es für ihn keinen Weg zurück.

     **Dritter Akt.** In den Bergen bei den Schmugglern liest Carmen aus den Karten den Tod, für sich und für ihn. Micaëla holt José zu
     seiner sterbenden Mutter. Carmen liebt ihn nicht mehr.

     **Vierter Akt.** Vor der Arena wartet Carmen auf Escamillo. José fleht, droht und tötet sie, während drinnen gejubelt wird.`,
    `**Act one.** Outside a tobacco factory in Seville Carmen throws a flower to Sergeant Don José, to him of all people, who does not
     look. After a fight he is to take her to prison. He lets her go and is locked up himself.

     **Act two.** In the tavern the bullfighter Escamillo courts Carmen. José is released and wants to stay with her until the last
     post. When his superior turns up he draws his weapon. Now there is no way back for him.

     **Act three.** In the mountains with the smugglers Carmen reads death in the cards, for herself and for him. Micaëla fetches José to
     his dying mother. Carmen does not love him any more.

     **Act four.** Outside the arena Carmen waits for Escamillo. José pleads, threatens and kills her while inside they cheer.`,
  ),
  notes: both(
    'Eine Frau wird von ihrem früheren Partner getötet. Auf der Bühne wird geraucht, mit Kräutern ohne Tabak.',
    'A woman is killed by her former partner. There is smoking on stage, of herbs without tobacco.',
  ),
  questions: [
    {
      question: both('Gibt es die bekannten Melodien?', 'Will I hear the famous tunes?'),
      answer: both(
        'Alle. Auch die, von denen Sie nicht wussten, dass sie von hier sind.',
        'All of them. Including those you did not know were from here.',
      ),
    },
    {
      question: both('Kommt ein Tier auf die Bühne?', 'Is there an animal on stage?'),
      answer: both('Nein. Der Stier wird getanzt, von zweien.', 'No. The bull is danced, by two people.'),
    },
    {
      question: both('Singt der Kinderchor an jedem Abend?', 'Does the children’s chorus sing every evening?'),
      answer: both(
        'Ja, in zwei Gruppen, und nach dem ersten Akt geht es für alle nach Hause ins Bett.',
        'Yes, in two groups, and after the first act they all go home to bed.',
      ),
    },
  ],
  modules: [
    quote(
      both(
        'Man hat mir gesagt, Carmen sei ein Rätsel. Sie sagt doch ständig, was sie will.',
        'They told me that Carmen is a riddle. But she keeps saying what she wants.',
      ),
      both('Nour Benhaddou, Regie', 'Nour Benhaddou, director'),
    ),
    text(
      'Wenn Sie selbst von Gewalt betroffen sind: Das Hilfetelefon »Gewalt gegen Frauen« ist unter 116 016 rund um die Uhr erreichbar, kostenfrei und anonym.',
      'If you are affected by violence yourself: in Germany the helpline for women can be reached day and night on 116 016, free of charge and anonymously.',
    ),
  ],
};
