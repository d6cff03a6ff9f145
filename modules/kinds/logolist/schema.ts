import { choice } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const logolist = defineModule({
  model: 'logolist',
  label: { de: 'Logos', en: 'Logo list' },
  group: 'media',
  position: 6,
  icon: 'logos',
  keywords: ['partner', 'sponsoren', 'sponsors', 'förderer'],
  children: ['logoitem'],
  minimumChildren: 1,
  fields: {
    extra_class: choice('Anordnung', 'Arrangement', {
      default: 'standard',
      options: [
        { value: 'standard', label: { de: 'In einer Reihe', en: 'In a row' } },
        { value: 'large', label: { de: 'Groß', en: 'Large' } },
      ],
    }),
  },
});
