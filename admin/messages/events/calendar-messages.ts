import type { Messages } from '../locale.ts';

/** The calendar of the season. */
export const calendarMessages: Messages = {
  'calendar.open': ['Kalender', 'Calendar'],
  'calendar.title': ['Kalender der Spielzeit', 'Season calendar'],
  'calendar.view': ['Ansicht', 'View'],
  'calendar.view_month': ['Monat', 'Month'],
  'calendar.view_week': ['Woche', 'Week'],
  'calendar.view_list': ['Liste', 'List'],
  'calendar.earlier': ['Früher', 'Earlier'],
  'calendar.later': ['Später', 'Later'],
  'calendar.today': ['Heute', 'Today'],
  'calendar.hint': [
    'Termine ziehen, oder mit der Leertaste aufnehmen und mit den Pfeiltasten verschieben.',
    'Drag events, or pick them up with the space bar and move them with the arrow keys.',
  ],
  'calendar.hint_list': [
    'Jeder Termin lässt sich mit seinem Knopf verschieben.',
    'Each event has a button that moves it.',
  ],
  'calendar.create': ['Neuer Termin am %{day}', 'New event on %{day}'],
  'calendar.in_conflict': ['Im Konflikt mit einem anderen Termin', 'In conflict with another event'],
  'calendar.state.cancelled': ['abgesagt', 'cancelled'],
  'calendar.state.draft': ['Entwurf', 'draft'],
  'calendar.state.archived': ['archiviert', 'archived'],
  'calendar.state.planned': ['noch nicht öffentlich', 'not public yet'],
  'calendar.more': [
    'Es gibt mehr Termine, als der Kalender zeigen kann. Bitte die Woche ansehen.',
    'There are more events than the calendar can show. Please look at the week.',
  ],
  'calendar.no_conflicts': ['Keine Konflikte in diesen Tagen', 'No conflicts on these days'],
  'calendar.conflicts': [
    'Ein Konflikt oder Hinweis |||| %{smart_count} Konflikte und Hinweise',
    'One conflict or note |||| %{smart_count} conflicts and notes',
  ],
  'calendar.more_conflicts': [
    'Ein weiterer Konflikt ist hier nicht aufgeführt. |||| %{smart_count} weitere Konflikte sind hier nicht aufgeführt.',
    'One more conflict is not listed here. |||| %{smart_count} more conflicts are not listed here.',
  ],
  'calendar.not_all_compared': [
    'Es sind zu viele Termine, Besetzungen oder Konflikte, um alle zu vergleichen. Es kann weitere Konflikte geben.',
    'There are too many events, casts or conflicts to compare all of them. There may be more conflicts.',
  ],
  'calendar.new_conflicts': [
    'Damit entsteht ein Konflikt: |||| Damit entstehen %{smart_count} Konflikte:',
    'This causes a conflict: |||| This causes %{smart_count} conflicts:',
  ],
  'calendar.conflict.venue': ['Spielort', 'Venue'],
  'calendar.conflict.person': ['Besetzung', 'Cast'],
  'calendar.conflict.same_day': ['Am selben Tag', 'On the same day'],
  'calendar.others': ['und eine weitere |||| und %{smart_count} weitere', 'and one more |||| and %{smart_count} more'],
  'calendar.picked_up': ['%{title} wird verschoben', 'Moving %{title}'],
  'calendar.keys_month': [
    'Pfeiltasten: Tag und Woche. Eingabetaste: hierhin. Esc: abbrechen.',
    'Arrow keys: day and week. Enter: drop here. Esc: cancel.',
  ],
  'calendar.keys_week': [
    'Pfeiltasten: Tag und 15 Minuten. Eingabetaste: hierhin. Esc: abbrechen.',
    'Arrow keys: day and 15 minutes. Enter: drop here. Esc: cancel.',
  ],
  'calendar.put_down': ['Hierhin', 'Drop here'],
  'calendar.move': ['Verschieben', 'Move'],
  'calendar.move_to': ['Verschieben …', 'Move to …'],
  'calendar.move_title': ['Verschieben: %{title}, %{day}', 'Move to: %{title}, %{day}'],
  'calendar.move_of': ['„%{title}“ verschieben?', 'Move “%{title}”?'],
  'calendar.before': ['Bisher:', 'Before:'],
  'calendar.after': ['Neu:', 'New:'],
  'calendar.new_start': ['Neuer Beginn', 'New start'],
  'calendar.seen': [
    'Dieser Termin ist öffentlich: Besucher sehen die Änderung sofort.',
    'This event is public: visitors see the change at once.',
  ],
  'calendar.seen_and_sold': [
    'Dieser Termin ist öffentlich, und es gibt Karten dafür: Besucher sehen die Änderung sofort.',
    'This event is public and has tickets: visitors see the change at once.',
  ],
  'calendar.stale': [
    'Dieser Termin wurde inzwischen geändert; der Kalender zeigt ihn jetzt neu.',
    'This event has been changed in the meantime; the calendar now shows its current state.',
  ],
  'calendar.skipped': [
    'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr umgestellt wird.',
    'This time does not exist on that day, because the clocks change.',
  ],
  'calendar.moved': ['„%{title}“ ist verschoben', '“%{title}” was moved'],
};
