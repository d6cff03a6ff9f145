import { headline, notice, type StarterPage, text } from './starter-page.ts';

export const privacy: StarterPage = {
  task: 'privacy',
  title: { de: 'Datenschutz', en: 'Privacy' },
  slug: { de: 'datenschutz', en: 'datenschutz' },
  blocks: [
    notice,
    headline('Wer verantwortlich ist', 'Who is responsible'),
    text(
      [
        '[Name des Trägers mit Rechtsform]<br>[Straße und Hausnummer]<br>[Postleitzahl und Ort]<br>Telefon: [Telefonnummer]<br>E-Mail: [E-Mail-Adresse]',
        'Unsere Datenschutzbeauftragte oder unseren Datenschutzbeauftragten erreichen Sie unter [Name, Anschrift und E-Mail der Datenschutzbeauftragten].',
      ],
      [
        '[name of the operating body with its legal form]<br>[street and number]<br>[postal code and city]<br>Telephone: [telephone number]<br>E-mail: [e-mail address]',
        'You can reach our data protection officer at [name, address and e-mail of the data protection officer].',
      ],
    ),
    headline('Wenn Sie die Website besuchen', 'When you visit the website'),
    text(
      [
        'Wenn Sie eine Seite aufrufen, verarbeitet unser Server Ihre IP-Adresse, die Adresse der Seite, den Zeitpunkt und Angaben Ihres Browsers, um antworten zu können und Störungen und Angriffe zu erkennen. Rechtsgrundlage ist unser berechtigtes Interesse an einer sicheren Website (Art. 6 Abs. 1 Buchst. f DSGVO). [Angabe, ob und wie lange Protokolle aufbewahrt werden]',
        'Die Website läuft bei [Name und Sitz des Rechenzentrums], mit dem wir einen Vertrag über die Auftragsverarbeitung geschlossen haben. Schriften und Bilder kommen von diesem Server.',
      ],
      [
        'When you open a page, our server processes your IP address, the address of the page, the time and details of your browser, in order to answer and to notice faults and attacks. The legal basis is our legitimate interest in a secure website (Art. 6(1)(f) GDPR). [statement whether and for how long logs are kept]',
        'The website runs at [name and place of the data centre], with whom we have a data processing agreement. Fonts and pictures come from this server.',
      ],
    ),
    headline('Cookies und Speicher auf Ihrem Gerät', 'Cookies and storage on your device', 'cookies'),
    text(
      [
        'Notwendig ist, was Sie selbst eingestellt haben: Ihre Wahl zu Cookies, Ihr Merkzettel und Ähnliches. Es bleibt auf Ihrem Gerät, und niemand wird daran erkannt.',
        'Statistik und Inhalte anderer Anbieter gibt es nur, wenn Sie zustimmen. Ihre Zustimmung können Sie jederzeit unter »Cookies« am Ende jeder Seite ändern oder zurücknehmen. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).',
        '[Name des Statistikdienstes, Zweck, Empfänger und Speicherdauer; streichen, wenn keiner eingesetzt wird]',
      ],
      [
        'Some storage is necessary for what you have set yourself: your choice about cookies, your shortlist and the like. It stays on your device, and nobody is identified by it.',
        'Statistics and content from other providers are used only if you agree. You can change or withdraw your consent at any time under “Cookies” at the end of every page. The legal basis is your consent (Art. 6(1)(a) GDPR, section 25(1) TDDDG).',
        '[name of the statistics service, purpose, recipients and storage period; delete if none is used]',
      ],
    ),
    headline('Inhalte anderer Anbieter', 'Content from other providers'),
    text(
      [
        'Videos, Podcasts und Beiträge anderer Anbieter werden erst geladen, wenn Sie zustimmen. Der Anbieter erfährt dann Ihre IP-Adresse und welche Seite Sie lesen, und er kann Daten außerhalb der Europäischen Union verarbeiten. Wir binden Inhalte ein von: [Namen der Anbieter]',
      ],
      [
        'Videos, podcasts and posts from other providers are loaded only after you have agreed. The provider then learns your IP address and which page you are reading, and may process data outside the European Union. We embed content from: [names of the providers]',
      ],
    ),
    headline('Wenn Sie uns schreiben', 'When you write to us'),
    text(
      [
        'Was Sie in das Kontaktformular schreiben, schicken wir per E-Mail an die zuständige Abteilung. Wir verwenden es, um Ihnen zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO), und löschen es, wenn es nicht mehr gebraucht wird und keine Aufbewahrungspflicht besteht.',
      ],
      [
        'What you write in the contact form is sent by e-mail to the department responsible. We use it to answer you (Art. 6(1)(b) or (f) GDPR), and delete it when it is no longer needed and no law requires us to keep it.',
      ],
    ),
    headline('Newsletter', 'Newsletter'),
    text(
      [
        'Für den Newsletter speichern wir Ihre E-Mail-Adresse, Ihre Auswahl und den Zeitpunkt Ihrer Bestätigung. Sie bekommen ihn erst, nachdem Sie den Link in unserer E-Mail angeklickt haben, und können ihn mit einem Link in jeder Ausgabe abbestellen. Rechtsgrundlage ist Ihre Einwilligung. Er wird verschickt von: [Name und Sitz des Versanddienstes oder »von uns selbst«]',
      ],
      [
        'For the newsletter we store your e-mail address, your choice and the time of your confirmation. You receive it only after you have followed the link in our e-mail, and can unsubscribe with a link in every issue. The legal basis is your consent. It is sent by: [name and place of the mailing service, or “ourselves”]',
      ],
    ),
    headline('Karten', 'Tickets'),
    text(
      [
        'Karten verkauft [Name und Anschrift des Ticketanbieters]. Was Sie beim Kauf angeben, wird verwendet, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO), und so lange aufbewahrt, wie Steuer- und Handelsrecht es verlangen.',
      ],
      [
        'Tickets are sold by [name and address of the ticket provider]. What you enter when buying is used to fulfil the contract (Art. 6(1)(b) GDPR) and kept for as long as tax and commercial law require.',
      ],
    ),
    headline('Ihre Rechte', 'Your rights'),
    text(
      [
        'Sie können Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen, ihre Verarbeitung einschränken lassen, ihr widersprechen und sie in einem üblichen Format bekommen. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen. Schreiben Sie dazu an die Anschrift oben.',
        'Sie können sich außerdem bei einer Aufsichtsbehörde beschweren. Für uns ist zuständig: [Name und Anschrift der Aufsichtsbehörde]',
        'Stand: [Monat und Jahr]',
      ],
      [
        'You may ask which data we hold about you, have them corrected or deleted, restrict or object to their processing, and receive them in a common format. You may withdraw your consent at any time for the future. To do so, write to the address above.',
        'You may also complain to a supervisory authority. The authority responsible for us is: [name and address of the supervisory authority]',
        'As of: [month and year]',
      ],
    ),
  ],
};
