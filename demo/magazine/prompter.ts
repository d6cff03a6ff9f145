import { both, faq, headline, image, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const prompter: ArticleSpec = {
  key: 'souffleuse',
  title: both('Die Souffleuse, die alle Rollen kennt', 'The prompter who knows every part'),
  teaser: both(
    'Roswitha Ehrenpreis spricht jeden Abend alle Texte mit. Nur einmal musste sie singen.',
    'Roswitha Ehrenpreis speaks every line along with everyone, every evening. Only once did she have to sing.',
  ),
  author: 'Kilian Storchenau',
  daysAgo: 11,
  rubrics: ['portraet', 'hinter-der-buehne'],
  picture: 'studie-souffleuse',
  onHome: true,
  content: [
    text(
      `Der kleinste Arbeitsplatz des Hauses misst achtzig mal neunzig Zentimeter. Man erreicht ihn über eine Leiter, die unter der Bühne beginnt, und wer
       darin sitzt, sieht vor allem Schuhe. Roswitha Ehrenpreis sitzt dort seit siebzehn Jahren. Sie erkennt alle am Gang, sagt sie, und die meisten an den
       Absätzen.

       Eine Souffleuse gibt nicht nur ein Wort, wenn eines fehlt. Sie gibt jedes Wort, immer, einen Wimpernschlag vor dem Einsatz, leise genug für den Saal und
       deutlich genug für einen Menschen, der gerade in einem Scheinwerfer steht und an ein hohes B denkt. »Ich bin wie ein Geländer«, sagt Ehrenpreis. »Man hält
       sich nicht fest. Aber man geht anders, wenn es da ist.«`,
      `The smallest workplace in the house measures eighty by ninety centimetres. You reach it by a ladder that starts under the stage, and whoever sits in it sees
       mostly shoes. Roswitha Ehrenpreis has been sitting there for seventeen years. She knows everyone by their walk, she says, and most by their heels.

       A prompter does not only supply a word when one is missing. She supplies every word, always, a blink before the entry, soft enough for the house and clear
       enough for a person who is standing in a spotlight thinking of a high B flat. “I am like a banister”, says Ehrenpreis. “You do not hold on to it. But you
       walk differently when it is there.”`,
    ),
    quote(
      both(
        'Stille ist auch ein Text. Den gebe ich am liebsten.',
        'Silence is a text, too. It is the one I like best to give.',
      ),
      both('Roswitha Ehrenpreis, Souffleuse', 'Roswitha Ehrenpreis, prompter'),
    ),
    headline('Sechs Sprachen, ein Flüstern', 'Six languages, one whisper'),
    text(
      `Vor dem Theater unterrichtete sie Latein an einem Gymnasium in Euskirchen, und wer ihr beim Arbeiten zusieht, ahnt noch die Lehrerin: der Finger an der Zeile, der
       Blick über den Brillenrand, die Geduld mit denen, die es eigentlich wissen. Italienisch, Französisch und Deutsch spricht sie, Russisch und Englisch liest sie,
       Tschechisch lernt sie gerade für »Jenůfa« von Miroslav Trnavský, der ihr jeden Morgen einen Satz auf die Mailbox spricht.

       In den Klavierauszügen, aus denen sie arbeitet, steht nicht nur Text. Rote Striche sind Atemstellen, blaue Kreise sind Menschen, die im zweiten Akt gern
       einen Takt zu früh kommen. Neben einer Zeile im »Freischütz« steht seit neun Jahren ein kleines Herz. Sie erklärt es nicht.`,
      `Before the theatre she taught Latin at a school in Euskirchen, and if you watch her at work you can still guess the teacher: the finger on the line, the look over
       the rim of her glasses, the patience with those who actually know. She speaks Italian, French and German, reads Russian and English, and is just learning Czech for
       Jenůfa from Miroslav Trnavský, who leaves a sentence on her voicemail every morning.

       The vocal scores from which she works do not only contain words. Red strokes are breaths, blue circles are people who like to come in a bar early in the second act.
       Next to a line in Der Freischütz there has been a small heart for nine years. She does not explain it.`,
    ),
    image(
      'graben',
      'default',
      both('Der Kasten liegt zwischen Graben und Bühne', 'The box lies between pit and stage'),
    ),
    headline('Der eine Abend', 'That one evening'),
    text(
      `Dann erzählt sie es doch, den Abend, nach dem alle fragen. Eine Vorstellung der »Fledermaus«, dritter Akt, ein Sänger bleibt hängen, nicht im Text, sondern in einer Tür.
       Man hört ihn klopfen. Das Orchester spielt seinen Einsatz, und niemand ist da. »Ich habe nicht nachgedacht«, sagt Ehrenpreis. »Ich habe gesungen. Vier Takte,
       eine Oktave zu hoch, aus dem Boden.« Das Publikum hielt es für einen Regieeinfall und lachte sehr. Der Sänger kam durchs Fenster.

       Seitdem steht im Inspizientenbuch an dieser Stelle ein Vermerk: *Tür prüfen*. Und in ihrem Auszug, ganz klein, mit Bleistift: *oder nicht*.`,
      `Then she does tell it, the evening everyone asks about. A performance of Die Fledermaus, third act, a singer gets stuck, not in his lines but in a door. You can hear him knock.
       The orchestra plays his entry, and nobody is there. “I did not think”, says Ehrenpreis. “I sang. Four bars, an octave too high, out of the floor.” The audience took it
       for an idea of the director’s and laughed a great deal. The singer came through the window.

       Since then there has been a note at that point in the stage manager’s book: *check door*. And in her score, very small, in pencil: *or not*.`,
    ),
    faq([
      {
        question: both('Braucht heute noch jemand eine Souffleuse?', 'Does anyone still need a prompter today?'),
        answer: both(
          'An diesem Haus alle. Wer sagt, er brauche keine, hat meistens die beste.',
          'At this house everyone does. Those who say they need none usually have the best.',
        ),
      },
      {
        question: both('Kann man den Kasten sehen?', 'Can one see the box?'),
        answer: both(
          'Ja, auf jeder [Führung](page:fuehrungen). Hineinklettern darf man in der Familienführung.',
          'Yes, on every [tour](page:fuehrungen). On the family tour you may climb in.',
        ),
      },
    ]),
  ],
};
