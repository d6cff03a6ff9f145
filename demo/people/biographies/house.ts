import type { LocalizedText } from '#contract/base/localized.ts';
import { both } from '../../build-blocks.ts';
import type { PersonKey } from '../people.ts';

/** Biographies of guests, conductors, musicians, dancers and creative teams. */
export const house: Partial<Record<PersonKey, LocalizedText>> = {
  montefalco: both(
    `Isaura Montefalcó singt Tosca und Butterfly an Häusern, deren Namen sie ungern aufzählt, weil das Aufzählen nichts über einen Abend sagt. Nach Köln kommt sie seit acht Jahren, immer im
     Herbst. Sie reist mit dem Zug, einer Espressokanne und einem Klavierauszug, der dreimal neu gebunden wurde.`,
    `Isaura Montefalcó sings Tosca and Butterfly at houses whose names she is reluctant to list, since a list says nothing about an evening. She has come to Cologne for eight years, always in
     autumn. She travels by train with an espresso pot and a vocal score that has been rebound three times.`,
  ),
  lindqvarn: both(
    `Kirsa Lindqvarn begann als Alt im Kirchenchor von Kiruna und hörte nicht auf zu steigen. Leonore, Abigaille und die Küsterin sind die Partien, für die man sie ruft, wenn es ernst
     wird. Nach der Vorstellung isst sie Brei.`,
    `Kirsa Lindqvarn began as an alto in the church choir of Kiruna and never stopped rising. Leonore, Abigaille and the Kostelnička are the parts for which she is called when things get
     serious. After the performance she eats porridge.`,
  ),
  engelhorn: both(
    `Cyrill Engelhorn-Nagy merkte nach dem Stimmbruch, dass die alte Stimme noch da war, nur eine Treppe höher. Nero, Orlofsky und die Stimme aus dem Wasser in »Pegel« singt er in Köln. Er
     baut Papierflieger für die Probenpausen und hält den Hausrekord: Parkett bis dritter Rang.`,
    `After his voice broke Cyrill Engelhorn-Nagy noticed that the old one was still there, only one flight up. In Cologne he sings Nero, Orlofsky and the voice from the water in Water Level. He
     builds paper planes for rehearsal breaks and holds the house record: stalls to third tier.`,
  ),
  dunraven: both(
    `Cillian Dunraven fuhr mit seinem Vater zur See, bis dieser sagte, er solle lieber davon singen. Peter Grimes ist seit zehn Jahren seine Rolle; Lohengrin kam dazu, als er gelernt hatte,
     nichts zu fragen. Er lebt in Galway und in Zügen.`,
    `Cillian Dunraven went to sea with his father until the latter said he had better sing of it. Peter Grimes has been his role for ten years; Lohengrin joined when he had learned not to
     ask. He lives in Galway and on trains.`,
  ),
  weidenbrueck: both(
    `Ilka Weidenbrück, geboren in Höxter, studierte Komposition und Wasserbau. Ihre erste Oper spielte in einem Fahrstuhl, ihre zweite, »Pegel«, am Rhein. Sie schreibt mit der Hand, am frühen
     Morgen und in Es. Für die Klanginstallation »Schleuse« hat sie ein Jahr lang Schiffer aufgenommen, die nicht wussten, dass sie singen.`,
    `Ilka Weidenbrück, born in Höxter, studied composition and hydraulic engineering. Her first opera took place in a lift, her second, Water Level, on the Rhine. She writes by hand, early in the
     morning and in E flat. For the sound installation Schleuse she spent a year recording bargemen who did not know that they were singing.`,
  ),
  brahmsfeld: both(
    `Ottilie Brahmsfeld schreibt für Menschen unter einem Meter dreißig. »Der Mond im Koffer« ist ihre dritte Kinderoper; für die vierte sucht sie noch nach einem Instrument, das nach Hausaufgaben
     klingt. Sie war Kirchenmusikerin in Soest und testet jede Melodie an einer Bushaltestelle.`,
    `Ottilie Brahmsfeld writes for people under one metre thirty. The Moon in the Suitcase is her third children’s opera; for the fourth she is still looking for an instrument that sounds like
     homework. She was a church musician in Soest and tests every tune at a bus stop.`,
  ),
  mehrwald: both(
    `Jonathan Mehrwald hat vier schmale Gedichtbände veröffentlicht und ein Kochbuch ohne Mengenangaben. Der Text zu »Pegel« entstand auf einem Schleppkahn zwischen Duisburg und Basel. Er streicht
     gern und hat für diese Oper neunzig Seiten geschrieben, von denen vierzehn geblieben sind.`,
    `Jonathan Mehrwald has published four slim volumes of poetry and a cookery book without quantities. The words for Water Level were written on a barge between Duisburg and Basel. He likes to cut,
     and wrote ninety pages for this opera, of which fourteen remain.`,
  ),
  trautloff: both(
    `Gesine Trautloff spricht, wo andere singen: als Samiel, als Fürstin, als Stimme der Uhr. Sie war dreißig Jahre an Schauspielhäusern und sagt, in der Oper sei die Stille besser geprobt.`,
    `Gesine Trautloff speaks where others sing: as Samiel, as a princess, as the voice of the clock. She spent thirty years at playhouses and says that in opera the silence is better rehearsed.`,
  ),
  nachtweyh: both(
    `Balduin Nachtweyh schreibt seinen Frosch jeden Montag neu, weil montags die Zeitungen am dünnsten sind. Der Kabarettist aus Neuss hat mit zwölf eigenen Programmen gelernt, wann man aufhören
     muss. Meistens hört er eine Pointe später auf.`,
    `Balduin Nachtweyh rewrites his Frosch every Monday because on Mondays the papers are thinnest. With twelve shows of his own the cabaret artist from Neuss has learned when to stop. Usually he stops
     one punchline later.`,
  ),
  quint: both(
    `Thaddäus Quint ist seit sieben Jahren Generalmusikdirektor. Er begann als Paukist in Linz und behauptet, von ganz hinten höre man am besten, wer vorn unsicher sei. Strauss, Wagner und die
     Musik von heute sind seine Schwerpunkte; mit »Pegel« leitet er die achte Uraufführung am Haus. Er probt leise, kurz und mit geschlossener Partitur.`,
    `Thaddäus Quint has been general music director for seven years. He began as a timpanist in Linz and claims that from the very back you hear best who is unsure in front. Strauss, Wagner and the
     music of today are his focus; Water Level is the eighth world premiere he conducts at the house. He rehearses softly, briefly and with the score closed.`,
  ),
  kitagawara: both(
    `Ayumi Kitagawara wuchs in Sapporo und Basel auf. Die Erste Kapellmeisterin dirigiert an mehr Abenden als irgendjemand sonst im Haus und schreibt danach jedes Mal drei Sätze in ein Heft: was
     gelang, was nicht, was das Licht gemacht hat. Vierzehn Hefte sind voll.`,
    `Ayumi Kitagawara grew up in Sapporo and Basel. The principal conductor conducts on more evenings than anyone else in the house, and afterwards writes three sentences in a notebook: what worked,
     what did not, what the light did. Fourteen notebooks are full.`,
  ),
  abt: both(
    `Lorenz Abt-Hagedorn leitet Operette, Kinderoper und alles, wofür man einen zweiten Takt im Ärmel braucht. Er war Korrepetitor in Gera und Sankt Gallen. Seine Einführungen am Klavier dauern
     angeblich eine Viertelstunde.`,
    `Lorenz Abt-Hagedorn conducts operetta, children’s opera and everything for which you need a second beat up your sleeve. He was a répétiteur in Gera and St Gallen. His introductions at the piano
     allegedly last a quarter of an hour.`,
  ),
  roussac: both(
    `Séverine Roussac leitet vom Cembalo aus und lässt sich ungern beim Umblättern helfen. Sie hat das Consort im Speicher gegründet, als in der Hinterbühne noch Getreidesäcke lagen, jedenfalls erzählt sie
     es so. Monteverdi und Händel sind ihr Zuhause, Rameau ihr Garten.`,
    `Séverine Roussac directs from the harpsichord and does not like to be helped with page turns. She founded the Consort im Speicher when there were still sacks of grain on the rear stage, or so she
     says. Monteverdi and Handel are her home, Rameau her garden.`,
  ),
  trnavsky: both(
    `Miroslav Trnavský stammt aus einem Dorf bei Brno, dessen Kirchenglocke ein wenig zu tief ist. Er sagt, er habe es erst gemerkt, als er bei Janáček denselben Ton fand. Für »Jenůfa« kehrt er
     als Gast zurück, für das »Füchslein« in der nächsten Spielzeit auch.`,
    `Miroslav Trnavský comes from a village near Brno whose church bell is a little flat. He says he only noticed when he found the same note in Janáček. He returns as a guest for Jenůfa, and for the
     Vixen next season.`,
  ),
  immervoll: both(
    `Dorothea Immervoll sitzt seit zwölf Jahren am ersten Pult. Für »Schwerkraft« hat sie gelernt, Bach im Liegen zu spielen. Ihre Geige ist von 1761 und fährt im Sommer nicht mit dem Bus.`,
    `Dorothea Immervoll has sat at the first desk for twelve years. For Gravity she learned to play Bach lying down. Her violin dates from 1761 and does not take the bus in summer.`,
  ),
  takabe: both(
    `Jun Takabe-Stern ist Solocellist und Frühaufsteher. Er übt von fünf bis sieben auf der leeren Bühne, weil dort, wie er sagt, noch die Töne vom Vorabend hängen. In »Schwerkraft« spielt er zwischen den
     Tanzenden und hat gelernt, nicht hinzusehen.`,
    `Jun Takabe-Stern is principal cellist and an early riser. He practises from five to seven on the empty stage because, he says, last night’s notes still hang there. In Gravity he plays among the dancers
     and has learned not to look.`,
  ),
  belvaux: both(
    `Cosmo Belvaux ist Orchesterwart und stellt jeden Tag auf, was jede Nacht wieder abgebaut wird: sechzig Pulte, hundertzwei Stühle, vier Harfenkeile. Gelernt hat er Möbeltischler. Er hört
     am Scharren, welche Gruppe sich setzt.`,
    `Cosmo Belvaux is the orchestra attendant and sets up every day what is taken down every night: sixty stands, a hundred and two chairs, four wedges for harps. He trained as a cabinetmaker. He can
     tell by the scraping which section is sitting down.`,
  ),
  faehrmann: both(
    `Isolde Fährmann sorgt dafür, dass hundertzwei Menschen zur selben Zeit am selben Ort sind und wissen, warum. Die Orchesterdirektorin war Fagottistin und liest Dienstpläne wie Partituren: von unten.`,
    `Isolde Fährmann makes sure that a hundred and two people are in the same place at the same time and know why. The orchestra manager was a bassoonist and reads rosters like scores: from the bottom.`,
  ),
  piontek: both(
    `Hanno Piontek leitet das Studium der Partien, also die Zeit, in der noch niemand zuhört. Er begleitet seit neunzehn Jahren Anselm Wirrbachs »Winterreise« und hat am Wegweiser noch nie dieselbe
     Pedalstellung genommen.`,
    `Hanno Piontek heads the study of parts, which is to say the time when nobody is listening yet. He has accompanied Anselm Wirrbach’s Winterreise for nineteen years and has never used the same pedalling
     at the signpost.`,
  ),
  hohlwein: both(
    `Ignatz Hohlwein leitet den Chor und kennt von achtzig Menschen die Stimme, das Geburtsdatum und die bevorzugte Hustenpastille. Er kam aus Graz und wollte zwei Jahre bleiben; das ist sechzehn Jahre her.
     Leise Stellen probt er im Dunkeln.`,
    `Ignatz Hohlwein heads the chorus and knows the voice, the date of birth and the favourite cough drop of eighty people. He came from Graz and wanted to stay for two years; that was sixteen years ago. He
     rehearses quiet passages in the dark.`,
  ),
  zwerenz: both(
    `Britta Zwerenz hat den Kinderchor vor elf Jahren mit neunzehn Stimmen übernommen, heute sind es hundertvierzig. Sie bringt allen zuerst bei, wie man steht. Singen, sagt sie, kommt dann von selbst.`,
    `Britta Zwerenz took over the children’s chorus eleven years ago with nineteen voices; today there are a hundred and forty. The first thing she teaches them is how to stand. Singing, she says, then comes by
     itself.`,
  ),
  orchester: both(
    `Das Rheinische Opernorchester spielt hundertneunzig Abende im Jahr, elf davon im Hellen. Es hat hundertacht feste Mitglieder aus dreiundzwanzig Ländern, eine Akademie mit zehn Plätzen und einen
     eigenen Fußballverein, der nie gewinnt. Seine Geschichte ist erfunden, sein Klang auch; Sie dürfen ihn sich aussuchen.`,
    `The Rheinisches Opernorchester plays a hundred and ninety evenings a year, eleven of them in the light. It has a hundred and eight permanent members from twenty-three countries, an academy with ten places
     and a football club of its own that never wins. Its history is invented, and so is its sound; you may choose it.`,
  ),
  chor: both(
    `Achtzig Sängerinnen und Sänger, im Jahr etwa hundertdreißig Vorstellungen, in jeder mindestens ein Umzug. Der Chor der Oper Colonia ist Dorf, Heer, Ball und Meer. Zweimal im Jahr lädt er
     ein, für einen Abend mitzusingen.`,
    `Eighty singers, about a hundred and thirty performances a year, at least one costume change in each. The chorus of Oper Colonia is village, army, ball and sea. Twice a year it invites you to sing along for
     an evening.`,
  ),
  kinderchor: both(
    `Hundertvierzig Kinder zwischen sechs und fünfzehn proben dienstags und donnerstags im Zollhafen. Sie singen in »Carmen«, »La bohème«, »Tosca« und »Hänsel und Gretel«. Vorsingen ist zweimal im Jahr;
     angenommen wird, wer gern still sein kann.`,
    `A hundred and forty children between six and fifteen rehearse on Tuesdays and Thursdays at Zollhafen. They sing in Carmen, La bohème, Tosca and Hänsel und Gretel. Auditions are held twice a year; those who
     like to be quiet are accepted.`,
  ),
  eschweiler: both(
    `Ruben Eschweiler-Thode leitet den Tanz. Aufgewachsen in Stolberg, ausgebildet in Essen, tanzte er zwölf Jahre und brach sich dabei nichts, was er für eine Schwäche hält. Seine Stücke heißen nach
     Kräften: »Reibung«, »Auftrieb«, zuletzt »Schwerkraft«.`,
    `Ruben Eschweiler-Thode is director of dance. Raised in Stolberg, trained in Essen, he danced for twelve years and broke nothing, which he considers a weakness. His pieces are named after forces: Friction,
     Buoyancy, most recently Gravity.`,
  ),
  calvario: both(
    `Inês Calvário war Turnerin in Porto und wechselte, weil ihr beim Turnen die Landungen verboten waren, die schiefgehen. Sie tanzt seit fünf Spielzeiten in Köln und fällt in »Schwerkraft« als Erste.`,
    `Inês Calvário was a gymnast in Porto and changed because gymnastics forbade the landings that go wrong. She has danced in Cologne for five seasons and is the first to fall in Gravity.`,
  ),
  traore: both(
    `Malik Traoré-Weiss aus Straßburg kam vom Breakdance und behielt die Turnschuhe. Er gibt Kurse für Sängerinnen und Sänger: wie man stürzt, ohne dass es wehtut, und aufsteht, ohne dass man es sieht.`,
    `Malik Traoré-Weiss from Strasbourg came from breakdance and kept the trainers. He teaches singers how to crash without pain and get up without being seen.`,
  ),
  drosthagen: both(
    `Milena Drosthagen stellt in ihren Inszenierungen eine Frage und baut einen Raum, in dem man sie nicht vergessen kann. Geboren in Warendorf, war sie Assistentin in Zürich und Oslo. »Poppea«, »Salome«,
     »Lohengrin« und »Pegel« entstanden für dieses Haus, meist mit Joris van Lohwald. Sie probt barfuß.`,
    `In her stagings Milena Drosthagen asks one question and builds a room in which you cannot forget it. Born in Warendorf, she was an assistant in Zurich and Oslo. Poppea, Salome, Lohengrin and Water Level
     were made for this house, mostly with Joris van Lohwald. She rehearses barefoot.`,
  ),
  volant: both(
    `Kasimir Volant war Zauberer auf Kreuzfahrtschiffen, bevor er Regie führte. Er weiß, wohin man schaut, und stellt das Wichtige daneben. »Der Freischütz«, »Peter Grimes« und »Rigoletto« hat er in Köln
     gemacht.`,
    `Kasimir Volant was a magician on cruise ships before he became a director. He knows where people look, and puts what matters beside it. In Cologne he has staged Der Freischütz, Peter Grimes and Rigoletto.`,
  ),
  lykke: both(
    `Hedda Lykke-Sand lernte bei einem Puppenspieler in Aarhus, dass man eine Figur nur bewegen darf, wenn man weiß, was sie nicht sagt. Für »Jenůfa« hat sie drei Monate in einem mährischen Dorf gelebt.`,
    `From a puppeteer in Aarhus Hedda Lykke-Sand learned that you may only move a figure if you know what it does not say. For Jenůfa she lived in a Moravian village for three months.`,
  ),
  benhaddou: both(
    `Nour Benhaddou liest Stücke von hinten: Sie beginnt mit dem letzten Bild und fragt, wie es so weit kommen konnte. Die Regisseurin aus Brüssel hat in Köln »Alcina«, »La bohème« und »Carmen« inszeniert.`,
    `Nour Benhaddou reads pieces from the end: she starts with the last scene and asks how it could come to that. In Cologne the director from Brussels has staged Alcina, La bohème and Carmen.`,
  ),
  laubental: both(
    `Fritzi Laubental leitet die Junge Oper in der alten Kaffeerösterei. Sie war Grundschullehrerin in Gelsenkirchen und sagt, das schwerste Publikum habe sie schon gehabt: eine zweite Klasse am Freitag in der
     sechsten Stunde.`,
    `Fritzi Laubental heads the young opera in the old coffee roastery. She was a primary school teacher in Gelsenkirchen and says she has already had the hardest audience: a second form on a Friday in the sixth
     lesson.`,
  ),
  kropotz: both(
    `Ilse-Marie Kropotz, Jahrgang 1948, hat an diesem Haus neunzehn Stücke inszeniert und bei jedem gesagt, es sei das letzte. Ihre »Traviata« läuft im elften Jahr. Sie kommt zu jeder Wiederaufnahme, setzt sich in
     Reihe zwölf und nimmt danach eine Geste heraus.`,
    `Ilse-Marie Kropotz, born in 1948, has staged nineteen pieces at this house and said of each that it was the last. Her Traviata is in its eleventh year. She comes to every revival, sits in row twelve and takes
     out one gesture afterwards.`,
  ),
  lohwald: both(
    `Joris van Lohwald entwirft Bühne und Licht in einem Zug, weil er, wie er sagt, nicht weiß, wo das eine aufhört. Der Sohn eines Leuchtturmwärters aus Terschelling zeichnet nur nachts. Für »Salome« baute er
     sieben Wände, die man durchschauen kann, und eine achte, die niemand bemerkt.`,
    `Joris van Lohwald designs sets and light in one go because, he says, he does not know where one of them ends. The son of a lighthouse keeper from Terschelling draws only at night. For Salome he built seven
     walls that you can look through, and an eighth that nobody notices.`,
  ),
  perlbach: both(
    `Oda Perlbach leitet die Kostümwerkstätten mit achtunddreißig Menschen und vierzigtausend Kostümen. Sie färbt selbst, am liebsten Rot. Nach ihrer Lehre in Plauen arbeitete sie in Gent und Turin; seit zehn
     Jahren ist sie in Köln.`,
    `Oda Perlbach heads the costume workshops with thirty-eight people and forty thousand costumes. She does the dyeing herself, preferably red. After her apprenticeship in Plauen she worked in Ghent and Turin; she
     has been in Cologne for ten years.`,
  ),
  karloff: both(
    `Sidonie Karloff baut Räume, in denen Stoff wie Stein aussieht und umgekehrt. Sie war Konditorin in Straßburg und rechnet Bühnenbilder bis heute in Schichten.`,
    `Sidonie Karloff builds rooms in which cloth looks like stone and the other way round. She was a confectioner in Strasbourg and to this day calculates sets in layers.`,
  ),
  montalban: both(
    `Ezra Montalban-Fink studierte Brückenbau in Delft. Seine Bühnen halten, heben sich und kippen; was darauf geschieht, überrascht ihn jedes Mal. Für »Pegel« steigt der Boden um drei Meter vierzig.`,
    `Ezra Montalban-Fink studied bridge building in Delft. His stages hold, rise and tilt; what happens on them surprises him every time. For Water Level the floor rises by three metres forty.`,
  ),
  feldhaus: both(
    `Marta Feldhaus malt Himmel, zwölf mal achtzehn Meter, im Gehen und mit Besen. Sie leitet den Malsaal seit vierzehn Jahren und erkennt an einem Blau, aus welcher Inszenierung es stammt.`,
    `Marta Feldhaus paints skies, twelve by eighteen metres, walking and with brooms. She has headed the paint shop for fourteen years and can tell from a blue which staging it comes from.`,
  ),
  quastenberg: both(
    `Rosa Quastenberg macht aus jungen Menschen alte und umgekehrt, meistens in zwanzig Minuten. Eine Perücke braucht bei ihr vierzig Stunden, ein Bart acht, eine Narbe vier Minuten.`,
    `Rosa Quastenberg turns young people into old ones and back, usually in twenty minutes. A wig takes her forty hours, a beard eight, a scar four minutes.`,
  ),
  wollbrecht: both(
    `Petra Wollbrecht sitzt links neben der Bühne und sagt »bitte« und »ab«. Die Inspizientin gibt in »Lohengrin« vierhundertelf Zeichen und hat in zweiundzwanzig Jahren eines vergessen. Sie weiß, welches.`,
    `Petra Wollbrecht sits to the left of the stage and says “stand by” and “go”. In Lohengrin the stage manager gives four hundred and eleven cues, and in twenty-two years she has forgotten one. She knows which.`,
  ),
  ehrenpreis: both(
    `Roswitha Ehrenpreis spricht jeden Abend alle Texte mit, in sechs Sprachen, ohne dass jemand sie hört. Die Souffleuse war Lehrerin für Latein. Nur einmal musste sie singen; davon erzählt sie im Magazin.`,
    `Roswitha Ehrenpreis speaks every line along every evening, in six languages, without anyone hearing her. The prompter used to teach Latin. Only once did she have to sing; she tells of it in the magazine.`,
  ),
  vierheller: both(
    `Johanna Vierheller leitet das Haus seit drei Spielzeiten. Die Intendantin war Cellistin, dann Kulturreferentin, dann Fährfrau für einen Sommer, was sie für die wichtigste Station hält. An jedem ersten Mittwoch im
     Monat steht sie an der Kasse und fragt, was Sie zahlen können.`,
    `Johanna Vierheller has headed the house for three seasons. The general director was a cellist, then a cultural officer, then a ferrywoman for one summer, which she considers the most important of the three. On the
     first Wednesday of each month she stands at the box office and asks what you can pay.`,
  ),
  castellan: both(
    `Raphael Castellan-Ohm besetzt Rollen wie andere Tische decken: Er denkt zuerst daran, wer neben wem sitzt. Der Operndirektor hört im Jahr vierhundert Vorsingen und schreibt jedem danach zwei Zeilen.`,
    `Raphael Castellan-Ohm casts parts as others lay a table: first he thinks of who sits next to whom. The director of opera hears four hundred auditions a year and writes two lines to everyone afterwards.`,
  ),
  amstutz: both(
    `Leonore Amstutz-Vahl liest, was andere überblättern. Die Chefdramaturgin aus dem Wallis schreibt Programmhefte, die man in der Straßenbahn verpasst auszusteigen, und führt vor jeder Premiere in den Abend ein. Im
     Magazin dieses Hauses steht ihr Name am häufigsten.`,
    `Leonore Amstutz-Vahl reads what others skip. The head of dramaturgy from Valais writes programme books that make you miss your tram stop, and introduces the evening before every first night. In the magazine of this
     house her name appears most often.`,
  ),
  storchenau: both(
    `Kilian Storchenau erklärt Wagner in vier Hörnern und Janáček in drei Sätzen. Der Dramaturg kam vom Radio und hält die Pause für das wichtigste Satzzeichen.`,
    `Kilian Storchenau explains Wagner in four horns and Janáček in three sentences. The dramaturg came from radio and considers the pause the most important punctuation mark.`,
  ),
  aydemirci: both(
    `Selin Aydemirci bringt das Haus in Schulen, Wohnheime und einmal auf ein Containerschiff. Die Leiterin der Musikvermittlung ist in Duisburg geboren und hat an jeder Tür zuerst zugehört.`,
    `Selin Aydemirci takes the house to schools, homes and once to a container ship. The head of learning was born in Duisburg and has listened first at every door.`,
  ),
  sandoval: both(
    `Meret Sandoval ist für Zugänge zuständig. Sie hat die Audiodeskription am Haus eingeführt, die entspannten Vorstellungen und den stillen Raum im zweiten Rang. Sie selbst sieht wenig und hört, wenn im Malsaal
     jemand Blau sagt und Grün meint.`,
    `Meret Sandoval is responsible for access. She introduced audio description at the house, the relaxed performances and the quiet room on the second tier. She sees little herself and can hear when somebody in the paint
     shop says blue and means green.`,
  ),
};
