import { anchor, choice } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const imagelist = defineModule({
  model: 'imagelist',
  label: { de: 'Bilderreihe', en: 'Image list' },
  group: 'media',
  position: 2,
  icon: 'images',
  keywords: ['galerie', 'gallery', 'fotos', 'photos', 'pictures', 'bilder'],
  children: ['imageitem'],
  minimumChildren: 1,
  fields: {
    extra_class: choice('Anordnung', 'Arrangement', {
      default: 'standard',
      options: [
        { value: 'standard', label: { de: 'Gehängt', en: 'Hung' } },
        { value: 'slide', label: { de: 'Zum Blättern', en: 'Slides' } },
      ],
    }),
    anchor: anchor(),
  },
});
