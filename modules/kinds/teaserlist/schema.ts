import { anchor, choice } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const teaserlist = defineModule({
  model: 'teaserlist',
  label: { de: 'Kacheln', en: 'Teaser list' },
  group: 'house',
  position: 2,
  icon: 'tiles',
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
