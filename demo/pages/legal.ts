import { both, faq, headline, link, quote, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const imprint: PageSpec = {
  key: 'impressum',
  title: both('Impressum', 'Imprint'),
  slug: both('impressum', 'impressum'),
  menus: ['footer'],
  description: both(
    'Die Oper Colonia ist ein erfundenes Haus. Hier kann nichts gekauft werden.',
    'Oper Colonia is an invented house. Nothing can be bought here.',
  ),
  content: [
    headline('Dieses Haus gibt es nicht', 'This house does not exist'),
    text(
      `**Die Oper Colonia ist frei erfunden.** Sie zeigt, was die Software Proscenium kann. Es gibt keine Vorstellungen, keine Kasse und
       kein Abonnement; **hier kann nichts gekauft, gebucht oder bestellt werden.**

       Namen, Stücktexte, Termine, Preise und Partner sind ausgedacht. Ähnlichkeiten mit lebenden Menschen oder bestehenden Häusern sind
       Zufall. Die genannten Opern gibt es wirklich, und es lohnt sich, sie zu hören.`,
      `**Oper Colonia is entirely invented.** It shows what the software Proscenium can do. There are no performances, no box office and
       no subscriptions; **nothing can be bought, booked or ordered here.**

       Names, texts, dates, prices and partners are made up. Any likeness to living people or existing houses is coincidence. The operas
       do exist, and they are worth hearing.`,
    ),
    headline('Anbieter', 'Provider', { level: '3' }),
    text(
      `Oper Colonia (erfunden), Rheinboulevard 1, 50679 Köln

       Telefon 0221 000 00 00, post@oper-colonia.example

       Wer diese Software für ein wirkliches Haus betreibt, ersetzt diese Seite durch die eigenen Angaben.`,
      `Oper Colonia (invented), Rheinboulevard 1, 50679 Cologne

       Telephone 0221 000 00 00, post@oper-colonia.example

       Whoever runs this software for a real house replaces this page with their own particulars.`,
    ),
    headline('Bilder und Schrift', 'Pictures and type', { level: '3' }),
    text(
      'Alle Bilder sind von einem Programm errechnet, das zur Software gehört; niemand ist darauf zu erkennen. Die Schrift heißt Spectral und steht unter der SIL Open Font License.',
      'All pictures are computed by a program that belongs to the software; nobody can be recognised in them. The typeface is Spectral, under the SIL Open Font License.',
    ),
    headline('Für die Redaktion', 'For editors', { level: '3' }),
    text(
      'Eine Seite zeigt alle Bausteine, aus denen diese Website gebaut ist, in allen Ausführungen.',
      'One page shows all the modules this website is built from, in every variant.',
    ),
    link('page:bausteine', both('Alle Bausteine ansehen', 'See all modules')),
  ],
};

export const privacy: PageSpec = {
  key: 'datenschutz',
  title: both('Datenschutz', 'Privacy'),
  slug: both('datenschutz', 'datenschutz'),
  menus: ['footer'],
  description: both(
    'Welche Daten diese Website verarbeitet und welche nicht.',
    'Which data this website processes and which it does not.',
  ),
  content: [
    text(
      'Kurz gesagt: Diese Website merkt sich so wenig wie möglich und holt nichts von fremden Servern, bevor Sie es erlauben.',
      'In short: this website remembers as little as possible and fetches nothing from other servers before you allow it.',
    ),
    headline('Beim Lesen', 'While reading'),
    text(
      'Beim Aufruf einer Seite verarbeitet der Server Ihre IP-Adresse, um antworten zu können. Es gibt keine Zählung von Besuchen, keine Werbung und keine Profile. Schriften und Bilder kommen von diesem Server.',
      'When you open a page, the server processes your IP address in order to answer. Visits are not counted, there is no advertising and no profiling. Fonts and pictures come from this server.',
    ),
    headline('Fremde Inhalte', 'Content of others'),
    text(
      `Videos, Podcasts, Hefte und Beiträge liegen bei ihren Anbietern. An ihrer Stelle steht zunächst ein Vorschaubild von hier. Erst wenn
       Sie *laden*, wird eine Verbindung aufgebaut, und der Anbieter erfährt Ihre IP-Adresse und welche Seite Sie gerade lesen. Er kann
       eigene Cookies setzen und Daten außerhalb der Europäischen Union verarbeiten; wie lange, bestimmt er.

       *Einmal laden* gilt für diesen einen Inhalt, bis Sie die Seite verlassen. *Immer laden* gilt für die Medien aller Anbieter, bis Sie es
       zurücknehmen, höchstens ein halbes Jahr. Wer nichts davon möchte, folgt dem Link zum Anbieter.

       Für **Videos** sind das YouTube und Vimeo, für **Töne** Spotify, SoundCloud und Podigee, für **Hefte** Issuu, Yumpu und Calaméo, für
       **Beiträge** Instagram, Facebook, TikTok und X. Rechtsgrundlage ist Ihre Einwilligung.`,
      `Videos, podcasts, booklets and posts lie with their providers. In their place you first see a preview picture from here. Only when
       you choose to *load* is a connection made, and the provider learns your IP address and which page you are reading. It may set
       cookies of its own and process data outside the European Union; for how long is up to it.

       *Load once* applies to that one thing until you leave the page. *Always load* applies to media of all providers until you take it
       back, for half a year at most. Whoever wants neither follows the link to the provider.

       For **videos** these are YouTube and Vimeo, for **sounds** Spotify, SoundCloud and Podigee, for **booklets** Issuu, Yumpu and
       Calaméo, for **posts** Instagram, Facebook, TikTok and X. The legal basis is your consent.`,
    ),
    headline('Cookies', 'Cookies', { anchor: 'cookies' }),
    faq([
      {
        question: both('Was speichert diese Website auf meinem Gerät?', 'What does this website keep on my device?'),
        answer: both(
          `Vor Ihrer ersten Wahl keine Cookies. Danach nur, was nötig ist, um zu tun, was Sie verlangt haben:

           - *cookie_consent_settings*: was Sie gewählt haben und wann, ein halbes Jahr lang. Nichts darin unterscheidet Sie von anderen.
           - *shortlist*: die Abende auf Ihrem Merkzettel, nur wenn Sie welche notieren und bis Sie sie streichen. Das verlässt Ihr Gerät nicht.
           - *programme-access* und *programme-access-applied*: welche barrierefreien Angebote Sie im Programm gewählt haben, nur wenn Sie »merken« ankreuzen und bis Sie das Häkchen wegnehmen. Auch das verlässt Ihr Gerät nicht.
           - *react-router-scroll-positions* und *reloaded-at*: wo auf einer Seite Sie waren, und wann eine Seite sich selbst neu geladen hat, bis Sie das Fenster schließen.
           - *closed-news*: welche Eilmeldung über dem Kopf der Seite Sie geschlossen haben, nur wenn Sie eine schließen und bis Sie das Fenster schließen.
           - *shop.evt-visit*, *webshop_language* und *webshop_hops*: nur im Kartenshop, damit der Warenkorb Ihrer bleibt und in Ihrer Sprache. Sie enden mit dem Schließen des Browsers. Was Sie dort eintragen, bleibt in dieser Installation.

           Wer sich als Redaktion anmeldet, erhält ein Sitzungs-Cookie und eines gegen untergeschobene Anfragen, *csrftoken*.`,
          `No cookies before your first choice. After that only what is needed to do what you asked for:

           - *cookie_consent_settings*: what you chose and when, for half a year. Nothing in it tells you from others.
           - *shortlist*: the evenings on your shortlist, only if you note any and until you strike them off. It does not leave your device.
           - *programme-access* and *programme-access-applied*: which access offers you chose in the programme, only if you tick “remember” and until you take the tick away. It does not leave your device either.
           - *react-router-scroll-positions* and *reloaded-at*: where on a page you were, and when a page reloaded itself, until you close the window.
           - *closed-news*: which breaking news above the head of the page you have closed, only if you close one and until you close the window.
           - *shop.evt-visit*, *webshop_language* and *webshop_hops*: in the ticket shop only, so that the cart stays yours and in your language. They end when you close the browser. What you enter there stays in this installation.

           Editors who sign in get a session cookie and one against forged requests, *csrftoken*.`,
        ),
      },
      {
        question: both('Gibt es Statistik oder Werbung?', 'Are there statistics or advertising?'),
        answer: both(
          'Beides nicht. Ein Haus, das diese Software mit einem Tag-Manager betreibt, fragt vorher nach „Statistik“ und nennt hier Empfänger, Zweck und Dauer.',
          'Neither. A house that runs this software with a tag manager asks for “Statistics” first and names recipient, purpose and duration here.',
        ),
      },
      {
        question: both('Wie nehme ich eine Einwilligung zurück?', 'How do I withdraw consent?'),
        answer: both(
          'So leicht, wie Sie sie gegeben haben: „Cookies“ am Ende jeder Seite, dann „Cookies löschen“. Was geladen war, verschwindet sofort. Auch die Cookies dieser Website in Ihrem Browser zu löschen hilft; danach wird wieder gefragt.',
          'As easily as you gave it: “Cookies” at the foot of every page, then “Delete cookies”. What was loaded is gone at once. Deleting this website’s cookies in your browser helps as well; after that you will be asked again.',
        ),
      },
      {
        question: both(
          'Was liegt auf meinem Gerät, wenn ich ohne Netz lesen will?',
          'What lies on my device if I want to read without a connection?',
        ),
        answer: both(
          'Nur wenn Sie zustimmen oder es unter [Ohne Netz lesen](/de/offline) einschalten: das Programm der nächsten vier Wochen und die Seiten, die Sie besuchen, höchstens sechzig und höchstens dreißig Tage lang. Sie bleiben auf Ihrem Gerät, niemand erfährt davon, und mit einem Klick ist alles gelöscht.',
          'Only if you agree or switch it on under [Read without a connection](/en/offline): the programme of the next four weeks and the pages you visit, sixty at most and for thirty days at most. They stay on your device, nobody is told, and one click removes it all.',
        ),
      },
      {
        question: both('Was geschieht mit dem, was ich Ihnen schreibe?', 'What happens to what I write to you?'),
        answer: both(
          `Das **Kontaktformular** schickt Ihre Nachricht als E-Mail an die Abteilung, die Sie wählen; danach liegt sie dort, bis sie beantwortet ist. Der **Newsletter** bekommt Ihre Adresse erst, wenn Sie den Link in der Bestätigung öffnen; wann Sie zugestimmt haben, wird mit aufbewahrt. Abmelden können Sie sich in jeder Ausgabe.`,
          `The **contact form** sends your message as an e-mail to the department that you choose; it stays there until it has been answered. The **newsletter** gets your address only when you open the link in the confirmation; when you agreed is kept with it. Every issue lets you unsubscribe.`,
        ),
      },
      {
        question: both(
          'Was geschieht, wenn auf einer Seite etwas schiefgeht?',
          'What happens when something on a page goes wrong?',
        ),
        answer: both(
          'Betreibt ein Haus diese Software mit einem Fehlerdienst, so meldet die Seite den Fehler an das Haus selbst und erst das Haus dem Dienst: was nicht ging und auf welcher Art von Seite, ohne Ihre Adresse, ohne Suchwörter, ohne etwas auf Ihrem Gerät zu speichern. In diesem Beispiel ist keiner eingerichtet.',
          'Where a house runs this software with an error service, the page tells the house itself, and only the house tells the service: what failed and on which kind of page, without your address, without search words, without keeping anything on your device. In this example there is none.',
        ),
      },
      {
        question: both('Welche Rechte habe ich?', 'What rights do I have?'),
        answer: both(
          'Auskunft, Berichtigung, Löschung, Einschränkung, Widerspruch, Übertragbarkeit und Beschwerde bei der Aufsichtsbehörde. Da dieses Haus erfunden ist, gibt es hier niemanden, der Daten von Ihnen hätte.',
          'Access, rectification, erasure, restriction, objection, portability and complaint to the supervisory authority. Since this house is invented, nobody here holds any data about you.',
        ),
      },
    ]),
    text(
      'Zuständig wäre, gäbe es das Haus, die Oper Colonia, Rheinboulevard 1, 50679 Köln. Siehe [Impressum](page:impressum).',
      'If the house existed, Oper Colonia, Rheinboulevard 1, 50679 Cologne, would be responsible. See the [imprint](page:impressum).',
    ),
  ],
};

export const statement: PageSpec = {
  key: 'erklaerung',
  title: both('Erklärung zur Barrierefreiheit', 'Accessibility statement'),
  slug: both('erklaerung-zur-barrierefreiheit', 'accessibility-statement'),
  menus: ['footer'],
  description: both(
    'Stand der Barrierefreiheit dieser Website, bekannte Grenzen und Kontakt.',
    'State of accessibility of this website, known limits and contact.',
  ),
  content: [
    text(
      'Diese Website soll für alle lesbar, bedienbar und verständlich sein. Maßstab sind die Web Content Accessibility Guidelines 2.2, Stufe AA.',
      'This website is meant to be readable, operable and understandable for everyone. The yardstick is the Web Content Accessibility Guidelines 2.2, level AA.',
    ),
    headline('Stand', 'State'),
    text(
      `**Stand 21. November 2026: Diese Website ist mit den WCAG 2.2, Stufe AA, und der BITV 2.0 teilweise konform; nicht konform sind der Kartenshop, eingebettete fremde Inhalte, die Beispielvideos und einzelne Absätze ohne englische Fassung.**

       Die Seiten werden mit Werkzeugen und von Hand geprüft: mit der Tastatur, bei 400 % Vergrößerung, mit abgeschalteter Bewegung und ohne Skripte. Eine Prüfung durch eine unabhängige Stelle hat nicht stattgefunden, denn das Haus ist erfunden.`,
      `**State on 21 November 2026: this website conforms partially to WCAG 2.2, level AA, and to the German BITV 2.0; what does not conform is the ticket shop, embedded content of others, the sample videos and single paragraphs without an English version.**

       The pages are checked with tools and by hand: with the keyboard, at 400% zoom, with motion switched off and without scripts. No independent body has examined them, since the house is invented.`,
    ),
    headline('Was nicht konform ist', 'What does not conform'),
    text(
      `- Der Kartenshop steht in unserem Rahmen, seine Seiten kommen von einem anderen Anbieter. Der Rahmen ist geprüft; für die Bedienung im Shop können wir nicht einstehen. Karten gibt es auch am Telefon und an der Opernkasse, zum selben Preis.
       - Fremde Inhalte (Videos, Podcasts, Blätterhefte) bringen die Bedienung ihrer Anbieter mit.
       - Der Film in Gebärdensprache ist eine Zeichnung: Seine Hände bewegen sich, aber sie gebärden nicht. Die Hörprobe spricht ein Rechner.
       - Einzelne Absätze liegen nur auf Deutsch vor. Sie sind für Vorleseprogramme als deutsch gekennzeichnet.`,
      `- The ticket shop stands in our frame, its pages come from another company. The frame has been checked; we cannot answer for the controls inside the shop. Tickets are also sold on the telephone and at the box office, at the same price.
       - Content of others (videos, podcasts, booklets) comes with its providers’ controls.
       - The film in sign language is a drawing: its hands move, but they do not sign. The sample recording is spoken by a computer.
       - Single paragraphs exist in German only. They are marked as German for screen readers.`,
    ),
    headline('Rückmeldung', 'Feedback'),
    text(
      `Ist Ihnen eine Hürde begegnet, oder brauchen Sie etwas von hier in anderer Form? Schreiben Sie über das [Kontaktformular](/de/kontakt) oder an [zugang@oper-colonia.example](mailto:zugang@oper-colonia.example), oder rufen Sie an: [0221 000 00 00](tel:+492210000000).
       Ein Haus, das es gibt, antwortet binnen zwei Wochen, spätestens nach sechs, und sagt bis dahin, woran es liegt.`,
      `Have you met a barrier, or do you need something from here in another form? Write with the [contact form](/en/contacts) or to [zugang@oper-colonia.example](mailto:zugang@oper-colonia.example), or call [0221 000 00 00](tel:+492210000000).
       A house that exists answers within two weeks, within six at the latest, and says meanwhile what holds it up.`,
    ),
    headline('Schlichtung', 'Arbitration', { level: '3' }),
    text(
      `Bleibt eine Antwort aus oder hilft sie nicht, vermittelt in Nordrhein-Westfalen die [Ombudsstelle für barrierefreie Informationstechnik](https://www.mags.nrw). Das kostet nichts, und eine anwaltliche Vertretung braucht es dafür nicht.

       Diese Erklärung wurde am 21. November 2026 nach eigener Prüfung geschrieben und wird einmal im Jahr durchgesehen. Ihr Muster ist § 10b des Behindertengleichstellungsgesetzes Nordrhein-Westfalen.`,
      `If no answer comes or it does not help, the [ombuds office for accessible information technology](https://www.mags.nrw) mediates in North Rhine-Westphalia. It costs nothing, and you need no lawyer for it.

       This statement was written on 21 November 2026 after the house’s own examination and is looked through once a year. It follows § 10b of the equality law of North Rhine-Westphalia.`,
    ),
    quote(
      both(
        'Wer eine Rampe baut, baut sie nie nur für einen.',
        'Whoever builds a ramp never builds it for one person only.',
      ),
      both('Meret Sandoval, Zugänge', 'Meret Sandoval, access'),
    ),
    link('page:barrierefreiheit', both('Barrierefreiheit im Haus', 'Accessibility in the house')),
  ],
};
