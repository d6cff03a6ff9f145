import { anchor, choice } from '#contract/field.ts';
import { defineModule } from '#contract/module.ts';

export const teaserlist = defineModule({
  model: 'teaserlist',
  label: { de: 'Kacheln', en: 'Teaser list' },
  group: 'house',
  keywords: ['teaser', 'slider'],
  children: ['teaseritem'],
  minimumChildren: 1,
  fields: {
    extra_class: choice('Anordnung', 'Arrangement', {
      default: 'standard',
      options: [
        { value: 'standard', label: { de: 'Nebeneinander', en: 'Side by side' } },
        { value: 'slide', label: { de: 'Zum Blättern', en: 'Slides' } },
      ],
    }),
    anchor: anchor(),
  },
});
