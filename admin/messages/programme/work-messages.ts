/** Labels of the works of a double bill. */
export const workMessages = {
  'resources.productions.fields.works': ['Werke des Abends', 'Works of the evening'],
  'resources.productions.fields.works.id': ['Kennung', 'Id'],
  'resources.productions.fields.works.title': ['Titel', 'Title'],
  'resources.productions.fields.works.title_language': ['Sprache des Titels', 'Language of the title'],
  'resources.productions.fields.works.composer': ['Komponist*in', 'Composer'],
  'resources.productions.fields.works.librettist': ['Text', 'Libretto'],
  'resources.productions.fields.works.duration_minutes': ['Dauer in Minuten', 'Duration in minutes'],
  'resources.productions.fields.works.interval_minutes': ['Pause danach, Minuten', 'Interval after it, minutes'],
  'productions.works_hint': [
    'Nur für Abende aus mehreren Werken. Dauer und Pausen der Produktion entstehen daraus, wenn sie leer sind.',
    'Only for evenings with several works. If duration and intervals of the production are empty, they are calculated from these.',
  ],
  'productions.add_work': ['Werk hinzufügen', 'Add a work'],
} as const;
