import type { Messages } from './locale.ts';

/** Duplicating records: the dialog, and what goes along. */
export const copyMessages: Messages = {
  'copies.duplicate': ['Duplizieren', 'Duplicate'],
  'copies.title': ['„%{title}“ duplizieren', 'Duplicate “%{title}”'],
  'copies.make': ['Kopie anlegen', 'Create the copy'],
  'copies.done': ['Die Kopie ist angelegt, als Entwurf', 'The copy has been created as a draft'],
  'copies.hint': [
    'Die Kopie ist ein Entwurf mit eigener Adresse. Das Original bleibt, wie es ist.',
    'The copy is a draft with an address of its own. The original stays as it is.',
  ],
  'copies.hint_with_section': [
    'Die Kopie ist ein Entwurf mit eigener Adresse, auch der Inhalt ihrer Seite: Er wird dort eigens veröffentlicht. Das Original bleibt, wie es ist.',
    'The copy is a draft with an address of its own, and so is the content of its page: it is published there separately. The original stays as it is.',
  ],
  'copies.hint_of_pages': [
    'Die Kopie ist nicht online und in keinem Menü; ihre Adresse entsteht aus dem Titel. Links zwischen den kopierten Seiten führen zu den Kopien.',
    'The copy is not online and in no menu; its address is made from the title. Links between the copied pages lead to the copies.',
  ],
  'copies.with_subpages': ['Mit allen Unterseiten', 'With all subpages'],
  'copies.parts': ['Das kommt mit', 'What is copied'],
  'copies.dates_hint': ['Leer: ohne Termine', 'If empty: without dates'],
  'copies.productions.credits': ['Team und Besetzung', 'Team and cast'],
  'copies.productions.texts': ['Texte', 'Texts'],
  'copies.productions.pictures': ['Titelbild, Galerie und Logos', 'Main picture, gallery and logos'],
  'copies.productions.questions': ['Fragen', 'Questions'],
  'copies.productions.articles': ['Artikel aus dem Magazin', 'Articles from the magazine'],
  'copies.productions.section': ['Inhalt der Seite in beiden Sprachen', 'Content of the page in both languages'],
  'copies.events.cast': ['Eigene Besetzung', 'Own cast'],
  'copies.events.texts': ['Untertitel und Texte', 'Subtitle and texts'],
  'copies.events.prices': ['Preise', 'Prices'],
  'copies.events.picture': ['Bild', 'Picture'],
  'copies.events.tickets': ['Ticket-Link und Beginn des Verkaufs', 'Ticket link and start of sales'],
  'copies.articles.picture': ['Bild', 'Picture'],
  'copies.articles.productions': ['Zugeordnete Produktionen', 'Assigned productions'],
  'copies.articles.section': ['Text des Artikels in beiden Sprachen', 'Text of the article in both languages'],
  'copies.seasonsubscriptions.texts': ['Texte', 'Texts'],
  'copies.seasonsubscriptions.prices': ['Preise', 'Prices'],
  'copies.seasonsubscriptions.picture': ['Bild', 'Picture'],
  'copies.seasonsubscriptions.section': [
    'Inhalt der Seite in beiden Sprachen',
    'Content of the page in both languages',
  ],
};
