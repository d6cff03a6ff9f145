import { both, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

/** Music to listen to before or after; works and authors are facts. */
export const playlists: ArticleSpec[] = [
  {
    key: 'sieben-monde',
    title: both('Sieben Monde', 'Seven moons'),
    teaser: both(
      'Zur Einstimmung auf »Salome«: Musik, in der es nachts hell ist.',
      'To get in the mood for Salome: music in which the nights are bright.',
    ),
    author: 'Kilian Storchenau',
    daysAgo: 3,
    rubrics: ['playlist'],
    picture: 'studie-skala',
    productions: ['salome'],
    content: [
      text(
        `Der Mond ist der treueste Zuhörer der Musik: Er kommt pünktlich, sagt nichts und lässt sich für alles verantwortlich machen. Sieben Stücke, am besten bei offenem Fenster.

         1. Robert Schumann, *Mondnacht*: vier Minuten, in denen ein Himmel eine Erde küsst.
         2. Antonín Dvořák, *Lied an den Mond* aus »Rusalka«: Sie bittet ihn, zu warten. Er wartet.
         3. Claude Debussy, *Clair de lune*: Kennen Sie. Hören Sie einmal nur auf die linke Hand.
         4. Arnold Schönberg, *Pierrot lunaire*: der Mond als Betrunkener, sehr genau notiert.
         5. Richard Strauss, *Mondscheinmusik* aus »Capriccio«: das Spätwerk, als hätte er sich bei Salome entschuldigen wollen.
         6. Joseph Haydn, »Il mondo della luna«: Jemand glaubt, dort zu sein. Es ist ein Garten.
         7. Ludwig van Beethoven, Sonate op. 27 Nr. 2: Den Mond hat ihr ein anderer angedichtet. Er steht ihr trotzdem.`,
        `The moon is music’s most faithful listener: it comes on time, says nothing and lets itself be blamed for everything. Seven pieces, best heard by an open window.

         1. Robert Schumann, *Mondnacht*: four minutes in which a sky kisses an earth.
         2. Antonín Dvořák, *Song to the Moon* from Rusalka: she asks it to wait. It waits.
         3. Claude Debussy, *Clair de lune*: you know it. For once, listen only to the left hand.
         4. Arnold Schoenberg, *Pierrot lunaire*: the moon as a drunkard, very precisely written down.
         5. Richard Strauss, *Moonlight music* from Capriccio: the late work, as if he had wanted to apologise to Salome.
         6. Joseph Haydn, Il mondo della luna: somebody believes he is there. It is a garden.
         7. Ludwig van Beethoven, Sonata op. 27 no. 2: somebody else lent it the moon. It suits it all the same.`,
      ),
    ],
  },
  {
    key: 'musik-fuer-den-heimweg',
    title: both('Musik für den Heimweg', 'Music for the way home'),
    teaser: both(
      'Neun Minuten Straßenbahn, fünf Stücke mit Fahrplan.',
      'Nine minutes by tram, five pieces with a timetable.',
    ),
    author: 'Selin Aydemirci',
    daysAgo: 110,
    rubrics: ['playlist'],
    picture: 'studie-platte',
    content: [
      text(
        `Nach der Vorstellung ist man noch nicht zu Hause, auch musikalisch nicht. Diese fünf fahren mit.

         - Hans Christian Lumbye, *Kopenhagener Eisenbahn-Dampf-Galopp*: mit Pfiff, Schaffner und Notbremse.
         - Johann Strauss, *Vergnügungszug*: für alle, die aus der »Fledermaus« kommen und noch nicht sitzen können.
         - Arthur Honegger, *Pacific 231*: eine Lokomotive, die so lange schneller wird, bis man die Haltestelle verpasst.
         - Heitor Villa-Lobos, *O trenzinho do caipira*: der kleine Zug, der bergauf schnauft und unterwegs ein Lied findet.
         - Steve Reich, *Different Trains*: für die letzte Bahn, wenn niemand mehr redet.

         Gerlinde Paffrath, die unsere Linie fährt, hat eine sechste empfohlen: nichts. Man höre dann den Strom.`,
        `After the performance you are not home yet, musically either. These five will ride along.

         - Hans Christian Lumbye, *Copenhagen Steam Railway Galop*: with whistle, conductor and emergency brake.
         - Johann Strauss, *Pleasure Train*: for all who come from Die Fledermaus and cannot sit down yet.
         - Arthur Honegger, *Pacific 231*: a locomotive that goes faster until you miss your stop.
         - Heitor Villa-Lobos, *O trenzinho do caipira*: the little train that puffs uphill and finds a song on the way.
         - Steve Reich, *Different Trains*: for the last tram, when nobody talks any more.

         Gerlinde Paffrath, who drives our line, has recommended a sixth: nothing. Then, she says, you can hear the current.`,
      ),
    ],
  },
  {
    key: 'alles-fliesst',
    title: both('Alles fließt, außer der Bratsche', 'Everything flows, except for the viola'),
    teaser: both(
      'Sechs Wasserstücke zur Uraufführung von »Pegel«, ausgesucht von Ilka Weidenbrück.',
      'Six pieces of water for the premiere of Water Level, chosen by Ilka Weidenbrück.',
    ),
    author: 'Ilka Weidenbrück',
    daysAgo: 28,
    rubrics: ['playlist'],
    picture: 'rheingold',
    productions: ['pegel'],
    content: [
      text(
        `Man hat mich gefragt, welche Musik ich höre, wenn ich über Wasser schreibe. Keine. Aber vorher diese:

         - Richard Wagner, Vorspiel zu »Das Rheingold«: Er hat den Ton, den ich auch habe. Er bleibt darauf, ich nicht.
         - Robert Schumann, Sinfonie Nr. 3: Man sieht den Dom, und dann sieht man, wie der Komponist ihn sieht.
         - Bedřich Smetana, *Die Moldau*: zwei Flöten, die nicht wissen, was aus ihnen wird.
         - Benjamin Britten, *Four Sea Interludes*: Wasser, das etwas weiß und es nicht sagt.
         - Claude Debussy, *La mer*: Am Ende des zweiten Satzes hört man, dass Wellen sich langweilen können.
         - Georg Friedrich Händel, *Wassermusik*: damit jemand gute Laune hat.

         Danach gehe ich an den Hafen und höre einem Motor zu. Die Bratschen mögen mir den Titel verzeihen; sie haben in meiner Oper als Einzige eine Melodie.`,
        `I was asked what music I listen to when I write about water. None. But before that, these:

         - Richard Wagner, prelude to Das Rheingold: he has the note that I have, too. He stays on it, I do not.
         - Robert Schumann, Symphony no. 3: you see the cathedral, and then you see how the composer sees it.
         - Bedřich Smetana, *Vltava*: two flutes that do not know what will become of them.
         - Benjamin Britten, *Four Sea Interludes*: water that knows something and does not say it.
         - Claude Debussy, *La mer*: at the end of the second movement you can hear that waves can be bored.
         - George Frideric Handel, *Water Music*: so that somebody is in a good mood.

         Then I go to the harbour and listen to an engine. May the violas forgive me the title; they are the only ones to have a tune in my opera.`,
      ),
    ],
  },
  {
    key: 'schnee-von-gestern',
    title: both('Schnee von gestern', 'Snow of yesteryear'),
    teaser: both(
      'Fünfmal Winter, von Purcell bis Debussy, für Menschen mit warmen Füßen.',
      'Winter five times, from Purcell to Debussy, for people with warm feet.',
    ),
    author: 'Leonore Amstutz-Vahl',
    daysAgo: 312,
    rubrics: ['playlist'],
    picture: 'nachtlied',
    content: [
      text(
        `Schnee macht in der Musik kein Geräusch, deshalb lieben ihn die Komponisten. Fünf Arten, ihn trotzdem zu hören:

         - Henry Purcell, *What power art thou* aus »King Arthur«: Ein Geist friert so sehr, dass jeder Ton zittert.
         - Antonio Vivaldi, *Der Winter*: der langsame Satz, drinnen, am Ofen, während es draußen zupft.
         - Franz Schubert, *Gute Nacht*, das erste Lied der »Winterreise«: Jemand geht, ganz leise, um niemanden zu wecken.
         - Claude Debussy, *Des pas sur la neige*: sechsunddreißig Takte Fußspuren, die nicht weiterkommen.
         - Giacomo Puccini, »La bohème«, drittes Bild: Er lässt Harfe und Flöte in leeren Quinten fallen, und man schlägt den Kragen hoch.

         Wem danach kalt ist: Das Foyer öffnet eine Stunde vor der Vorstellung, und die Suppe ist schon da.`,
        `In music snow makes no sound, which is why composers love it. Five ways to hear it all the same:

         - Henry Purcell, *What power art thou* from King Arthur: a spirit is so cold that every note shivers.
         - Antonio Vivaldi, *Winter*: the slow movement, indoors by the stove, while it plucks outside.
         - Franz Schubert, *Gute Nacht*, the first song of Winterreise: somebody leaves, quite softly, so as not to wake anyone.
         - Claude Debussy, *Des pas sur la neige*: thirty-six bars of footprints that get no further.
         - Giacomo Puccini, La bohème, scene three: he lets harp and flute fall in empty fifths, and you turn up your collar.

         If you are cold after that: the foyer opens an hour before the performance, and the soup is already there.`,
      ),
    ],
  },
  {
    key: 'kaum-zu-hoeren',
    title: both('Kaum zu hören', 'Hardly to be heard'),
    teaser: both(
      'Sechs sehr leise Stellen, für die es sich lohnt, den Kühlschrank auszuschalten.',
      'Six very quiet passages for which it is worth turning off the fridge.',
    ),
    author: 'Thaddäus Quint',
    daysAgo: 251,
    rubrics: ['playlist'],
    picture: 'requiem',
    content: [
      text(
        `Laut kann jeder. Für die folgenden Stellen haben wir im Orchester ein Wort, das ich hier nicht schreibe; es bedeutet »noch weniger«.

         - Richard Wagner, Vorspiel zu »Lohengrin«, die ersten acht Takte: Wann fangen sie an? Eben.
         - Peter Tschaikowsky, Sinfonie Nr. 6, erster Satz: ein Fagott mit sechs p. Meist spielt es die Bassklarinette, aus Mitleid.
         - Gustav Mahler, Sinfonie Nr. 9, die letzte Seite: *ersterbend*. Husten Sie vorher.
         - Franz Schubert, *Wandrers Nachtlied*: vierzehn Takte, in denen die Vögel schweigen.
         - György Ligeti, *Lontano*: Das Orchester ist sehr weit weg und kommt nicht näher.
         - John Cage, *4′33″*: Hier dürfen Sie den Kühlschrank wieder einschalten.

         Wer das einmal im Saal erleben möchte: Beim »Deutschen Requiem« steht der Chor zwischen Ihnen. Leiser geht es nicht, und näher auch nicht.`,
        `Anyone can be loud. For the following passages we have a word in the orchestra which I shall not write here; it means “even less”.

         - Richard Wagner, prelude to Lohengrin, the first eight bars: when do they begin? Exactly.
         - Pyotr Tchaikovsky, Symphony no. 6, first movement: a bassoon with six ps. Usually the bass clarinet plays it, out of pity.
         - Gustav Mahler, Symphony no. 9, the last page: *ersterbend*, dying away. Cough beforehand.
         - Franz Schubert, *Wandrers Nachtlied*: fourteen bars in which the birds are silent.
         - György Ligeti, *Lontano*: the orchestra is very far away and does not come closer.
         - John Cage, *4′33″*: you may turn the fridge on again.

         If you would like to experience that in the house: in A German Requiem the chorus stands among you. It does not get any softer, or any nearer.`,
      ),
    ],
  },
];
