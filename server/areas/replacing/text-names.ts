import type { Locale } from '#contract/base/locale.ts';
import type { LocalizedText } from '#contract/base/localized.ts';

function both(de: string, en: string): LocalizedText {
  return { de, en };
}

/** What the back office calls the texts of records, by path without positions. */
const names: Readonly<Record<string, LocalizedText>> = {
  access: both('Zugang', 'Access'),
  alt: both('Alternativtext', 'Alternative text'),
  biography: both('Biografie', 'Biography'),
  box_office: both('Kasse: Ort und Öffnungszeiten', 'Box office: place and opening hours'),
  caption: both('Bildunterschrift', 'Caption'),
  'change_notices.text': both('Änderungshinweis', 'Notice of a change'),
  city_logo_text: both('Text zum Logo der Stadt', 'Text of the city’s logo'),
  claim: both('Leitspruch', 'Claim'),
  consent_lead: both('Einleitung zur Einwilligung', 'Introduction to the consent'),
  consent_title: both('Überschrift der Einwilligung', 'Headline of the consent'),
  content_notes: both('Hinweise zum Inhalt', 'Content notes'),
  copyright: both('Bildnachweis', 'Credit'),
  description: both('Beschreibung', 'Description'),
  'files.title': both('Titel einer Datei', 'Title of a file'),
  first_performance: both('Uraufführung', 'First performance'),
  headline: both('Überschrift', 'Headline'),
  home_magazine: both('Startseite, Magazin', 'Home page, magazine'),
  home_next: both('Startseite, nächste Termine', 'Home page, next events'),
  home_on_stage: both('Startseite, auf der Bühne', 'Home page, on stage'),
  librettist: both('Libretto', 'Libretto'),
  link_text: both('Text des Links', 'Link text'),
  'logos.text': both('Text zu einem Logo', 'Text of a logo'),
  long_text: both('Text', 'Text'),
  mail_texts: both('Text einer E-Mail', 'Text of an e-mail'),
  meta_description: both('Beschreibung für Suchmaschinen', 'Description for search engines'),
  meta_title: both('Titel für Suchmaschinen', 'Title for search engines'),
  name: both('Name', 'Name'),
  newsletter_headline: both('Überschrift zum Newsletter', 'Headline of the newsletter'),
  'newsletter_lists.name': both('Name eines Newsletters', 'Name of a newsletter'),
  og_description: both('Beschreibung beim Teilen', 'Description when shared'),
  og_title: both('Titel beim Teilen', 'Title when shared'),
  'people.role': both('Aufgabe einer Person', 'Role of a person'),
  preline: both('Dachzeile', 'Overline'),
  'prices.name': both('Name einer Preisgruppe', 'Name of a price category'),
  profession: both('Beruf', 'Profession'),
  'questions.answer': both('Antwort', 'Answer'),
  'questions.question': both('Frage', 'Question'),
  shop_title: both('Titel des Ticketshops', 'Title of the ticket shop'),
  short_text: both('Kurztext', 'Short text'),
  subscription_text: both('Text zu den Abonnements', 'Text about the subscriptions'),
  subtitle: both('Untertitel', 'Subtitle'),
  synopsis: both('Handlung', 'Synopsis'),
  teaser: both('Teaser', 'Teaser'),
  terms: both('Bedingungen', 'Terms'),
  text: both('Text', 'Text'),
  ticket_label: both('Aufschrift der Kartenknöpfe', 'Label of ticket buttons'),
  time_words: both('Wie die Zeit des Hauses heißt', 'What the time of the house is called'),
  title: both('Titel', 'Title'),
  'works.librettist': both('Libretto eines Werks', 'Libretto of a work'),
  'works.title': both('Titel eines Werks', 'Title of a work'),
};

/** The name of a text by its path, `questions.2.answer.de`; undefined if it has none. */
export function textName(path: string, locale: Locale): string | undefined {
  const parts = path.split('.').filter((part) => !/^(?:\d+|de|en)$/.test(part));
  return (names[parts.join('.')] ?? names[parts[0] ?? ''])?.[locale];
}
