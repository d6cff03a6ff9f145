/** Labels of festivals and series. */
export const festivalMessages = {
  'resources.festivals.name': [
    'Festival oder Reihe |||| Festivals und Reihen',
    'Festival or series |||| Festivals and series',
  ],
  'resources.festivals.new': ['Neues Festival, neue Reihe', 'New festival or series'],
  'resources.festivals.about': ['Was Termine verbindet, mit einer Seite', 'Groups of events with a page of their own'],
  'resources.festivals.fields.title': ['Titel', 'Title'],
  'resources.festivals.fields.slug': ['Adresse', 'Slug'],
  'resources.festivals.fields.kind': ['Art', 'Kind'],
  'resources.festivals.fields.description': ['Text', 'Text'],
  'resources.festivals.fields.starts_on': ['Erster Tag', 'First day'],
  'resources.festivals.fields.ends_on': ['Letzter Tag', 'Last day'],
  'resources.festivals.fields.image_id': ['Bild', 'Picture'],
  'resources.events.fields.festival_id': ['Festival oder Reihe', 'Festival or series'],
  'festivals.kind.festival': ['Festival', 'Festival'],
  'festivals.kind.series': ['Reihe', 'Series'],
  'festivals.state_hint': [
    'Die Termine werden davon nicht verborgen; sie nennen es nur nicht.',
    'This does not hide its events; they just do not mention it.',
  ],
  'festivals.events_hint': [
    'Seine Termine wählen Sie im Formular jedes Termins, unter „Einordnung“.',
    'Its events are chosen in the form of each event, under “Where it belongs”.',
  ],
  'entities.festival': ['Festival oder Reihe', 'Festival or series'],
} as const;
