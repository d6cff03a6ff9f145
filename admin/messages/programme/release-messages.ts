/** Labels of the screen that releases a season. */
export const releaseMessages = {
  'release.open': ['Gemeinsam veröffentlichen', 'Publish together'],
  'release.title': ['Spielzeit veröffentlichen', 'Publish a season'],
  'release.lead': [
    'Das alles gehört zur Spielzeit und ist noch nicht öffentlich. Was angekreuzt ist, wird in einem Zug veröffentlicht, sofort oder zu einem Zeitpunkt.',
    'All of this belongs to the season and is not public yet. What is ticked is published in one go, at once or at a set time.',
  ],
  'release.more': [
    'Die Spielzeit hat mehr als %{count} Einträge, die nicht öffentlich sind. Hier stehen die ersten; die übrigen folgen, wenn diese veröffentlicht sind.',
    'The season has more than %{count} entries that are not public. These are the first ones; the others follow when these are published.',
  ],
  'release.moment_hint': ['Leer: sofort', 'If empty: at once'],
  'release.now': [
    'Einen Eintrag jetzt veröffentlichen |||| %{smart_count} Einträge jetzt veröffentlichen',
    'Publish one entry now |||| Publish %{smart_count} entries now',
  ],
  'release.plan': [
    'Einen Eintrag einplanen |||| %{smart_count} Einträge einplanen',
    'Schedule one entry |||| Schedule %{smart_count} entries',
  ],
  'release.done': ['Veröffentlicht oder eingeplant', 'Published or scheduled'],
  'release.taken_back': ['Zurückgenommen', 'Taken back'],
  'release.last': [
    '%{name} hat am %{at} einen Eintrag veröffentlicht. |||| %{name} hat am %{at} %{smart_count} Einträge veröffentlicht.',
    '%{name} published one entry on %{at}. |||| %{name} published %{smart_count} entries on %{at}.',
  ],
  'release.last_planned': [
    '%{name} hat am %{at} einen Eintrag eingeplant, öffentlich ab %{moment}. |||| %{name} hat am %{at} %{smart_count} Einträge eingeplant, öffentlich ab %{moment}.',
    '%{name} scheduled one entry on %{at}, public from %{moment}. |||| %{name} scheduled %{smart_count} entries on %{at}, public from %{moment}.',
  ],
  'release.take_back': ['Zurücknehmen', 'Take back'],
  'release.nothing': [
    'Alles in dieser Spielzeit ist öffentlich oder archiviert.',
    'Everything in this season is public or archived.',
  ],
  'release.problem.missing_text': ['%{field} %{language} fehlt', '%{field} %{language} missing'],
  'release.problem.missing_alt': [
    '%{field}: Bildbeschreibung %{language} fehlt',
    '%{field}: description of the picture %{language} missing',
  ],
  'release.problem.no_venue': ['Kein Spielort', 'No venue'],
  'release.problem.no_prices': ['Keine Preise', 'No prices'],
  'release.problem.dead_link': ['%{field}: ein Link führt ins Leere', '%{field}: a link leads nowhere'],
  'release.notices': [
    'Ein Hinweis |||| %{smart_count} Hinweise',
    'One thing to look at |||| %{smart_count} things to look at',
  ],
  'release.cast_ticked': ['Nicht öffentlich, unten angekreuzt:', 'Not public, ticked below:'],
  'release.cast_hidden': ['Nicht öffentlich, Zeile fehlt auf der Website:', 'Not public, line missing on the website:'],
  'release.prevented': [
    'Ein angekreuzter Eintrag hat nicht in beiden Sprachen einen Titel und lässt sich so nicht veröffentlichen. |||| %{smart_count} angekreuzte Einträge haben nicht in beiden Sprachen einen Titel und lassen sich so nicht veröffentlichen.',
    'One ticked entry lacks a title in one of the languages and cannot be published like this. |||| %{smart_count} ticked entries lack a title in one of the languages and cannot be published like this.',
  ],
  'release.leave_out': [
    'Diesen Eintrag weglassen |||| Diese Einträge weglassen',
    'Leave this entry out |||| Leave these entries out',
  ],
} as const;
