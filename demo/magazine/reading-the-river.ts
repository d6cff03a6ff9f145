import { both, headline, image, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const readingTheRiver: ArticleSpec = {
  key: 'einen-fluss-aufschreiben',
  title: both('Wie schreibt man einen Fluss auf?', 'How do you write down a river?'),
  teaser: both(
    'Ilka Weidenbrück komponiert »Pegel«. Wir haben sie am Wasser getroffen, morgens um fünf, weil sie dann arbeitet.',
    'Ilka Weidenbrück is composing Water Level. We met her by the river at five in the morning, because that is when she works.',
  ),
  author: 'Kilian Storchenau',
  daysAgo: 31,
  rubrics: ['interview', 'portraet'],
  picture: 'studie-karte',
  productions: ['pegel'],
  content: [
    text(
      `Fünf Uhr früh, Niehler Hafen, Nebel. Ilka Weidenbrück sitzt auf einem Poller, ein Klemmbrett auf den Knien, und hört einem Schiff beim Nicht-Ankommen zu. Es ist eine halbe Stunde entfernt, sagt sie, aber der Motor sei schon da, als Zittern im Eisen. Sie schreibt ein Es. Sie schreibt seit vierzehn Monaten ein Es. Auf Seite vierhundert wird es eine
       Oktave höher sein.

       »Ich wollte wissen, ob man hört, wie etwas steigt, wenn es langsam genug steigt. Die Antwort ist nein. Man hört nur, dass auf einmal alles andere nicht mehr stimmt.« So ist ihre Oper gebaut: Ein einziger Ton hebt sich in hundertzehn Minuten um zwölf Halbtöne, und die Menschen singen darüber, als wäre er fest. Wer genau hinhört, merkt, dass sie nach und
       nach falsch werden. Sie selbst merken es nicht.`,
      `Five in the morning, Niehl harbour, fog. Ilka Weidenbrück sits on a bollard with a clipboard on her knees and listens to a ship not arriving. It is half an hour away, she says, but the engine is already here as a trembling in the iron. She writes an E flat. For fourteen months she has been writing an E flat. On page four hundred it will be an
       octave higher.

       “I wanted to know whether you can hear something rise if it rises slowly enough. The answer is no. You only hear that all of a sudden everything else is no longer right.” That is how her opera is built: a single note lifts by twelve semitones in a hundred and ten minutes, and the people sing above it as if it were firm. If you listen closely you
       notice that they gradually go wrong. They themselves do not notice.`,
    ),
    headline('Frau Weidenbrück, warum eine Pegelleserin?', 'Ms Weidenbrück, why a woman who reads a gauge?'),
    text(
      `»Weil sie die Einzige ist, die nichts deutet. Hanne liest eine Zahl und schreibt sie an. Alle anderen haben eine Meinung dazu, noch ehe die Kreide trocken ist. Ich habe ein Jahr lang Menschen begleitet, die messen: Wasser, Luft, Schnee. Sie haben etwas gemeinsam, eine Geduld, die fast unhöflich ist. Adaeze Okwuosa-Lindt hat diese Geduld in der Stimme. Sie
       war Physikerin, man hört es daran, wie sie aufhört.«`,
      `“Because she is the only one who interprets nothing. Hanne reads a figure and writes it up. Everyone else has an opinion on it before the chalk is dry. For a year I accompanied people who measure: water, air, snow. They have something in common, a patience that is almost impolite. Adaeze Okwuosa-Lindt has this patience in her voice. She was a
       physicist; you can hear it in the way she stops.”`,
    ),
    quote(
      both('Ich misstraue Musik, die weiß, wie hoch sie steht.', 'I distrust music that knows how high it stands.'),
      both('Ilka Weidenbrück, Komponistin', 'Ilka Weidenbrück, composer'),
    ),
    headline('Der Text hat vierzehn Seiten. Reicht das?', 'The libretto has fourteen pages. Is that enough?'),
    text(
      `»Jonathan Mehrwald hat mir neunzig geschickt, in einem Paket mit einem Stein darin, damit es nicht wegfliegt. Dann hat er gestrichen, auf einem Kahn zwischen Duisburg und Basel, bei jeder Schleuse eine Szene. Es ist jetzt so wenig Text, dass der Chor Zahlen singen kann, und man versteht, worum es geht. *Neun zwanzig. Neun vierzig.* Das ist der traurigste Chor, den
       ich kenne, und er besteht aus einer Tabelle.«`,
      `“Jonathan Mehrwald sent me ninety, in a parcel with a stone in it so that it would not blow away. Then he cut, on a barge between Duisburg and Basel, one scene at every lock. There is now so little text that the chorus can sing figures, and you understand what it is about. *Nine twenty. Nine forty.* It is the saddest chorus I know, and it consists of a
       table.”`,
    ),
    image(
      'rhein',
      'default',
      both('Aus dem Foyer sieht man den Fluss, um den es geht', 'From the foyer you can see the river it is about'),
    ),
    headline('Wovor haben Sie Angst?', 'What are you afraid of?'),
    text(
      `Sie überlegt lange. Das Schiff ist inzwischen zu sehen, dann vorbei. »Dass es am Abend der Uraufführung Hochwasser gibt. Und noch mehr davor, dass alle es dann für Absicht halten.« Sie steht auf, klopft sich den Tau vom Mantel und liest im Gehen die Latte an der Kaimauer ab. Zwei Meter einundneunzig. Sie schreibt es auf. »Nur für mich«, sagt
       Ilka Weidenbrück.`,
      `She thinks for a long time. By now the ship can be seen, then it has passed. “That there will be high water on the night of the premiere. And even more that everyone will take it for intention.” She gets up, brushes the dew off her coat, and reads the staff on the quay wall as she walks. Two metres ninety-one. She writes it down. “Just for myself”, says
       Ilka Weidenbrück.`,
    ),
  ],
};
