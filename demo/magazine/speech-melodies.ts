import { both, headline, image, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const speechMelodies: ArticleSpec = {
  key: 'wie-geschwiegen-wird',
  title: both('Wie in Mähren geschwiegen wird', 'How they keep silent in Moravia'),
  teaser: both(
    'Janáček lief mit einem Notizheft über Märkte und schrieb auf, in welcher Tonhöhe Menschen »ja« sagen. Eine Einführung in »Jenůfa«.',
    'Janáček walked across markets with a notebook and wrote down at what pitch people say yes. An introduction to Jenůfa.',
  ),
  author: 'Kilian Storchenau',
  daysAgo: 13,
  rubrics: ['werkeinfuehrung'],
  picture: 'studie-welle',
  productions: ['jenufa'],
  content: [
    text(
      `Eine Frau ruft ihr Kind zum Essen. Sie ruft zweimal, beim ersten Mal eine Terz nach oben, beim zweiten Mal eine nach unten. Wer die Sprache nicht kann, weiß trotzdem, dass das Kind beim ersten Mal nicht gekommen ist. Leoš Janáček steht auf der anderen Straßenseite, zieht ein Heft aus der Tasche und
       notiert zwei Takte. Er wird es sein Leben lang tun: auf Bahnhöfen, an Gartenzäunen, am Bett seiner sterbenden Tochter.

       *Nápěvky* nannte er diese Notizen, Sprechmelodien. Er glaubte, dass in ihnen mehr Wahrheit stecke als in den Sätzen, zu denen sie gehören. Man könne lügen, meinte er, aber kaum in der richtigen Tonhöhe. »Jenůfa« ist die Oper, in der er diesem Gedanken zum ersten Mal ganz vertraut hat. Er schrieb neun Jahre daran.`,
      `A woman calls her child in to eat. She calls twice, the first time a third upwards, the second time a third down. Even if you do not speak the language you know that the child did not come the first time. Leoš Janáček stands across the street, takes a notebook from his pocket and writes down two bars. He will
       do so all his life: at stations, by garden fences, at the bed of his dying daughter.

       *Nápěvky* he called these notes, speech melodies. He believed that there was more truth in them than in the sentences they belong to. You can lie, he thought, but hardly at the right pitch. Jenůfa is the opera in which he trusted this thought entirely for the first time. He worked on it for nine years.`,
    ),
    headline('Ein Xylophon wie ein Mühlrad', 'A xylophone like a mill wheel'),
    text(
      `Sie beginnt mit einem Klappern. Das Xylophon wiederholt einen Ton, gleichmäßig, kalt, und man versteht sofort: Hier dreht sich etwas, das nicht anhält, wenn jemand unglücklich ist. Es ist die Mühle, und es ist das Dorf. Achten Sie darauf, wie oft in diesem Akt Menschen etwas zweimal sagen. Janáček vertont Wiederholungen nicht
       aus Verlegenheit. Wer etwas zweimal sagt, hat beim ersten Mal niemanden erreicht.

       Der zweite Akt ist eines der engsten Zimmer der Oper. Drei Menschen, eine Wiege, ein geschlossener Laden. Die Küsterin ringt mit sich, und das Orchester gibt ihr keine Melodie, an der sie sich festhalten könnte, nur Bruchstücke von Sätzen, die sie zu Ende denken muss. Als sie mit dem Kind hinausgeht, bleibt die Musik
       im Zimmer. Wir erfahren, was geschieht, weil es drinnen kälter wird.`,
      `It begins with a clatter. The xylophone repeats one note, even, cold, and you understand at once: something is turning here that will not stop when somebody is unhappy. It is the mill, and it is the village. Notice how often in this act people say a thing twice. Janáček does not set repetitions for want of words. Whoever
       says something twice has reached nobody the first time.

       The second act is one of the narrowest rooms in opera. Three people, a cradle, a closed shutter. The Kostelnička struggles with herself, and the orchestra gives her no tune to hold on to, only fragments of sentences that she must think to the end. When she goes out with the child, the music stays in the room. We learn
       what happens because it gets colder inside.`,
    ),
    quote(
      both('Zwischen zwei Wörtern liegt bei ihm ein ganzes Dorf.', 'With him a whole village lies between two words.'),
      both('Miroslav Trnavský, Dirigent', 'Miroslav Trnavský, conductor'),
    ),
    image('jenufa-hoch', 'vertical', both('Das Eis trägt, vorläufig', 'The ice holds, for the time being')),
    headline('Was Verzeihen kostet', 'What it costs to forgive'),
    text(
      `Man hat Janáček vorgeworfen, sein Schluss sei zu hell. Die Frau, deren Kind getötet wurde, verzeiht der, die es tat. Aber hören Sie hin: Diese Helligkeit kommt nicht von oben. Sie steigt aus den tiefen Streichern auf, stockend, als müsste jemand sehr lange nicht benutzte Stufen hinaufgehen. Jenůfa verzeiht nicht, weil sie gut ist. Sie
       verzeiht, weil sie verstanden hat, wie es dazu kam, und weil jemand damit aufhören muss.

       Die Uraufführung in Brünn war ein Erfolg, aber Prag brauchte zwölf Jahre, um davon zu hören. Janáček war zweiundsechzig, als die Welt ihn kennenlernte. Er hatte da schon Tausende von Sprechmelodien gesammelt. Eine davon stammt von einem Straßenbahnschaffner. Er sagt: »Endstation.« Es ist eine große Sekunde, abwärts.`,
      `Janáček was blamed for an ending too bright. The woman whose child was killed forgives her who did it. But listen: this brightness does not come from above. It rises from the low strings, haltingly, as if somebody had to climb stairs that have not been used for a very long time. Jenůfa does not forgive because she is good. She forgives
       because she has understood how it came about, and because somebody has to stop.

       The premiere in Brno was a success, but it took Prague twelve years to hear of it. Janáček was sixty-two when the world got to know him. By then he had collected thousands of speech melodies. One of them is by a tram conductor. He says: “Last stop.” It is a major second, downwards.`,
    ),
  ],
};
