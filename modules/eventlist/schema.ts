import { line } from '#contract/field.ts';
import { defineModule } from '#contract/module.ts';

export const eventlist = defineModule({
  model: 'eventlist',
  label: { de: 'Termine', en: 'Event list' },
  group: 'house',
  titleField: 'headline',
  children: ['eventitem'],
  minimumChildren: 1,
  fields: { headline: line('Überschrift', 'Headline', { inline: true, maximum: 200 }) },
});
