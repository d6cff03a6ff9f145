import { both, quote } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const lohengrin: ProductionTexts = {
  hero: 'lohengrin',
  slider: ['lohengrin-hoch'],
  logos: [
    { picture: 'logo-klangraum', text: both('Mit freundlicher Unterstützung der', 'With kind support from the') },
  ],
  teaser: both('Eine Frage ist verboten, also wird sie gestellt.', 'One question is forbidden, so it is asked.'),
  description: both(
    `Elsa ist angeklagt und träumt sich einen Verteidiger. Er kommt, gewinnt und verlangt nur eines: dass sie nie fragt, wer er ist.
     Wie lange hält man das aus, wenn alle anderen es auch wissen wollen?

     Milena Drosthagen und Joris van Lohwald erzählen Wagners Oper als Versuch über das Vertrauen. Der Schwan ist ein Licht, das über
     den Boden wandert; wer im Schein steht, glaubt, wer daneben steht, zählt nach. Der Chor, achtzig Stimmen stark, ist eine
     Gemeinschaft, die einen Helden braucht und nicht fragt, wozu.

     Das Vorspiel beginnt mit acht Geigen und ohne Anfang. Thaddäus Quint lässt es im Dunkeln spielen.`,
    `Elsa stands accused and dreams up a defender. He comes, wins and asks for one thing only: that she never ask who he is. How long
     can you bear that when everyone else wants to know, too?

     Milena Drosthagen and Joris van Lohwald tell Wagner’s opera as an essay on trust. The swan is a light that wanders across the
     floor; whoever stands in it believes, whoever stands beside it counts. The chorus, eighty voices strong, is a community that
     needs a hero and does not ask what for.

     The prelude begins with eight violins and without a beginning. Thaddäus Quint has it played in the dark.`,
  ),
  synopsis: both(
    `**Erster Akt.** König Heinrich sammelt in Brabant ein Heer. Friedrich von Telramund klagt Elsa an, ihren Bruder Gottfried ermordet zu
     haben. Ein Gottesurteil soll entscheiden. Elsa ruft nach dem Ritter aus ihrem Traum, und er kommt in einem Nachen, den ein Schwan
     zieht. Er will für sie kämpfen und sie heiraten, wenn sie nie nach seinem Namen fragt. Er besiegt Telramund und schenkt ihm das
     Leben.

     **Zweiter Akt.** Ortrud, Telramunds Frau, sät Zweifel: Wer seinen Namen verbirgt, kann gehen, wie er kam. Vor dem Münster
     verlangen erst sie, dann Telramund öffentlich Auskunft. Elsa schweigt, aber sie hat gehört.

     **Dritter Akt.** In der Hochzeitsnacht stellt Elsa die Frage. Telramund dringt ein und wird erschlagen. Vor dem König nennt der
     Ritter seinen Namen: Lohengrin, Sohn des Parzival, Hüter des Grals. Nun muss er fort. Der Schwan verwandelt sich in den
     verschwundenen Gottfried. Elsa bleibt zurück.`,
    `**Act one.** In Brabant King Henry is raising an army. Friedrich of Telramund accuses Elsa of having murdered her brother
     Gottfried. Trial by combat is to decide. Elsa calls for the knight of her dream, and he comes in a boat drawn by a swan. He will
     fight for her and marry her if she never asks his name. He defeats Telramund and spares his life.

     **Act two.** Ortrud, Telramund’s wife, sows doubt: one who hides his name can leave as he came. Before the minster first she, then
     Telramund publicly demand an answer. Elsa is silent, but she has heard.

     **Act three.** On the wedding night Elsa asks the question. Telramund breaks in and is struck down. Before the king the knight
     gives his name: Lohengrin, son of Parsifal, guardian of the Grail. Now he must go. The swan turns into Gottfried, the brother who
     had vanished. Elsa stays behind.`,
  ),
  notes: both(
    'Einzelne sehr laute Stellen mit Blech im Saal.',
    'A few very loud passages with brass in the auditorium.',
  ),
  questions: [
    {
      question: both('Wie lange dauern die Pausen?', 'How long are the intervals?'),
      answer: both(
        'Zweimal fünfunddreißig Minuten. Wer vorbestellt, findet Suppe und Brot am Tisch mit dem eigenen Namen.',
        'Thirty-five minutes each. If you order ahead, soup and bread wait at a table with your name.',
      ),
    },
    {
      question: both('Kann ich nach dem zweiten Akt gehen?', 'May I leave after the second act?'),
      answer: both(
        'Dürfen schon. Aber dann wissen Sie nicht, wie er heißt.',
        'You may. But then you will not know his name.',
      ),
    },
    {
      question: both('Gibt es einen Schwan?', 'Is there a swan?'),
      answer: both('Es gibt etwas, das alle für einen halten.', 'There is something that everyone takes for one.'),
    },
  ],
  modules: [
    quote(
      both(
        'Vertrauen ist, wenn man die Frage kennt und sie trotzdem nicht stellt.',
        'Trust is knowing the question and not asking it all the same.',
      ),
      both('Milena Drosthagen, Regie', 'Milena Drosthagen, director'),
    ),
  ],
};
