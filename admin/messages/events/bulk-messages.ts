import type { Messages } from '../locale.ts';

/** Changing many events together. */
export const bulkMessages: Messages = {
  'bulk.title': ['Termine gemeinsam ändern', 'Change events together'],
  'bulk.open': ['Gemeinsam ändern', 'Change together'],
  'bulk.open_all': ['Alle %{smart_count} im Filter ändern', 'Change all %{smart_count} that match the filter'],
  'bulk.too_many': [
    'Alle im Filter ändern: höchstens %{max} Termine',
    'Change all that match the filter: at most %{max} events',
  ],
  'bulk.choose_first': [
    'Wählen Sie zuerst Termine in der Liste und dort „Gemeinsam ändern“.',
    'First select events in the list, then “Change together” there.',
  ],
  'bulk.what': ['Was sich ändert', 'What changes'],
  'bulk.what_hint': [
    'Geändert wird nur, was angekreuzt ist. Die Vorschau zeigt jeden Termin, bevor etwas gespeichert wird.',
    'Only what is ticked is changed. The preview shows each event before anything is saved.',
  ],
  'bulk.kind.venue': ['Spielort', 'Venue'],
  'bulk.kind.clock': ['Uhrzeit setzen', 'Set the time'],
  'bulk.kind.shift': ['Uhrzeit verschieben', 'Shift the time'],
  'bulk.kind.prices': ['Preisliste', 'Price list'],
  'bulk.kind.price_range': ['Preis von und bis', 'Price from and to'],
  'bulk.kind.link': ['Link zu den Karten', 'Ticket link'],
  'bulk.kind.availability': ['Plätze', 'Seats'],
  'bulk.kind.flags': ['Kennzeichen', 'Marks'],
  'bulk.kind.state': ['Status', 'State'],
  'bulk.empty_clears': ['Leer: wird gelöscht', 'If empty: is cleared'],
  'bulk.clock_hint': ['Tag und Dauer bleiben.', 'Day and duration stay the same.'],
  'bulk.shift_minutes': ['Minuten', 'Minutes'],
  'bulk.shift_hint': ['Mit Minus früher; der Tag bleibt.', 'Negative for earlier; the day stays the same.'],
  'bulk.link_hint': [
    '%{placeholder} wird durch die Nummer beim Kartenanbieter ersetzt.',
    '%{placeholder} is replaced by the number at the ticket provider.',
  ],
  'bulk.add_flags': ['Hinzufügen', 'Add'],
  'bulk.remove_flags': ['Entfernen', 'Remove'],
  'bulk.state_hint': [
    'Öffentlich sind Termine nur, wenn es Produktion und Spielzeit auch sind.',
    'Events are public only if their production and season are, too.',
  ],
  'bulk.public_from_hint': ['Nur für öffentliche; leer: sofort', 'For public events only; if empty: at once'],
  'bulk.preview': ['Vorschau', 'Preview'],
  'bulk.preview_of': [
    'Vorschau: ein Termin |||| Vorschau: %{smart_count} Termine',
    'Preview: one event |||| Preview: %{smart_count} events',
  ],
  'bulk.group_changing': [
    'Ein Termin ändert sich |||| %{smart_count} Termine ändern sich',
    'One event changes |||| %{smart_count} events change',
  ],
  'bulk.group_refused': [
    'Ein Termin kann so nicht geändert werden und bleibt |||| %{smart_count} Termine können so nicht geändert werden und bleiben',
    'One event cannot be changed like this and stays as it is |||| %{smart_count} events cannot be changed like this and stay as they are',
  ],
  'bulk.group_same': [
    'Ein Termin bleibt, wie er ist |||| %{smart_count} Termine bleiben, wie sie sind',
    'One event stays as it is |||| %{smart_count} events stay as they are',
  ],
  'bulk.change': [
    'Einen Termin ändern |||| %{smart_count} Termine ändern',
    'Change one event |||| Change %{smart_count} events',
  ],
  'bulk.changed': [
    'Ein Termin geändert |||| %{smart_count} Termine geändert',
    'One event changed |||| %{smart_count} events changed',
  ],
  'bulk.refused': ['Nichts wurde geändert. %{reasons}', 'Nothing was changed. %{reasons}'],
  'bulk.becomes_public': ['wird öffentlich', 'becomes public'],
  'bulk.becomes_hidden': ['wird verborgen', 'becomes hidden'],
  'bulk.seen': ['öffentlich', 'public'],
  'bulk.hidden': ['nicht öffentlich', 'not public'],
  'bulk.at_once': ['sofort', 'at once'],
  'bulk.last_title': ['Letzte gemeinsame Änderung', 'Last joint change'],
  'bulk.last': [
    '%{name} hat am %{at} einen Termin geändert. |||| %{name} hat am %{at} %{smart_count} Termine gemeinsam geändert.',
    '%{name} changed one event on %{at}. |||| %{name} changed %{smart_count} events together on %{at}.',
  ],
  'bulk.taken_back': [
    'Ein Termin zurückgesetzt |||| %{smart_count} Termine zurückgesetzt',
    'One event reset |||| %{smart_count} events reset',
  ],
  'bulk.taken_back_partly': [
    'Ein Termin zurückgesetzt. Nicht zurückgesetzt: |||| %{smart_count} Termine zurückgesetzt. Nicht zurückgesetzt:',
    'One event reset. Not reset: |||| %{smart_count} events reset. Not reset:',
  ],
};
