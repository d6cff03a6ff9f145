import { anchor, line, lines } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const quote = defineModule({
  model: 'quote',
  label: { de: 'Zitat', en: 'Quote' },
  group: 'text',
  position: 3,
  icon: 'quote',
  titleField: 'content',
  fields: {
    content: lines('Zitat', 'Quote', { required: true, inline: true, maximum: 1000 }),
    author: line('Wer das sagt', 'Author', { inline: true, maximum: 200 }),
    anchor: anchor(),
  },
});
