import { both, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

/** Articles about people and rooms backstage. */
export const backstage: ArticleSpec[] = [
  {
    key: 'vierzig-stunden-haar',
    title: both('Vierzig Stunden Haar', 'Forty hours of hair'),
    teaser: both(
      'Wie in der Maske aus dreihunderttausend Haaren eine Königin wird.',
      'How three hundred thousand hairs become a queen in the wig shop.',
    ),
    author: 'Leonore Amstutz-Vahl',
    daysAgo: 73,
    rubrics: ['hinter-der-buehne'],
    picture: 'studie-haare',
    content: [
      text(
        `Rosa Quastenberg hält die Nadel wie andere einen Bleistift. Sie sticht durch den Tüll, fängt zwei Haare, zieht sie durch, knotet. Das dauert anderthalb Sekunden, und für eine Perücke macht sie es etwa sechzigtausend Mal. Neben ihr
         läuft das Radio, »Aber ohne Musik, nur Gespräche«, sagt sie. »Bei Musik knote ich im Takt, und dann liegt es wie eine Mütze.«

         Jeder Kopf im Ensemble steht hier noch einmal, aus Leinen und Sägemehl, mit Filzstift beschriftet. Sunniva Halmdahl hat einen kleinen, Ingolf Sturmhöfel einen, für den es keine Schachtel gab. Echtes Haar bewegt sich, Kunsthaar glänzt,
         Büffelhaar nimmt man für Bärte, weil es Widerworte gibt. Für die Königin der Nacht hat Quastenberg zum ersten Mal Draht eingeknüpft: Bei jedem hohen f zittert die Frisur ein wenig nach.`,
        `Rosa Quastenberg holds the needle as others hold a pencil. She pricks through the tulle, catches two hairs, draws them through, knots. It takes a second and a half, and for one wig she does it about sixty thousand times. Beside her the radio
         is on. “But no music, only talk”, she says. “With music I knot to the beat, and then it lies like a cap.”

         Every head in the company stands here once more, made of linen and sawdust and labelled with a felt pen. Sunniva Halmdahl has a small one, Ingolf Sturmhöfel one for which there was no box. Real hair moves, artificial hair shines, buffalo hair is
         used for beards because it answers back. For the Queen of the Night Quastenberg has for the first time knotted in wire: at every high F the hairdo trembles a little longer.`,
      ),
      quote(
        both(
          'Man sieht einer Perücke an, ob jemand dabei Hunger hatte.',
          'You can tell from a wig whether somebody was hungry while making it.',
        ),
        both('Rosa Quastenberg, Chefmaskenbildnerin', 'Rosa Quastenberg, head of make-up and wigs'),
      ),
    ],
  },
  {
    key: 'das-rote-seil',
    title: both('Das rote Seil', 'The red rope'),
    teaser: both(
      'Achtundzwanzig Meter über der Bühne hängt alles, was gleich geschieht.',
      'Twenty-eight metres above the stage hangs everything that is about to happen.',
    ),
    author: 'Kilian Storchenau',
    daysAgo: 201,
    rubrics: ['hinter-der-buehne'],
    picture: 'studie-seile',
    content: [
      text(
        `Man hört es, bevor man es sieht: ein Summen wie von einem sehr großen Instrument. Im Schnürboden sind achtundsechzig Züge gespannt, und jeder hat seine eigene Höhe. Magnus Tholen, der Technische Direktor, behauptet, er könne mit geschlossenen Augen sagen, ob
         ein Wald hängt oder ein Salon. Wälder brummen.

         Heute fährt alles mit Motoren und auf den Zentimeter. Nur ein Zug ist noch von Hand, mit einem Seil aus Hanf, rot gefärbt, damit niemand es verwechselt. An ihm hängt nichts. Es hat einmal den Mond gehalten, 1911, am Abend, als der Vorhang klemmte, und seitdem hat sich kein
         Technischer Direktor getraut, es abzunehmen. Jede neue Kollegin zieht am ersten Tag einmal daran. Oben bewegt sich dann etwas, man weiß nicht was, und unten sagt Petra Wollbrecht ins Mikrofon: »Willkommen.«`,
        `You hear it before you see it: a hum as of a very large instrument. Sixty-eight bars are hung in the fly tower, and each has a pitch of its own. Magnus Tholen, the technical director, claims he can tell with his eyes closed whether a forest hangs there or a drawing room. Forests hum
         low.

         Today everything moves by motor and to the centimetre. Only one bar is still worked by hand, with a rope of hemp, dyed red so that nobody mistakes it. Nothing hangs from it. It once held the moon, in 1911, on the night the curtain jammed, and since then no technical director has dared to take it down.
         On her first day every new colleague pulls it once. Then something moves up there, nobody knows what, and down below Petra Wollbrecht says into her microphone: “Welcome.”`,
      ),
    ],
  },
  {
    key: 'das-licht-das-bleibt',
    title: both('Das Licht, das bleibt', 'The light that stays'),
    teaser: both(
      'Wenn alle gegangen sind, brennt auf der Bühne eine einzige Lampe. Warum eigentlich?',
      'When everyone has gone a single lamp burns on the stage. Why is that?',
    ),
    author: 'Leonore Amstutz-Vahl',
    daysAgo: 236,
    rubrics: ['hinter-der-buehne', 'geschichte'],
    picture: 'probe',
    content: [
      text(
        `Das Nachtlicht ist eine nackte Birne in einem Drahtkorb auf einem Ständer, den niemand wegräumen darf. Die Feuerwehr nennt einen Grund: Eine dunkle Bühne hat Versenkungen, Kanten und einen Graben. Die Technik nennt einen zweiten: Man findet morgens den Schalter. Den dritten nennt niemand, aber alle
         kennen ihn. Ein Theater soll nicht ganz dunkel sein, für den Fall, dass noch jemand da ist.

         Burkhard Niedermoser schaltet es als Letzter ein. Er hat ausgerechnet, dass die Lampe in einer Spielzeit länger brennt als alle Scheinwerfer zusammen, und hat sie trotzdem gegen keine sparsamere getauscht, weil die anderen nicht summen. Einmal, im vergangenen Winter, war sie morgens aus. Die Birne war heil, der
         Stecker steckte. Der Pförtner sagte, das sei schon immer manchmal so gewesen. Er arbeitet seit März hier.`,
        `The ghost light is a bare bulb in a wire cage on a stand that nobody may clear away. The fire brigade gives one reason: a dark stage has traps, edges and a pit. The crew gives a second: in the morning you can find the switch. The third nobody gives, but everyone knows it. A theatre should not be entirely dark, just
         in case somebody is still there.

         Burkhard Niedermoser is the last to switch it on. He has worked out that in one season the lamp burns longer than all the spotlights together, and he has not exchanged it for a thriftier one all the same, because the others do not hum. Once, last winter, it was out in the morning. The bulb was whole, the plug was in. The
         doorkeeper said it had always been like that sometimes. He has worked here since March.`,
      ),
    ],
  },
  {
    key: 'vierzigtausend-kostueme',
    title: both('Vierzigtausend Kostüme und ein Knopf', 'Forty thousand costumes and one button'),
    teaser: both(
      'Im Fundus hängt alles, was hier je getragen wurde. Man muss nur wissen, wo.',
      'In the costume store hangs everything that was ever worn here. You only need to know where.',
    ),
    author: 'Selin Aydemirci',
    daysAgo: 173,
    rubrics: ['hinter-der-buehne'],
    picture: 'werkstatt',
    content: [
      text(
        `Der Fundus liegt unter der Erde, hat siebzehn Grad und riecht nach Wolle und ein wenig nach Applaus. So sagt es Oda Perlbach, und wer zwischen den Stangen steht, widerspricht nicht. Vierzigtausend Stücke, sortiert nach Jahrhundert, dann nach Stand, dann nach Kragenweite. Zwischen »Adel, verarmt« und »Bürger, satt«
         ist ein Gang frei geblieben. Da stehe man gut, wenn man nachdenken müsse.

         In jedes Kleid ist ein Band genäht mit allen Namen, die es getragen haben. Das rote aus der »Traviata« hat elf. Änderungen werden nicht abgeschnitten, sondern eingeschlagen, damit die Nächste sie wieder auslassen kann. Nur ein einzelner Knopf liegt in einer eigenen Schublade, Perlmutt, ohne Zettel. Er ist vor neun Jahren auf der
         Bühne gefunden worden. Er passt an nichts. Perlbach probiert ihn an jedem neuen Kostüm.`,
        `The store lies underground, has seventeen degrees and smells of wool and a little of applause. That is how Oda Perlbach puts it, and standing between the rails you do not contradict. Forty thousand pieces, sorted by century, then by rank, then by collar size. Between “gentry, impoverished” and “burghers, well fed” one
         aisle has been left free. It is a good place to stand, she says, if you have to think.

         Into every dress a ribbon is sewn with all the names that have worn it. The red one from La traviata has eleven. Alterations are not cut but turned in, so that the next one can let them out again. Only a single button lies in a drawer of its own, mother-of-pearl, without a label. It was found on stage nine years ago. It fits
         nothing. Perlbach tries it on every new costume.`,
      ),
    ],
  },
  {
    key: 'letzte-bahn',
    title: both('Die letzte Bahn', 'The last tram'),
    teaser: both(
      'Gerlinde Paffrath fährt die Linie, mit der unser Publikum nach Hause kommt. Sie hört, wie der Abend war.',
      'Gerlinde Paffrath drives the line that takes our audience home. She can hear what the evening was like.',
    ),
    author: 'Selin Aydemirci',
    daysAgo: 52,
    rubrics: ['portraet'],
    picture: 'bahn',
    content: [
      text(
        `»Bei Puccini steigen sie einzeln ein«, sagt Gerlinde Paffrath. »Bei Mozart in Gruppen. Und bei Wagner zeigen sie mir die Uhr.« Seit sechzehn Jahren fährt sie die Spätschicht, und um zehn nach halb elf hält sie an der Haltestelle Opernhaus und lässt die Türen einen Moment länger offen, als der Fahrplan erlaubt.

         Sie selbst war lange nicht drin. Dann bekam sie von einem Fahrgast eine Karte geschenkt, für »La bohème«, Reihe neun. »Ich habe gedacht, ich schlafe ein, nach der Frühschicht. Ich habe geheult, bis die Brille beschlagen war.« Seitdem hat sie ein Abonnement, sonntags, wenn sie frei hat. Auf dem Heimweg nimmt
         sie die Bahn und fährt nicht selbst. Sie sitzt dann ganz hinten und hört zu, wie der Abend war.`,
        `“With Puccini they get on one by one”, says Gerlinde Paffrath. “With Mozart in groups. And with Wagner they show me their watches.” For sixteen years she has driven the late shift, and at twenty to eleven she stops at Opernhaus and keeps the doors open a moment longer than the timetable allows.

         For a long time she had not been inside herself. Then a passenger gave her a ticket, for La bohème, row nine. “I thought I would fall asleep after the early shift. I cried until my glasses steamed up.” Since then she has had a subscription, on Sundays, when she is off. On the way home she takes the tram and does not drive.
         Then she sits at the very back and listens to what the evening was like.`,
      ),
      quote(
        both(
          'Nach einer guten Vorstellung fragt keiner, ob die Bahn pünktlich ist.',
          'After a good performance nobody asks whether the tram is on time.',
        ),
        both('Gerlinde Paffrath, Straßenbahnfahrerin', 'Gerlinde Paffrath, tram driver'),
      ),
    ],
  },
  {
    key: 'reihe-neun',
    title: both('Reihe neun, Platz vierzehn', 'Row nine, seat fourteen'),
    teaser: both(
      'Hedwig Laurenz sitzt seit einunddreißig Jahren auf demselben Platz. Ein Porträt von der Seite.',
      'Hedwig Laurenz has had the same seat for thirty-one years. A portrait from the side.',
    ),
    author: 'Kilian Storchenau',
    daysAgo: 139,
    rubrics: ['portraet'],
    picture: 'saal',
    content: [
      text(
        `Von Platz vierzehn sieht man die linke Bühnenhälfte besser als die rechte. Hedwig Laurenz weiß das seit einunddreißig Jahren und hat nie getauscht. »Rechts wird geliebt, links wird gelogen«, sagt sie. »Ich sitze richtig.«

         Sie war Apothekerin in Deutz und kam zum ersten Mal, weil ein Kunde krank wurde und seine Karte nicht verfallen lassen wollte. Auf Platz fünfzehn saß ein Herr, der in der Pause nichts sagte, beim zweiten Mal auch nicht, und beim dritten ein Hustenbonbon anbot. Aus der Freundschaft wurde keine Ehe, darauf legt sie Wert, sondern
         etwas Haltbareres. Seit vier Jahren ist Platz fünfzehn frei. Das Haus verkauft ihn erst eine Stunde vor Beginn, und immer an jemanden unter dreißig, der noch nie da war. Frau Laurenz hat die Hustenbonbons dabei.`,
        `From seat fourteen you see the left half of the stage better than the right. Hedwig Laurenz has known this for thirty-one years and never exchanged. “On the right they love, on the left they lie”, she says. “I sit well.”

         She was a pharmacist in Deutz and first came because a customer fell ill and did not want his ticket to go to waste. In seat fifteen sat a gentleman who said nothing in the interval, nor the second time, and offered a cough drop the third. The friendship did not become a marriage, she insists, but something more durable. For four years seat fifteen
         has been empty. The house sells it only an hour before the start, and always to somebody under thirty who has never been here. Ms Laurenz has the cough drops with her.`,
      ),
    ],
  },
  {
    key: 'der-am-klavier',
    title: both('Der am Klavier', 'The one at the piano'),
    teaser: both(
      'Hanno Piontek begleitet seit neunzehn Jahren dieselbe Reise und ist noch nie am selben Ort angekommen.',
      'For nineteen years Hanno Piontek has accompanied the same journey and never arrived at the same place.',
    ),
    author: 'Leonore Amstutz-Vahl',
    daysAgo: 289,
    rubrics: ['portraet'],
    picture: 'studie-tasten',
    productions: ['nachtlied'],
    content: [
      text(
        `Am Vormittag ist er ein Orchester. Dann sitzt Hanno Piontek im Probenraum drei, spielt Strauss zu zehn Fingern, singt die fehlenden Stimmen dazu und sagt, ohne aufzuhören: »Da holst du zu spät Luft.« Er leitet das Studium der Partien, also jene Wochen, in denen aus Noten ein Mensch wird und noch niemand zuhört.

         Am Abend, dreimal im Winter, ist er ein Wanderer. Die »Winterreise« mit Anselm Wirrbach kennt keinen Vertrag und keine Absprache; sie treffen sich um halb acht, reden über Fußball, und um acht geht es los. Wie schnell, entscheidet der erste Schritt. »Anselm geht«, sagt Piontek, »und ich bin der Weg. Manchmal bin ich vereist.« Am Ende, beim
         Leiermann, nimmt er das Pedal weg. Man hört dann die Finger auf dem Holz. Er übt das nicht.`,
        `In the morning he is an orchestra. Then Hanno Piontek sits in rehearsal room three, plays Strauss with ten fingers, sings the missing voices and says without stopping: “You are breathing too late there.” He heads the study of parts, which is to say those weeks in which notes become a person and nobody is listening yet.

         In the evening, three times a winter, he is a wanderer. Winterreise with Anselm Wirrbach knows no contract and no agreement; they meet at half past seven, talk about football, and at eight they set out. The first step decides how fast. “Anselm walks”, says Piontek, “and I am the road. Sometimes I am icy.” At the end, with the
         hurdy-gurdy man, he takes away the pedal. Then you hear the fingers on the wood. He does not practise that.`,
      ),
    ],
  },
];
