import { both, headline, image, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const moonInTheCelesta: ArticleSpec = {
  key: 'mond-in-der-celesta',
  title: both('Warum Salome den Mond nicht ansieht', 'Why Salome does not look at the moon'),
  teaser: both(
    'Weil alle anderen es tun. Eine Einführung in anderthalb Stunden Musik, in der ständig hingesehen und selten etwas gesehen wird.',
    'Because everyone else does. An introduction to an hour and a half of music in which people keep looking and rarely see.',
  ),
  author: 'Leonore Amstutz-Vahl',
  daysAgo: 9,
  rubrics: ['werkeinfuehrung'],
  picture: 'studie-takt',
  productions: ['salome'],
  content: [
    text(
      `Der Vorhang ist auf, ehe man sitzt. Kein Vorspiel, kein Akkord zur Sammlung, nur ein Lauf der Klarinette, eine Treppe hinauf, und oben steht schon jemand und sagt den Satz, aus dem alles wird: »Wie schön ist
       die Prinzessin Salome heute Nacht.« Strauss gibt uns keine Zeit, uns einzurichten. Wir sind zu spät gekommen, wie alle auf diesem Fest.

       Auf den ersten Seiten wird vor allem geschaut. Narraboth sieht Salome an, der Page sieht Narraboth an, alle sehen zum Mond, und jeder sieht dort etwas anderes: eine Frau, die aus dem Grab aufsteigt, eine
       kleine Prinzessin mit Füßen aus Silber, eine Betrunkene. »Man soll nicht so hinsehen«, sagt der Page. »Es kann etwas Schreckliches geschehen.« Das ist die Handlung, in Kurzform.`,
      `The curtain is up before you have sat down. No prelude, no chord to collect yourself, only a run of the clarinet, up a staircase, and at the top somebody is already standing and says the sentence out of which everything
       grows: “How beautiful is the princess Salome tonight.” Strauss gives us no time to settle. We have come too late, like everyone at this party.

       In the first pages there is mainly looking. Narraboth looks at Salome, the page looks at Narraboth, everybody looks at the moon, and each sees something else there: a woman rising from the grave, a little princess with
       feet of silver, a drunken woman. “One should not look so”, says the page. “Something terrible may happen.” That is the plot, in brief.`,
    ),
    headline('Wer sieht, besitzt', 'Who sees, owns'),
    text(
      `Oscar Wilde schrieb sein Stück auf Französisch, in einer Sprache, die nicht seine war, und vielleicht ist deshalb jedes Wort darin wie mit Handschuhen angefasst. Hedwig Lachmanns deutsche Fassung, die Strauss kürzte und
       vertonte, hat diese Kühle behalten. Dauernd wird verglichen: Haare wie Trauben, ein Mund wie ein Scharlachband, ein Leib wie Elfenbein. Wer vergleicht, sieht weg. Wer weg sieht, darf sich nehmen, was er will.

       Salome vergleicht auch, sie hat es so gelernt. Aber sie ist die Einzige, die zurückschaut, wenn sie angesehen wird. Und sie ist die Einzige, die Jochanaan sehen will, der sie nicht ansieht. In der ganzen großen Szene der beiden
       gibt es keinen Takt, in dem ihre Melodien zueinander passen. Sie singt Bögen, er Pfeiler. Das Orchester steht dazwischen wie jemand, der beide mag.`,
      `Oscar Wilde wrote his play in French, a language that was not his own, and perhaps that is why every word in it seems to be touched with gloves. Hedwig Lachmann’s German version, which Strauss cut and set, has kept this
       coolness. There is constant comparing: hair like grapes, a mouth like a scarlet ribbon, a body like ivory. To compare is to look away. Whoever looks away may take what he wants.

       Salome compares as well; that is how she was taught. But she is the only one who looks back when she is looked at. And she is the only one who wants to see Jochanaan, who does not look at her. In the whole great scene of the
       two there is not a bar in which their melodies fit. She sings arches, he sings pillars. The orchestra stands in between like somebody who is fond of both.`,
    ),
    image(
      'salome-zisterne',
      'default',
      both('Die Zisterne, aus der die Stimme kommt', 'The cistern from which the voice comes'),
    ),
    headline('Der Mond hat ein Instrument', 'The moon has an instrument'),
    text(
      `Wenn vom Mond die Rede ist, glitzert es: Celesta, Harfe, hohe Streicher, ein Licht ohne Wärme. Achten Sie darauf, wann dieses Glitzern aufhört. Es ist die Stelle, an der Salome zum ersten Mal ihren Wunsch ausspricht, den ganzen, mit
       der Schüssel. Danach spielt der Kontrabass einen Ton, den es auf dem Instrument eigentlich nicht gibt, hoch und gepresst, wie das Stöhnen von jemandem, der nicht gehört werden will. Oben ist es dunkel. Man wartet.

       Am Ende, wenn sie bekommen hat, was sie wollte, geht der Mond noch einmal auf, für die Dauer eines Akkords, der alles zugleich behauptet. Dann befiehlt Herodes, das Licht zu löschen. Er ist der Letzte, der hinsieht.`,
      `When they speak of the moon, it glitters: celesta, harp, high strings, a light without warmth. Notice when this glitter stops. It is the point at which Salome first utters her wish, the whole of it, with the charger. After that the double
       bass plays a note that does not really exist on the instrument, high and pressed, like the groan of somebody who does not want to be heard. Above it is dark. One waits.

       At the end, when she has got what she wanted, the moon comes out once more, for the length of a chord that claims everything at once. Then Herod orders the lights to be put out. He is the last to look.`,
    ),
    quote(
      both(
        'Das Geheimnis der Liebe ist größer als das Geheimnis des Todes.',
        'The mystery of love is greater than the mystery of death.',
      ),
      both('Salome, letzte Szene', 'Salome, last scene'),
    ),
    text(
      `Vor jeder Vorstellung führen wir fünfundvierzig Minuten lang in den Abend ein, im Foyer und mit Klavier. Wer danach noch wissen möchte, warum die Oper in Dresden Erfolg und in Wien jahrelang Verbot hatte, findet im Programmheft
       die Briefe dazu. Und wer lieber gar nichts wissen möchte: Auch das ist bei [Salome](production:salome) ein guter Platz.`,
      `Before every performance we introduce the evening for forty-five minutes, in the foyer and with a piano. If you then still want to know why the opera was a success in Dresden and banned in Vienna for years, you will find the
       letters in the programme book. And if you would rather know nothing at all: with [Salome](production:salome) that is a good seat as well.`,
    ),
  ],
};
