import { headline, notice, type StarterPage, text } from './starter-page.ts';

export const accessibility: StarterPage = {
  task: 'accessibility',
  title: { de: 'Barrierefreiheit', en: 'Accessibility' },
  slug: { de: 'barrierefreiheit', en: 'accessibility' },
  blocks: [
    notice,
    headline('Erklärung zur Barrierefreiheit', 'Accessibility statement'),
    text(
      [
        '[Name des Trägers] ist bemüht, diese Website barrierefrei zugänglich zu machen. Diese Erklärung gilt für [Adresse der Website]. Grundlagen sind [Gesetz Ihres Landes oder Behindertengleichstellungsgesetz], die BITV 2.0 und die Norm EN 301 549 mit den Web Content Accessibility Guidelines 2.1, Stufe AA.',
      ],
      [
        '[name of the operating body] endeavours to make this website accessible. This statement applies to [address of the website]. It is based on [law of your state], BITV 2.0 and the standard EN 301 549 with the Web Content Accessibility Guidelines 2.1, level AA.',
      ],
    ),
    headline('Wie weit wir sind', 'How far we are'),
    text(
      [
        'Diese Website ist mit den Anforderungen [vollständig / weitgehend / nicht] vereinbar. Das beruht auf [Selbstbewertung oder Prüfung durch …] vom [Datum].',
        'Sie lässt sich mit der Tastatur bedienen, vergrößern und mit Vorleseprogrammen lesen. Bilder haben Textalternativen; Bewegungen unterbleiben, wenn Sie es in Ihrem Gerät so eingestellt haben.',
      ],
      [
        'This website complies [fully / largely / not] with the requirements. That is based on [self-assessment, or test by …] of [date].',
        'It can be used with the keyboard, enlarged, and read with screen readers. Pictures have text alternatives; there is no motion if you have asked your device for that.',
      ],
    ),
    headline('Was noch nicht barrierefrei ist', 'What is not accessible yet'),
    text(
      [
        '<ul><li>[Inhalt, zum Beispiel: ältere PDF-Dateien], weil [Grund]; stattdessen bieten wir [Alternative].</li><li>[Inhalt, zum Beispiel: Videos ohne Untertitel], weil [Grund]; wir beheben das bis [Datum].</li></ul>',
      ],
      [
        '<ul><li>[content, for example: older PDF files], because [reason]; instead we offer [alternative].</li><li>[content, for example: videos without captions], because [reason]; we will fix this by [date].</li></ul>',
      ],
    ),
    headline('Ihr Besuch', 'Your visit'),
    text(
      [
        'Welche Angebote es bei einer Vorstellung gibt, steht bei ihrem Termin. Zu Wegen, Plätzen und Hilfen im Haus: [Angaben zu Zugang, Rollstuhlplätzen, Höranlage und Begleitpersonen]',
      ],
      [
        'Which access offers a performance has is stated with its date. About ways, seats and help in the house: [information about access, wheelchair spaces, hearing systems and companions]',
      ],
    ),
    headline('Barrieren melden', 'Report a barrier'),
    text(
      [
        'Fehlt Ihnen etwas, oder kommen Sie an einer Stelle nicht weiter? Schreiben Sie uns oder rufen Sie an: [Name oder Abteilung], [E-Mail-Adresse], [Telefonnummer]. Wir antworten innerhalb von [Frist].',
      ],
      [
        'Is something missing, or are you stuck somewhere? Write to us or call: [name or department], [e-mail address], [telephone number]. We answer within [period].',
      ],
    ),
    headline('Schlichtung', 'Arbitration'),
    text(
      [
        'Wenn unsere Antwort Ihnen nicht hilft, können Sie sich kostenlos an diese Stelle wenden: [Name, Anschrift und Adresse der Durchsetzungs- oder Schlichtungsstelle Ihres Landes]',
        'Diese Erklärung wurde am [Datum] erstellt und zuletzt am [Datum] geprüft.',
      ],
      [
        'If our answer does not help, you can turn to this body free of charge: [name, address and website of the enforcement or arbitration body of your state]',
        'This statement was made on [date] and last checked on [date].',
      ],
    ),
  ],
};
