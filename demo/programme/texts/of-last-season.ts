import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const rigoletto: ProductionTexts = {
  hero: 'rigoletto',
  teaser: both(
    'Er lacht von Beruf. Zu Hause schließt er die Tür ab.',
    'He laughs for a living. At home he locks the door.',
  ),
  description: both(
    `Rigoletto verspottet am Hof die Väter, deren Töchter der Herzog verführt, und versteckt zu Hause die eigene. Ein Fluch trifft ihn, und von da an
     geht alles, was er zu ihrem Schutz unternimmt, gegen sie aus.

     Kasimir Volant eröffnete mit Verdis Oper die vergangene Spielzeit. Sein Hof ist eine Gesellschaft, in der alle über Witze lachen, vor denen sie
     sich fürchten. In der letzten Serie dieser Spielzeit kehrt die Inszenierung zurück, mit Bogdan Ristweg und als Gast Davide Tramontes.`,
    `At court Rigoletto mocks the fathers whose daughters the Duke seduces, and at home he hides his own. A curse strikes him, and from then on everything
     he does to protect her turns against her.

     Kasimir Volant opened the past season with Verdi’s opera. His court is a society in which everyone laughs at jokes they are afraid of. The staging
     returns for the last run of this season, with Bogdan Ristweg and, as a guest, Davide Tramontes.`,
  ),
  synopsis: both(
    `Der Hofnarr Rigoletto verhöhnt Graf Monterone, der um seine Tochter klagt, und wird von ihm verflucht. Die Höflinge entführen Gilda, die sie für
     Rigolettos Geliebte halten, und bringen sie zum Herzog. Sie liebt ihn, ohne zu wissen, wer er ist.

     Rigoletto beauftragt den Mörder Sparafucile. Dessen Schwester bittet für den Herzog: Wer zuerst an die Tür klopft, soll an seiner Stelle sterben. Gilda
     hört es und klopft. Rigoletto öffnet den Sack und findet seine Tochter.`,
    `The jester Rigoletto jeers at Count Monterone, who mourns for his daughter’s honour, and is cursed by him. The courtiers abduct Gilda, whom they take
     for Rigoletto’s mistress, and bring her to the Duke. She loves him without knowing who he is.

     Rigoletto hires the assassin Sparafucile. The latter’s sister pleads for the Duke: whoever knocks first shall die in his place. Gilda hears it and
     knocks. Rigoletto opens the sack and finds his daughter.`,
  ),
  notes: both(
    'Entführung und sexuelle Gewalt sind Thema, gezeigt werden sie nicht.',
    'Abduction and sexual violence are subjects; they are not shown.',
  ),
};

export const boheme: ProductionTexts = {
  hero: 'boheme',
  teaser: both(
    'Vier Freunde heizen mit einem Theaterstück. Dann klopft jemand und braucht Feuer.',
    'Four friends heat the room with a play. Then somebody knocks and needs a light.',
  ),
  description: both(
    `Wer jung ist und friert, hält beides für einen Dauerzustand. In einer Pariser Mansarde leben vier Männer von Kredit und Pointen, bis Mimì mit einer
     erloschenen Kerze vor der Tür steht. Puccini braucht zehn Minuten, um uns in sie zu verlieben, und zwei Stunden, um sie uns wieder zu nehmen.

     Nour Benhaddou und Sidonie Karloff ließen es auf offener Bühne schneien, zwei Stunden lang, in verschiedenen Stärken. Am Schluss hörte es auf, und man
     merkte, dass es die ganze Zeit ein Geräusch gemacht hatte.`,
    `If you are young and cold you take both for permanent. In a Paris attic four men live on credit and punchlines until Mimì stands at the door with a
     candle that has gone out. Puccini takes ten minutes to make us fall in love with her, and two hours to take her away again.

     Nour Benhaddou and Sidonie Karloff let it snow on the open stage for two hours, in various strengths. At the end it stopped, and one noticed that it
     had made a sound all the time.`,
  ),
};

export const poppea: ProductionTexts = {
  hero: 'poppea',
  teaser: both(
    'Amor wettet, dass er stärker ist als Glück und Tugend. Er gewinnt. Leider.',
    'Cupid bets that he is stronger than fortune and virtue. He wins. Alas.',
  ),
  description: both(
    `Monteverdis letzte Oper ist die erste ohne Moral. Nero will Poppea, Poppea will den Thron, und wer im Weg steht, wird verbannt, in den Tod geschickt
     oder vergessen. Am Ende singen die beiden das schönste Liebesduett ihres Jahrhunderts.

     Milena Drosthagen ließ jede Szene von jemandem belauschen, der in der nächsten davon Gebrauch macht. Séverine Roussac leitete das Consort im Speicher vom
     Cembalo, siebzehn Instrumente, von denen kein Abend alle gleichzeitig brauchte.`,
    `Monteverdi’s last opera is the first without a moral. Nero wants Poppea, Poppea wants the throne, and whoever stands in the way is banished, sent to
     die or forgotten. At the end the two sing the most beautiful love duet of their century.

     Milena Drosthagen had every scene overheard by somebody who makes use of it in the next. Séverine Roussac directed the Consort im Speicher from the
     harpsichord, seventeen instruments, of which no evening needed all at once.`,
  ),
};

export const fidelio: ProductionTexts = {
  hero: 'fidelio',
  teaser: both(
    'Eine Frau sucht ihren Mann und findet alle anderen Gefangenen zuerst.',
    'A woman looks for her husband and finds all the other prisoners first.',
  ),
  description: both(
    `Leonore verkleidet sich, arbeitet im Gefängnis, gräbt das Grab mit, in dem sie ihren Mann vermutet. »Wer du auch seist, ich will dich retten«, sagt sie,
     bevor sie weiß, wer es ist. Größer wird Oper nicht.

     Ilse-Marie Kropotz verzichtet auf die Dialoge und lässt stattdessen Namen lesen: jeden Abend andere, aus Akten. Der Gefangenenchor tritt aus dem
     Zuschauerraum auf und sieht beim Singen ins Licht, als müsste er es wieder lernen.`,
    `Leonore disguises herself, works in the prison, helps to dig the grave in which she expects her husband. “Whoever you may be, I will save you”, she says
     before she knows who it is. Opera does not get any greater.

     Ilse-Marie Kropotz does without the dialogues and has names read instead: different ones every evening, from files. The prisoners’ chorus enters from
     the auditorium and looks into the light as it sings, as if it had to learn that again.`,
  ),
};

export const butterfly: ProductionTexts = {
  hero: 'butterfly',
  teaser: both(
    'Sie wartet drei Jahre auf ein Schiff. Als es kommt, ist sie fünf Minuten glücklich.',
    'She waits for a ship for three years. When it comes she is happy for five minutes.',
  ),
  description: both(
    `Ein amerikanischer Offizier mietet ein Haus auf neunhundertneunundneunzig Jahre, monatlich kündbar, und eine Ehe gleich mit. Cio-Cio-San ist fünfzehn und
     meint es ernst.

     Hedda Lykke-Sand fragte mit Sidonie Karloff, wessen Japan hier eigentlich zu sehen ist, und ließ die Bühne vor aller Augen von denen aufbauen, die es
     besitzen wollen. Zur Inszenierung gehörte eine Gesprächsreihe mit Gästen, die diese Geschichte anders erzählen würden.`,
    `An American officer rents a house for nine hundred and ninety-nine years, to be terminated monthly, and a marriage along with it. Cio-Cio-San is fifteen
     and means it.

     With Sidonie Karloff, Hedda Lykke-Sand asked whose Japan it is that we are shown, and had the stage built before everyone’s eyes by those who want to
     own it. The staging came with a series of talks with guests who would tell this story differently.`,
  ),
  notes: both(
    'Eine Minderjährige wird verheiratet. Suizid wird angedeutet.',
    'A minor is married off. Suicide is implied.',
  ),
};

export const witwe: ProductionTexts = {
  hero: 'witwe',
  teaser: both(
    'Ein Staat geht bankrott, und die Rettung will tanzen.',
    'A state goes bankrupt, and its salvation wants to dance.',
  ),
  description: both(
    `Pontevedro ist pleite. Nur wenn die reiche Witwe Hanna Glawari einen Landsmann heiratet, bleibt ihr Geld im Land. Der einzige Mann, der infrage kommt, hat
     sie früher geliebt und nie um ihr Geld heiraten wollen. Das ist die ganze Handlung, der Rest ist Walzer.

     Fritzi Laubental gab der Witwe das letzte Wort und dem Botschafter eine Rechenmaschine. Camille Sahraouis Cancan wurde mit Trauerschleiern getanzt und
     dauerte so lange, bis jemand lachte.`,
    `Pontevedro is broke. Only if the rich widow Hanna Glawari marries a compatriot will her money stay in the country. The only man who comes into question
     once loved her and never wanted to marry for money. That is the whole plot; the rest is waltzes.

     Fritzi Laubental gave the widow the last word and the ambassador an adding machine. Camille Sahraoui’s cancan was danced in mourning veils and lasted
     until somebody laughed.`,
  ),
};

export const hoffmann: ProductionTexts = {
  hero: 'hoffmann',
  teaser: both(
    'Drei Frauen, die es so nie gab, und ein Mann, der davon erzählt.',
    'Three women who never existed like that, and a man who tells of them.',
  ),
  description: both(
    `In einem Weinkeller erzählt der Dichter Hoffmann von seinen Lieben: einer Puppe, einer Sterbenden, einer Käuflichen. Je länger er spricht, desto
     deutlicher wird, dass er immer dieselbe meint und keine davon gesehen hat.

     Kasimir Volant und Yuki Sandhofer stellten drei Bühnen ineinander und ließen sie durch eine einzige Linse betrachten. Offenbach, in Köln geboren und in
     Paris gestorben, bevor die Oper fertig war, hätte sich über das offene Ende nicht gewundert.`,
    `In a wine cellar the poet Hoffmann tells of his loves: a doll, a dying girl, a courtesan. The longer he speaks, the clearer it becomes that he always
     means the same one and has seen none of them.

     Kasimir Volant and Yuki Sandhofer nested three stages in one another and had them watched through a single lens. Offenbach, born in Cologne and dead in
     Paris before the opera was finished, would not have been surprised by the open ending.`,
  ),
};
