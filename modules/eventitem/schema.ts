import { event } from '#contract/field.ts';
import { defineModule } from '#contract/module.ts';

export const eventitem = defineModule({
  model: 'eventitem',
  label: { de: 'Termin', en: 'Event' },
  group: null,
  fields: { event: event('Termin', 'Event', { required: true }) },
});
