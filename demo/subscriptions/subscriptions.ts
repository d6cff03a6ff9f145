import type { LocalizedText } from '#contract/base/localized.ts';
import type { SubscriptionKind } from '#contract/subscriptions/subscriptions.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { both } from '../build-blocks.ts';
import type { PictureName } from '../pictures.ts';
import type { Category } from '../programme/categories.ts';
import type { DemoEvent } from '../programme/make-events.ts';

/** A subscription; its dates are taken from the calendar, its prices are derived from those of single events. */
export interface SubscriptionSpec {
  title: LocalizedText;
  kind: SubscriptionKind;
  teaser: LocalizedText;
  description: LocalizedText;
  terms: LocalizedText;
  weekday: number | null;
  /** Number of events included. */
  evenings: number;
  /** True: visitors choose from all events that fit. */
  isChoice?: true;
  saving: number;
  /** Also offered at a reduced price. */
  hasReduced: boolean;
  categories: Category[];
  picture: PictureName;
  fits: (event: DemoEvent) => boolean;
}

const onStage = ({ venue, production, row }: DemoEvent) =>
  venue === 'grosses' && production !== null && row.availability !== 'cancelled';
const isFirstNight = ({ row }: DemoEvent) =>
  row.flags.includes('is_premier') || row.flags.includes('is_first_premiere');
const onDay = (day: string) => (event: DemoEvent) =>
  onStage(event) && !isFirstNight(event) && dayName.format(event.row.start) === day;
const dayName = new Intl.DateTimeFormat('en-GB', { timeZone: berlinZone, weekday: 'short' });
const hour = new Intl.DateTimeFormat('en-GB', { timeZone: berlinZone, hour: '2-digit', hourCycle: 'h23' });

const renewal = both(
  'Das Abonnement gilt für eine Spielzeit und verlängert sich um eine weitere, wenn Sie nicht bis zum 31. Mai kündigen. Im April erinnern wir Sie mit einer Postkarte daran.',
  'The subscription covers one season and is renewed for another unless you cancel by 31 May. In April we remind you with a postcard.',
);

function terms(de: string, en: string): LocalizedText {
  return both(`${de}\n\n${renewal.de}`, `${en}\n\n${renewal.en}`);
}

/** Ten subscriptions of nine kinds. */
export const subscriptions: SubscriptionSpec[] = [
  {
    title: both('Premieren-Abo', 'Premiere subscription'),
    kind: 'premiere',
    teaser: both(
      'Jede neue Inszenierung am ersten Abend, Uraufführungen eingeschlossen.',
      'Every new staging on its first night, world premieres included.',
    ),
    description: both(
      `Wenn das Licht ausgeht und niemand im Saal weiß, was kommt: Das gibt es nur einmal. Im Premieren-Abo sitzen Sie dann auf
       Ihrem festen Platz, und wenn es wieder hell wird, sind Sie unter den Ersten, die eine Meinung haben.

       Zu jedem Abend gehören eine Einführung im Foyer und die Premierenfeier danach. Das Programmheft liegt auf Ihrem Platz.`,
      `When the lights go down and nobody in the house knows what is coming: that happens only once. As a premiere subscriber you
       sit in your own fixed seat, and when it gets light again you are among the first to have an opinion.

       Every evening comes with an introduction in the foyer and the first-night party afterwards. The programme book waits on
       your seat.`,
    ),
    terms: terms(
      'Ihr Platz ist für alle Premieren derselbe. Zwei Abende dürfen Sie in eine spätere Vorstellung desselben Stücks tauschen, bis drei Tage vorher, ohne Gebühr.',
      'Your seat is the same on every first night. Two evenings may be exchanged for a later performance of the same piece, up to three days before, free of charge.',
    ),
    weekday: null,
    evenings: 5,
    saving: 10,
    hasReduced: false,
    categories: ['oper', 'tanz'],
    picture: 'leuchter',
    fits: (event) => onStage(event) && isFirstNight(event),
  },
  {
    title: both('Freitag-Abo', 'Friday subscription'),
    kind: 'series',
    teaser: both('Sechs Freitage, an denen die Woche früher aufhört.', 'Six Fridays on which the week ends early.'),
    description: both(
      `Drei Abende vor Weihnachten, drei danach, immer halb acht, immer Ihr Platz. Die Reihe mischt das Bekannte mit dem, was Sie
       allein vielleicht nicht ausgesucht hätten. Wer freitags abonniert, erzählt uns oft von genau diesem Abend.`,
      `Three evenings before Christmas, three after, always at half past seven, always your seat. The series mixes the familiar
       with what you might not have picked yourself. Friday subscribers often tell us about just that evening.`,
    ),
    terms: terms(
      'Zwei der sechs Abende dürfen Sie tauschen, bis drei Tage vorher und in jede Vorstellung außer Premieren.',
      'Two of the six evenings may be exchanged, up to three days before, for any performance except first nights.',
    ),
    weekday: 5,
    evenings: 6,
    saving: 15,
    hasReduced: true,
    categories: ['oper', 'operette', 'tanz'],
    picture: 'saal',
    fits: onDay('Fri'),
  },
  {
    title: both('Sonntagnachmittag-Abo', 'Sunday afternoon subscription'),
    kind: 'series',
    teaser: both('Fünf Nachmittage, zum Abendbrot sind Sie zu Hause.', 'Five afternoons, and you are home for supper.'),
    description: both(
      `Oper bei Tageslicht im Foyer und Dunkelheit im Saal: Um drei, vier oder sechs Uhr geht es los, und die Straßenbahn zurück
       ist noch leer. Beliebt bei allen, die weit fahren, früh aufstehen oder Kuchen in der Pause für ein Grundrecht halten.`,
      `Opera with daylight in the foyer and darkness in the house: it starts at three, four or six, and the tram home is still
       empty. Popular with all who live far away, rise early or consider cake in the interval a basic right.`,
    ),
    terms: terms(
      'Zwei der fünf Nachmittage dürfen Sie tauschen, bis drei Tage vorher. Auf Wunsch reservieren wir den Aufzug für Ihre Gruppe.',
      'Two of the five afternoons may be exchanged, up to three days before. On request we hold the lift for your group.',
    ),
    weekday: 7,
    evenings: 5,
    saving: 15,
    hasReduced: true,
    categories: ['oper', 'operette'],
    picture: 'zauberfloete',
    fits: (event) => onDay('Sun')(event) && Number(hour.format(event.row.start)) < 19,
  },
  {
    title: both('Wahl-Abo', 'Flexible subscription'),
    kind: 'choice',
    teaser: both(
      'Vier Gutscheine, eine Spielzeit, Sie entscheiden von Abend zu Abend.',
      'Four vouchers, one season, you decide from evening to evening.',
    ),
    description: both(
      `Sie bekommen vier Gutscheine für eine Preiskategorie und lösen sie ein, wann Sie möchten: alle vier an einem Abend oder einen
       in jeder Jahreszeit. Sie gelten für jedes Stück im Großen Haus, Premieren ausgenommen, und Sie buchen eine Woche vor dem
       allgemeinen Vorverkauf.`,
      `You get four vouchers for one price category and redeem them whenever you like: all four on one evening or one in every
       time of year. They are valid for any piece on the main stage except first nights, and you book a week before general sale.`,
    ),
    terms: terms(
      'Die Gutscheine sind übertragbar und gelten bis zum Ende der Spielzeit. Eingelöste Karten können einmal getauscht werden.',
      'Vouchers may be passed on and are valid until the end of the season. Tickets booked with them may be exchanged once.',
    ),
    weekday: null,
    evenings: 4,
    isChoice: true,
    saving: 12,
    hasReduced: true,
    categories: ['oper', 'operette', 'tanz', 'konzert'],
    picture: 'ensemble',
    fits: (event) => onStage(event) && !isFirstNight(event) && event.row.flags.length === 0,
  },
  {
    title: both('Schnupper-Abo', 'Taster subscription'),
    kind: 'taster',
    teaser: both(
      'Drei Abende zum Kennenlernen, ohne Verlängerung.',
      'Three evenings to get acquainted, without renewal.',
    ),
    description: both(
      `Ein Mozart, ein Verdi und ein Stück, nach dem man noch lange redet. Vor jedem Abend gibt es eine Viertelstunde Einführung,
       danach ein Glas im Foyer mit jemandem, der mitgemacht hat. Wer nach dem dritten Mal bleiben möchte, bekommt den Platz.`,
      `One Mozart, one Verdi and one piece that gives you something to talk about. Before each evening there is a quarter of an
       hour’s introduction, after it a glass in the foyer with somebody who took part. If you want to stay after the third time,
       the seat is yours.`,
    ),
    terms: both(
      'Das Schnupper-Abo endet von selbst nach dem dritten Abend. Ein Abend darf getauscht werden.',
      'The taster subscription ends by itself after the third evening. One evening may be exchanged.',
    ),
    weekday: null,
    evenings: 3,
    saving: 20,
    hasReduced: true,
    categories: ['oper'],
    picture: 'traviata',
    fits: ({ work, row }) =>
      ['traviata', 'zauberfloete', 'carmen'].includes(work) &&
      row.flags.length === 0 &&
      row.availability === 'available',
  },
  {
    title: both('Familien-Abo', 'Family subscription'),
    kind: 'family',
    teaser: both(
      'Zwei Große, zwei Kleine, drei Opern bei Tageslicht.',
      'Two tall ones, two small ones, three operas in daylight.',
    ),
    description: both(
      `Einmal der Mond im Koffer, einmal das Hexenhaus, einmal die Königin der Nacht. Alle drei Nachmittage liegen am Wochenende,
       dauern mit Pause keine drei Stunden und beginnen mit einem Blick auf die Bühne, bevor der Vorhang zugeht.`,
      `Once the moon in the suitcase, once the witch’s house, once the Queen of the Night. All three afternoons are at the weekend
       and start with a look at the stage before the curtain closes.`,
    ),
    terms: terms(
      'Der Preis gilt für zwei Erwachsene und zwei Kinder bis 16. Jedes weitere Kind zahlt 15 €. Bei Husten und Fieber tauschen wir bis zwei Stunden vorher.',
      'The price covers two adults and two children up to 16. Each further child pays €15. In case of coughs and fevers we exchange up to two hours before.',
    ),
    weekday: null,
    evenings: 3,
    saving: 20,
    hasReduced: false,
    categories: ['junge-oper', 'oper'],
    picture: 'mondkoffer',
    fits: ({ work, row }) =>
      ['mondkoffer', 'haensel', 'zauberfloete'].includes(work) &&
      row.availability === 'available' &&
      Number(hour.format(row.start)) < 18,
  },
  {
    title: both('Junges Abo', 'Under-30 subscription'),
    kind: 'young',
    teaser: both(
      'Fünf Abende für alle unter 30, auf jedem freien Platz.',
      'Five evenings for everyone under 30, in any free seat.',
    ),
    description: both(
      `Fünfmal Oper, Tanz oder Konzert, einmal bezahlt. Sie suchen die Abende selbst aus und bekommen die besten Plätze, die
       noch frei sind. Nach der Vorstellung gibt es für alle unter 30 einen Tisch im *Souffleurkasten*, an dem jemand aus dem Ensemble
       schon sitzt.`,
      `Opera, dance or concert five times, paid once. You pick the evenings and get the best seats that are still free. After the
       performance there is a table for everyone under 30 at the *Souffleurkasten*, and somebody from the company already sits there.`,
    ),
    terms: both(
      'Gilt bis zum Ende der Spielzeit, in der Sie 30 werden, und verlängert sich nicht von selbst. Ausweis bitte mitbringen.',
      'Valid until the end of the season in which you turn 30; it is not renewed by itself. Please bring an ID.',
    ),
    weekday: null,
    evenings: 5,
    isChoice: true,
    saving: 20,
    hasReduced: false,
    categories: ['oper', 'tanz', 'konzert'],
    picture: 'schwerkraft',
    fits: (event) =>
      onStage(event) &&
      ['salome', 'schwerkraft', 'pegel', 'jenufa', 'grimes', 'salz', 'requiem'].includes(event.work) &&
      !isFirstNight(event),
  },
  {
    title: both('Konzert-Abo', 'Concert subscription'),
    kind: 'concert',
    teaser: both('Lieder, ein Requiem und eine Nacht ohne Uhr.', 'Songs, a requiem and a night without a clock.'),
    description: both(
      `Das Rheinische Opernorchester steigt aus dem Graben, und im Foyer werden die Stühle um den Flügel gestellt. Vier Konzerte
       zwischen Schubert und heute, eines davon dauert bis nach der Umstellung der Uhren.`,
      `The Rheinisches Opernorchester climbs out of the pit, and in the foyer the chairs are set around the piano. Four concerts
       between Schubert and today, one of which lasts until after the clocks have changed.`,
    ),
    terms: terms(
      'Im Foyer gilt freie Platzwahl, im Großen Haus Ihre Kategorie. Ein Konzert darf getauscht werden.',
      'In the foyer seats are unnumbered, on the main stage your category counts. One concert may be exchanged.',
    ),
    weekday: null,
    evenings: 4,
    saving: 15,
    hasReduced: true,
    categories: ['konzert', 'liederabend'],
    picture: 'partitur',
    fits: ({ category, row }) =>
      (category === 'konzert' || category === 'liederabend') && row.availability === 'available',
  },
  {
    title: both('Schul-Abo', 'School subscription'),
    kind: 'school',
    teaser: both(
      'Drei Vormittage für Klassen, mit Besuch im Unterricht.',
      'Three mornings for school classes, with a visit to your classroom.',
    ),
    description: both(
      `Eine Klasse, drei Opern, dazwischen wir: Vor jedem Besuch kommt jemand von der Jungen Oper in den Unterricht, mit einem
       Koffer voller Geräusche. Die Begleitung zahlt nichts, und wer sich nicht traut, darf zuerst eine Probe ansehen.`,
      `One class, three operas, and us in between: before each visit somebody from the young opera comes to your lesson with a
       suitcase full of noises. Teachers pay nothing, and if you are shy you may watch a rehearsal first.`,
    ),
    terms: both(
      'Preis je Kind für alle drei Vormittage, ab zehn Kindern. Anmeldung bis sechs Wochen vor dem ersten Termin, Rechnung nach dem letzten.',
      'Price per child for all three mornings, from ten children on. Please sign up six weeks before the first date; the bill comes after the last.',
    ),
    weekday: null,
    evenings: 3,
    saving: 20,
    hasReduced: false,
    categories: ['junge-oper'],
    picture: 'haensel',
    fits: ({ category, row }) => category === 'junge-oper' && Number(hour.format(row.start)) < 12,
  },
  {
    title: both('Geschenk-Abo', 'Gift subscription'),
    kind: 'gift',
    teaser: both(
      'Zwei Abende zum Verschenken, in einer Schachtel, die klingt.',
      'Two evenings to give away, in a box that sounds.',
    ),
    description: both(
      `Für Menschen, die schon alles haben, außer einem freien Abend. Sie wählen die Kategorie, der beschenkte Mensch wählt die
       Stücke. Wir packen die zwei Gutscheine in eine Schachtel mit Seidenpapier aus der Schneiderei; wer sie öffnet, hört einen
       Takt aus dem Spielplan.`,
      `For people who have everything except for a free evening. You choose the category, the person who gets it chooses the
       pieces. We wrap the two vouchers in a box with tissue paper from the workshop; whoever opens it hears one bar of the season.`,
    ),
    terms: both(
      'Gültig bis zum Ende der Spielzeit, auf Wunsch auch der nächsten. Das Geschenk-Abo verlängert sich nicht und kann weiterverschenkt werden.',
      'Valid until the end of the season, on request of the next one as well. The gift subscription is not renewed and may be passed on.',
    ),
    weekday: null,
    evenings: 2,
    isChoice: true,
    saving: 5,
    hasReduced: false,
    categories: ['oper', 'operette', 'tanz'],
    picture: 'vorhang',
    fits: (event) => onStage(event) && !isFirstNight(event) && event.row.availability === 'available',
  },
];
