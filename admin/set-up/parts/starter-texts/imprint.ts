import { headline, notice, type StarterPage, text } from './starter-page.ts';

export const imprint: StarterPage = {
  task: 'imprint',
  title: { de: 'Impressum', en: 'Imprint' },
  slug: { de: 'impressum', en: 'impressum' },
  blocks: [
    notice,
    headline('Anbieter', 'Provider'),
    text(
      ['[Name des Trägers mit Rechtsform]<br>[Straße und Hausnummer]<br>[Postleitzahl und Ort]'],
      ['[name of the operating body with its legal form]<br>[street and number]<br>[postal code and city]'],
    ),
    headline('Vertreten durch', 'Represented by'),
    text(
      ['[Name und Funktion der Person, die den Träger vertritt]'],
      ['[name and function of the person who represents the operating body]'],
    ),
    headline('Kontakt', 'Contact'),
    text(
      ['Telefon: [Telefonnummer]<br>E-Mail: [E-Mail-Adresse]'],
      ['Telephone: [telephone number]<br>E-mail: [e-mail address]'],
    ),
    headline('Register und Umsatzsteuer', 'Register and VAT'),
    text(
      [
        'Registergericht und Registernummer: [Gericht und Nummer, falls eingetragen]<br>Umsatzsteuer-Identifikationsnummer: [Nummer, falls vorhanden]',
      ],
      [
        'Register court and number: [court and number, if registered]<br>VAT identification number: [number, if there is one]',
      ],
    ),
    headline('Aufsicht', 'Supervision'),
    text(
      ['Zuständige Aufsichtsbehörde: [Name und Anschrift der Behörde, falls es eine gibt]'],
      ['Supervisory authority: [name and address of the authority, if there is one]'],
    ),
    headline('Verantwortlich für den Inhalt', 'Responsible for the content'),
    text(
      ['Verantwortlich für journalistisch-redaktionelle Inhalte: [Name und Anschrift]'],
      ['Responsible for journalistic and editorial content: [name and address]'],
    ),
    headline('Streitbeilegung', 'Dispute resolution'),
    text(
      [
        'Wir sind [bereit / nicht bereit] und [verpflichtet / nicht verpflichtet], an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
      [
        'We are [willing / not willing] and [obliged / not obliged] to take part in proceedings before a consumer arbitration board.',
      ],
    ),
    headline('Urheberrecht und Links', 'Copyright and links'),
    text(
      [
        'Texte, Bilder und Aufnahmen auf dieser Website sind urheberrechtlich geschützt. Wer ein Bild aufgenommen hat, steht beim Bild. Bitte fragen Sie uns, bevor Sie etwas weiterverwenden; für die Presse gelten die Hinweise bei den Pressebildern.',
        'Für den Inhalt fremder Websites, auf die wir verweisen, sind deren Betreiber verantwortlich. Wir haben sie geprüft, als wir den Link gesetzt haben, und entfernen ihn, sobald wir von rechtswidrigen Inhalten erfahren.',
      ],
      [
        'Texts, pictures and recordings on this website are protected by copyright. Whoever took a picture is named beside it. Please ask us before you reuse anything; for the press, the notes beside the press pictures apply.',
        'The operators of other websites to which we link are responsible for their content. We checked them when we set the link, and remove it as soon as we learn of unlawful content.',
      ],
    ),
  ],
};
