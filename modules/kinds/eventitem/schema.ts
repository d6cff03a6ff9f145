import { event } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const eventitem = defineModule({
  model: 'eventitem',
  label: { de: 'Termin', en: 'Event' },
  group: null,
  icon: 'event',
  fields: { event: event('Termin', 'Event', { required: true }) },
});
