import type { LocalizedText } from '#contract/base/localized.ts';
import { both } from '../../build-blocks.ts';
import type { PersonKey } from '../people.ts';

/** Biographies of the singers of the ensemble and the opera studio. */
export const company: Partial<Record<PersonKey, LocalizedText>> = {
  halmdahl: both(
    `Sunniva Halmdahl wuchs auf einer Fähre zwischen zwei Fjorden auf, wo man laut sprechen lernt, ohne zu schreien. Sie studierte in Trondheim und Leipzig
     und kam vor sechs Spielzeiten ins Ensemble, zunächst für die kleinen Partien mit den hohen Tönen. Jenůfa, Elsa und Ellen Orford folgten; Salome singt sie
     in dieser Spielzeit zum ersten Mal. Sie strickt auf Proben und hat dem halben Orchester Mützen gemacht.`,
    `Sunniva Halmdahl grew up on a ferry between two fjords, where you learn to speak loudly without shouting. She studied in Trondheim and Leipzig and joined
     the company six seasons ago, at first for small parts with high notes. Jenůfa, Elsa and Ellen Orford followed; this season she sings her first Salome. She
     knits in rehearsals and has made hats for half the orchestra.`,
  ),
  mordhorst: both(
    `Fenja Mordhorst stammt aus Dithmarschen und wollte Tierärztin werden, bis sie im Chor der Landjugend das dreigestrichene f entdeckte. Nach dem Studium in Lübeck
     gewann sie einen Wettbewerb, dessen Preisgeld sie in ein Klavier steckte, das heute im Ballettsaal steht. In Köln singt sie die Königin der Nacht, Adele, Gilda
     und alles, was glitzert.`,
    `Fenja Mordhorst comes from Dithmarschen and wanted to be a vet until she discovered the F above high C in the rural youth choir. After studying in Lübeck she
     won a competition and put the prize money into a piano that now stands in the dance studio. In Cologne she sings the Queen of the Night, Adele, Gilda and
     everything that glitters.`,
  ),
  tarkowski: both(
    `Als Kind zweier Kartografen zog Amélie Tarkowski elfmal um und spricht sechs Sprachen, in fünf davon ohne Akzent. Ihre Ausbildung begann in Poznań und endete in Lyon.
     Violetta war ihre erste große Partie an diesem Haus, Alcina ihre schwerste, Micaëla die, bei der sie selbst weint. Sie unterrichtet zwei Tage in der Woche im
     Opernstudio.`,
    `The child of two cartographers, Amélie Tarkowski moved house eleven times and speaks six languages, five of them without an accent. Her training began in Poznań and
     ended in Lyon. Violetta was her first major part at this house, Alcina her hardest, Micaëla the one at which she herself weeps. Two days a week she teaches at
     the opera studio.`,
  ),
  seo: both(
    `Ji-won Seo-Brandt kam aus Daegu für ein Jahr nach Köln und blieb wegen eines Chorleiters und des Flusses. Ihre Pamina gilt im Haus als diejenige, bei der auch die
     Beleuchtung mitsingt. Mit dem Consort im Speicher pflegt sie Händel und Monteverdi; die Morgana in »Alcina« hat sie mehr als dreißig Mal gesungen.`,
    `Ji-won Seo-Brandt came from Daegu to Cologne for a year and stayed because of a choirmaster and the river. In the house her Pamina is known as the one to which even
     the lighting crew sings along. With the Consort im Speicher she cultivates Handel and Monteverdi; she has sung Morgana in Alcina more than thirty times.`,
  ),
  mbalwe: both(
    `Thandeka Mbalwe hörte ihre erste Oper im Radio eines Friseursalons in Gqeberha und fragte, wer da so geduldig schreie. Sie studierte in Kapstadt und Stuttgart.
     Elsa, Donna Elvira und Rosalinde sind die Partien, mit denen man sie hier verbindet; als Tosca springt sie in dieser Spielzeit zum ersten Mal. Vor jeder Vorstellung
     ruft sie ihre Großmutter an, die abnimmt und nur zuhört.`,
    `Thandeka Mbalwe heard her first opera on the radio of a hairdresser’s in Gqeberha and asked who was screaming so patiently. She studied in Cape Town and Stuttgart.
     Elsa, Donna Elvira and Rosalinde are the parts one associates with her here; as Tosca she leaps for the first time this season. Before every performance she calls
     her grandmother, who picks up and only listens.`,
  ),
  ostergren: both(
    `Liv Ostergren-Pohl war Geigerin, bis ihr ein Stimmbildner sagte, sie phrasiere wie eine Sängerin, die sich nicht traut. Das war in Malmö. Seit neun Jahren gehört sie
     zum Ensemble, mit Agathe, Ellen Orford und Freia. Sie ist Sprecherin der Solistinnen und Solisten und kennt deshalb jeden Probenplan auswendig.`,
    `Liv Ostergren-Pohl was a violinist until a voice teacher told her that she phrased like a singer who did not dare. That was in Malmö. She has been in the company for
     nine years, with Agathe, Ellen Orford and Freia. She is the soloists’ representative and therefore knows every rehearsal schedule by heart.`,
  ),
  etxeandia: both(
    `Marisol Etxeandia aus Bilbao hat an drei Musicalbühnen getanzt, bevor sie ihre Stimme ernst nahm. Man hört es, wenn sie Operette singt: Der Rhythmus ist schon da, ehe
     der Ton kommt. Hanna Glawari war ihr Debüt in Köln; als Csárdásfürstin ist sie in der nächsten Spielzeit zu erleben.`,
    `Marisol Etxeandia from Bilbao danced on three musical stages before she took her voice seriously. You can hear it when she sings operetta: the rhythm is there before the
     note. Hanna Glawari was her Cologne debut; next season she will be the Csárdásfürstin.`,
  ),
  ohlsdorff: both(
    `Katinka Ohlsdorff ist die dienstälteste Stimme des Ensembles und sagt, sie habe alle Mütter der Oper gesungen und keine davon entschuldigt. Herodias, Ortrud, Fricka und die
     Küsterin in »Jenůfa« gehören dazu. Geboren in Flensburg, ausgebildet in Hamburg, seit achtzehn Jahren in Köln. Ihre Meisterklasse über das Flüstern ist jedes Jahr am
     ersten Tag ausgebucht.`,
    `Katinka Ohlsdorff is the longest-serving voice of the company and says that she has sung all the mothers of opera and excused none of them. Herodias, Ortrud, Fricka and
     the Kostelnička in Jenůfa are among them. Born in Flensburg, trained in Hamburg, in Cologne for eighteen years. Her masterclass on whispering is booked out on the first
     day every year.`,
  ),
  vandersluis: both(
    `Noor Vandersluis spielte als Kind in Zeeland Trompete bei Regen, was den Atem schult und die Geduld. Carmen singt sie, als hätte sie es eilig; Hänsel, als hätte sie
     alle Zeit der Welt. Nach dem Studium in Den Haag war sie zwei Jahre im Opernstudio und wurde dann ins Ensemble übernommen.`,
    `As a child in Zeeland Noor Vandersluis played the trumpet in the rain, which trains breath and patience. She sings Carmen as if she were in a hurry, Hansel as if she had
     all the time in the world. After studying in The Hague she spent two years in the opera studio and then joined the company.`,
  ),
  okwuosa: both(
    `Adaeze Okwuosa-Lindt kam über die Physik zur Oper: Ihre Doktorarbeit handelte vom Nachhall. Sie brach sie ab, als sie merkte, dass sie lieber im Raum stehen wollte, als
     ihn zu berechnen. Für sie hat Ilka Weidenbrück die Partie der Hanne in »Pegel« geschrieben. Bradamante, Ottavia und Mrs. Sedley sind weitere Rollen an diesem Haus.`,
    `Adaeze Okwuosa-Lindt came to opera by way of physics: her thesis dealt with reverberation. She gave it up when she noticed that she would rather stand in a space than
     calculate it. For her Ilka Weidenbrück has written the part of Hanne in Water Level. Bradamante, Ottavia and Mrs Sedley are other roles at this house.`,
  ),
  tveitmoor: both(
    `Ragna Tveitmoor hat eine Stimme, für die man im Orchester leiser wird. Die Norwegerin singt Erda, die alte Buryja und Auntie, und auf Wunsch von Kindern auch die
     Knusperhexe. Sie züchtet Schafe, von denen drei nach Wagner-Figuren heißen.`,
    `Ragna Tveitmoor has a voice for which the orchestra plays more softly. The Norwegian sings Erda, Grandmother Buryjovka and Auntie and, by request of children, the
     witch. She breeds sheep, three of which are named after characters from Wagner.`,
  ),
  saritepe: both(
    `Yelda Saritepe ist in Köln-Mülheim geboren, zwei Haltestellen vom Haus entfernt, und sang mit neun im Kinderchor die Straßenjungen in »Carmen«. Nach Jahren in Izmir und
     Berlin ist sie zurück. Ihr Orlofsky trinkt Ayran. Sie leitet zusammen mit Selin Aydemirci den Jugendclub.`,
    `Yelda Saritepe was born in Cologne-Mülheim, two stops from the house, and at nine sang in the children’s chorus of Carmen. After years in Izmir and Berlin she is
     back. Her Orlofsky drinks ayran. Together with Selin Aydemirci she leads the youth club.`,
  ),
  kantorsky: both(
    `Veit Kantorsky war Lokführer. Beim Warten auf Gegenzüge lernte er Partien, und eines Tages hörte ihn eine Regisseurin am Bahnsteig. Herodes, Loge, Laca und Florestan sind
     seitdem seine Stationen, sagt er selbst. Pünktlichkeit hält er für eine Form von Höflichkeit und für die halbe Musik.`,
    `Veit Kantorsky was an engine driver. Waiting for oncoming trains he learned parts, and one day a director heard him on the platform. Herod, Loge, Laca and Florestan have
     been his stops since, as he puts it. He takes punctuality for a form of courtesy and for half of music.`,
  ),
  zandtner: both(
    `Aurel Zandtner gewann als Knabe einen Jodelwettbewerb im Montafon und schweigt darüber. Tamino, Narraboth, Ottavio und Eisenstein zeigen, wie weit man mit einer hellen Stimme
     und einem ernsten Gesicht kommt. Er ist der Erste auf der Probe und der Letzte in der Kantine.`,
    `As a boy Aurel Zandtner won a yodelling contest in Montafon and is silent about it. Tamino, Narraboth, Ottavio and Eisenstein show how far you can get with a bright voice
     and a straight face. He is the first to arrive at rehearsal and the last to leave the canteen.`,
  ),
  quiroval: both(
    `Tomás Quiroval studierte in Córdoba Agrarwissenschaft und sang auf Hochzeiten, bis die Hochzeiten mehr wurden als die Felder. Alfredo, Rodolfo, der Herzog und Don José sind seine
     Partien. Er sagt, ein hohes C sei wie eine Olive: Man dürfe nicht schütteln, man müsse warten.`,
    `Tomás Quiroval studied agronomy in Córdoba and sang at weddings until the weddings outnumbered the fields. Alfredo, Rodolfo, the Duke and Don José are his parts. A high C, he
     says, is like an olive: you must not shake the tree, you must wait.`,
  ),
  hwang: both(
    `Minjae Hwang-Lorenz ist der Sänger, den man anruft. In vier Spielzeiten sprang er siebzehn Mal ein, einmal mitten im Akt und in Straßenschuhen. Der Tenor aus Incheon singt Oronte,
     Jaquino und den Meteorologen in »Pegel«. Narraboth beherrscht er, für alle Fälle, seit Jahren.`,
    `Minjae Hwang-Lorenz is the singer you call. In four seasons he has stepped in seventeen times, once in the middle of an act and in street shoes. The tenor from Incheon sings
     Oronte, Jaquino and the meteorologist in Water Level. He has known Narraboth for years, just in case.`,
  ),
  brockhoven: both(
    `Elias Brockhoven aus Maastricht spielt die Komiker, weil er, wie er sagt, der Traurigste im Ensemble ist. Mime, Monostatos und die vier Diener in »Hoffmann« sind seine Glanzstücke,
     und Max im »Freischütz« zeigt die andere Seite. Sein Ratgeber über Lampenfieber liegt in jeder Garderobe.`,
    `Elias Brockhoven from Maastricht plays the comics because, he says, he is the saddest person in the company. Mime, Monostatos and the four servants in Hoffmann are his showpieces,
     and Max in Der Freischütz shows the other side. His guide to stage fright lies in every dressing room.`,
  ),
  wirrbach: both(
    `KS Anselm Wirrbach gehört seit vierundzwanzig Jahren zum Haus; die Stadt hat ihm den Titel Kammersänger verliehen, seine Kinder nennen ihn trotzdem Anselm. Jochanaan, Telramund,
     Balstrode und nun Wotan haben seine Stimme dunkler gemacht und seinen Humor auch. Mit Hanno Piontek musiziert er jedes Jahr die »Winterreise«. Er kommt mit dem Rad, bei
     jedem Pegelstand.`,
    `KS Anselm Wirrbach has been with the house for twenty-four years; the city has awarded him the title Kammersänger, his children call him Anselm all the same. Jochanaan, Telramund,
     Balstrode and now Wotan have darkened his voice and his humour, too. Every year he performs Winterreise with Hanno Piontek. He comes by bike at any water level.`,
  ),
  ristweg: both(
    `Bogdan Ristweg boxte für die Universität Cluj, ehe er die Bühne wählte, auf der man öfter fällt. Rigoletto, Escamillo, Alberich und Scarpia singt er mit einer Stimme, die
     näher zu stehen scheint als er. Mit Malik Traoré-Weiss gibt er einen Kurs über das Stürzen.`,
    `Bogdan Ristweg boxed for the university of Cluj before he chose the stage, where one falls more often. He sings Rigoletto, Escamillo, Alberich and Scarpia with a voice that
     seems to stand closer than he does. With Malik Traoré-Weiss he teaches a course on falling.`,
  ),
  cordovil: both(
    `Mateus Cordovil-Reis aus Recife ist der Mond: In der Kinderoper sitzt er siebzig Minuten in einem Koffer und singt. Die übrige Zeit ist er Papageno, Falke und bald Don Giovanni.
     Er sammelt Taschenlampen.`,
    `Mateus Cordovil-Reis from Recife is the Moon: in the children’s opera he sits in a suitcase for seventy minutes and sings. The rest of the time he is Papageno, Falke and soon
     Don Giovanni. He collects torches.`,
  ),
  solbjerg: both(
    `Henrik Solbjerg hat in Kopenhagen Theologie studiert und predigt heute, sagt er, in kürzeren Sätzen. Danilo, Papageno und der Heerrufer sind seine Partien; im »Deutschen Requiem«
     singt er das Bariton-Solo auswendig und mit geschlossenen Augen.`,
    `Henrik Solbjerg studied theology in Copenhagen and today, he says, preaches in shorter sentences. Danilo, Papageno and the herald are his parts; in A German Requiem he sings the
     baritone solo by heart and with his eyes closed.`,
  ),
  sturmhoefel: both(
    `Ingolf Sturmhöfel misst zwei Meter vier, und die Kostümabteilung hat für ihn einen eigenen Schrank. Sarastro, Kaspar, Fasolt und König Heinrich: Wer unten steht, wird bei ihm
     nicht übersehen. Er stammt aus einer Familie von Orgelbauern im Harz und repariert das Positiv im Probensaal selbst.`,
    `Ingolf Sturmhöfel stands two metres four, and the costume department keeps a wardrobe of his own for him. Sarastro, Kaspar, Fasolt and King Henry: with him the low ones do not go
     unnoticed. He comes from a family of organ builders in the Harz and mends the chamber organ in the rehearsal room himself.`,
  ),
  kvernadze: both(
    `Lasha Kvernadze lernte das Singen am Tisch, wie man es in Tiflis lernt: dreistimmig, nach dem Essen, bis jemand weint. Rocco, Seneca, Colline und der Komtur sind seine Rollen. Er
     kocht einmal im Jahr für alle vierhundert.`,
    `Lasha Kvernadze learned to sing at table, as one does in Tbilisi: in three parts, after the meal, until somebody weeps. Rocco, Seneca, Colline and the Commendatore are his roles.
     Once a year he cooks for all four hundred.`,
  ),
  dahm: both(
    `Hye-rin Dahm ist im zweiten Jahr im Opernstudio und hat schon mehr Engel, Vögel und Zofen gesungen als manche in zehn. Sie kam als Au-pair nach Bonn und sang im Treppenhaus, bis ein
     Nachbar sie zum Vorsingen anmeldete. Papagena, Gretel und Najade stehen in ihrem Kalender.`,
    `Hye-rin Dahm is in her second year at the opera studio and has sung more angels, birds and maids than some do in ten. She came to Bonn as an au pair and sang in the stairwell until a
     neighbour signed her up for an audition. Papagena, Gretel and Naiad are in her diary.`,
  ),
  adeyinka: both(
    `Samuel Adeyinka-Roth war Chorknabe in Lagos und Briefträger in Aachen. Im Opernstudio singt er Gastone, Remendado und einen der beiden Möbelpacker im »Mond im Koffer«, der
     auf Wunsch auch echte Kartons trägt.`,
    `Samuel Adeyinka-Roth was a choirboy in Lagos and a postman in Aachen. At the opera studio he sings Gastone, Remendado and one of the two removal men in The Moon in the Suitcase,
     who on request will carry real boxes.`,
  ),
};
