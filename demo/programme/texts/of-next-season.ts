import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const rheingold: ProductionTexts = {
  hero: 'rheingold',
  teaser: both(
    'Alles beginnt mit einem Ton, einem Fluss und einem Diebstahl.',
    'Everything begins with one note, one river and one theft.',
  ),
  description: both(
    `Hundertsechsunddreißig Takte lang ist nur Es-Dur. Dann schwimmt jemand vorbei, und schon ist die Unschuld verloren. Das »Rheingold« erzählt in
     zweieinhalb Stunden ohne Pause, wie aus einem Glanz ein Besitz wird und aus einem Vertrag ein Fluch.

     Mit dem Vorabend beginnen Milena Drosthagen und Thaddäus Quint einen »Ring«, der über vier Spielzeiten wächst. Dass das Haus am Ufer liegt, von dem die Rede
     ist, wird eine Rolle spielen. Aus dem Ensemble singen fast alle.`,
    `For a hundred and thirty-six bars there is only E flat major. Then somebody swims by, and innocence is lost. In two and a half hours without an interval
     Das Rheingold tells how a gleam becomes property and a contract a curse.

     With the preliminary evening Milena Drosthagen and Thaddäus Quint begin a Ring that will grow over four seasons. That the house stands on the very bank it
     is about will matter. Almost all of the company sing.`,
  ),
};

export const giovanni: ProductionTexts = {
  hero: 'giovanni',
  teaser: both(
    'Tausendunddrei, und keine hat gefragt, wie er heißt.',
    'A thousand and three, and none of them asked his name.',
  ),
  description: both(
    `Zur Eröffnung der kommenden Spielzeit: Mozarts heiteres Drama über einen, der nichts bereut, und alle, die hinter ihm aufräumen. Nour Benhaddou interessiert
     sich für die Liste. Wer hat sie geführt, und warum so ordentlich?

     Ayumi Kitagawara dirigiert die Prager Fassung, mit einer Ausnahme, die wir noch nicht verraten.`,
    `To open the coming season: Mozart’s cheerful drama about a man who regrets nothing, and all who tidy up behind him. Nour Benhaddou is interested in the
     list. Who kept it, and why so neatly?

     Ayumi Kitagawara conducts the Prague version, with one exception that we will not give away yet.`,
  ),
};

export const fuechslein: ProductionTexts = {
  hero: 'fuechslein',
  teaser: both(
    'Eine Füchsin lernt von den Menschen, was sie besser gelassen hätten.',
    'A vixen learns from humans what they had better left alone.',
  ),
  description: both(
    `Der Förster fängt ein Füchslein für die Kinder. Es wird groß, hält den Hühnern eine Rede über Befreiung, frisst sie und geht zurück in den Wald. Janáček hat
     daraus eine Oper über das Älterwerden gemacht, in der Frösche das letzte Wort haben.

     Fritzi Laubental inszeniert zum ersten Mal im Großen Haus für alle ab acht, mit dem gesamten Kinderchor und Miroslav Trnavský am Pult.`,
    `The forester catches a little fox for the children. It grows up, gives the hens a speech about liberation, eats them and goes back to the forest. Janáček
     made of it an opera about growing older in which frogs have the last word.

     For the first time Fritzi Laubental directs on the main stage for everyone from eight, with the whole children’s chorus and Miroslav Trnavský in the pit.`,
  ),
};

export const csardas: ProductionTexts = {
  hero: 'csardas',
  teaser: both('Ein Abschied, der drei Akte lang nicht gelingt.', 'A farewell that fails for three acts.'),
  description: both(
    `Sylva Varescu will nach Amerika, und Edwin will, dass sie bleibt. Dazwischen liegen ein Fürstenhaus, ein Notar und ein Csárdás, der langsamer anfängt, als er
     aufhört. Ilse-Marie Kropotz inszeniert Kálmáns Operette von 1915 als letzten Tanz einer Gesellschaft, die den Krieg für Wetter hält.

     Die Termine stehen fest, sobald das Orchester gezählt hat, wie viele Geigen man zum Seufzen braucht.`,
    `Sylva Varescu wants to go to America, and Edwin wants her to stay. Between them lie a princely house, a notary and a csárdás that starts more slowly than it
     ends. Ilse-Marie Kropotz stages Kálmán’s operetta of 1915 as the last dance of a society that takes the war for weather.

     The dates will be set as soon as the orchestra has counted how many violins one needs to sigh.`,
  ),
};

export const ariadne: ProductionTexts = {
  hero: 'ariadne',
  teaser: both(
    'Tragödie und Posse, gleichzeitig, weil um neun das Feuerwerk beginnt.',
    'Tragedy and farce at the same time, because the fireworks start at nine.',
  ),
  description: both(
    `Der reichste Mann von Wien hat eine Oper bestellt und eine Komödie. Beide sollen zugleich gespielt werden, aus Zeitgründen. Ein junger Komponist verzweifelt,
     eine Tänzerin nicht, und auf der wüsten Insel wird es voller, als Ariadne lieb ist.

     Hedda Lykke-Sand zeigt das Vorspiel auf der Hinterbühne und die Oper im Saal; in der Pause geht das Publikum denselben Weg wie die Figuren. Sunniva Halmdahl singt
     ihre erste Ariadne.`,
    `The richest man in Vienna has ordered an opera and a comedy. Both are to be played at once, to save time. A young composer despairs, a dancer does not, and the
     desert island gets more crowded than Ariadne would like.

     Hedda Lykke-Sand shows the prologue on the rear stage and the opera in the house; in the interval the audience walks the same way as the characters. Sunniva
     Halmdahl sings her first Ariadne.`,
  ),
};

export const nabucco: ProductionTexts = {
  hero: 'nabucco',
  teaser: both('Konzertant, damit der Chor Platz hat.', 'In concert, so that there is room for the chorus.'),
  description: both(
    `Ein einziger Abend, hundertzwanzig Stimmen und ein Chor, den die Leute auf der Straße sangen, bevor die Oper zu Ende gespielt war. Verdis dritte Oper hat ihn
     berühmt gemacht; er selbst nannte sie den Anfang.

     Ayumi Kitagawara leitet Orchester und Chor, die Abigaille singt als Gast Kirsa Lindqvarn. Wer mitsingen möchte, kann das: bei »Chor für einen Abend«, zwei Tage
     vorher auf der Werkstattbühne.`,
    `One single evening, a hundred and twenty voices and a chorus that people sang in the street before the opera had ended. Verdi’s third opera made him famous; he
     himself called it the beginning.

     Ayumi Kitagawara leads orchestra and chorus, Kirsa Lindqvarn sings Abigaille as a guest. If you would like to sing along, you can: at “Chorus for an evening”,
     two days before on the workshop stage.`,
  ),
};

export const verismo: ProductionTexts = {
  hero: 'carmen',
  teaser: both(
    'Zwei Einakter, ein Abend: Eifersucht am Ostermorgen und Eifersucht im Wandertheater.',
    'Two one-act operas in one evening: jealousy on Easter morning, and jealousy in a travelling theatre.',
  ),
  description: both(
    'Mascagni und Leoncavallo schrieben kurz nacheinander die beiden Stücke, die seither zusammengehören. Das eine beginnt mit einem Ständchen hinter geschlossenem Vorhang, das andere damit, dass einer vor den Vorhang tritt. Unsere Inszenierung spielt beide am selben Platz: vormittags steht dort eine Kirche, abends eine Bühne.',
    'Mascagni and Leoncavallo wrote, one shortly after the other, the two pieces that have belonged together since. One begins with a serenade behind the closed curtain, the other with a man who steps out in front of it. Our production plays both in the same square: in the morning there is a church, in the evening a stage.',
  ),
};
