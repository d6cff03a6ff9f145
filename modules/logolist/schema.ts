import { choice } from '#contract/field.ts';
import { defineModule } from '#contract/module.ts';

export const logolist = defineModule({
  model: 'logolist',
  label: { de: 'Logos', en: 'Logo list' },
  group: 'media',
  keywords: ['partner', 'sponsoren', 'sponsors'],
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
