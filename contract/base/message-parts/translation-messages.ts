/** Error messages about translations by machine; part of `messages`. */
export const translationMessages = {
  translation_not_set_up: {
    de: 'Für dieses Haus ist kein Übersetzungsdienst eingerichtet',
    en: 'No translation service is set up for this house',
  },
  translation_too_long: {
    de: 'Zu viel Text auf einmal für den Übersetzungsdienst',
    en: 'Too much text at once for the translation service',
  },
  translation_away: {
    de: 'Der Übersetzungsdienst antwortet nicht; bitte später noch einmal versuchen',
    en: 'The translation service does not answer; please try again later',
  },
  translation_busy: {
    de: 'Der Übersetzungsdienst hat gerade zu viele Anfragen; bitte in einer Minute noch einmal versuchen',
    en: 'The translation service has too many requests right now; please try again in a minute',
  },
  translation_quota: {
    de: 'Das Kontingent des Übersetzungsdienstes ist aufgebraucht',
    en: 'The quota of the translation service is used up',
  },
  translation_key_refused: {
    de: 'Der Übersetzungsdienst nimmt den Schlüssel des Hauses nicht an; bitte der Technik Bescheid geben',
    en: 'The translation service refuses the key of the house; please tell your technicians',
  },
  translation_request_refused: {
    de: 'Der Übersetzungsdienst nimmt diese Texte nicht an (Status {status})',
    en: 'The translation service refuses these texts (status {status})',
  },
  translation_unreadable: {
    de: 'Die Antwort des Übersetzungsdienstes ist nicht lesbar',
    en: 'The answer of the translation service cannot be read',
  },
  translation_lost_markup: {
    de: 'Der Übersetzungsdienst hat Auszeichnungen, Links oder Absätze verändert; der Text blieb, wie er war',
    en: 'The translation service has changed marks, links or paragraphs; the text stayed as it was',
  },
  translation_lost_name: {
    de: 'Der Übersetzungsdienst hat „{name}“ verloren; der Text blieb, wie er war',
    en: 'The translation service has lost “{name}”; the text stayed as it was',
  },
  translation_empty: {
    de: 'Der Übersetzungsdienst hat einen leeren Text geschickt; der Text blieb, wie er war',
    en: 'The translation service has sent an empty text; the text stayed as it was',
  },
} as const;
