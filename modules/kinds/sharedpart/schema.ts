import { shared } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const sharedpart = defineModule({
  model: 'sharedpart',
  label: { de: 'Gemeinsamer Baustein', en: 'Shared part' },
  group: 'house',
  icon: '<rect x="3" y="3" width="10" height="10" rx="1"/><path d="M7 16v1h10V7h-1"/>',
  listed: false,
  fields: { shared: shared('Gemeinsamer Baustein', 'Shared part', { required: true }) },
});
