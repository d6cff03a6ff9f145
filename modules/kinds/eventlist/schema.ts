import { line } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const eventlist = defineModule({
  model: 'eventlist',
  label: { de: 'Termine', en: 'Event list' },
  group: 'house',
  position: 3,
  icon: 'event',
  titleField: 'headline',
  keywords: ['kalender', 'calendar', 'spielplan', 'vorstellungen', 'events', 'dates', 'performances'],
  children: ['eventitem'],
  minimumChildren: 1,
  fields: { headline: line('Überschrift', 'Headline', { inline: true, maximum: 200 }) },
});
