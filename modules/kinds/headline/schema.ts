import { anchor, choice, line } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const headline = defineModule({
  model: 'headline',
  label: { de: 'Überschrift', en: 'Headline' },
  group: 'text',
  position: 1,
  icon: 'heading',
  titleField: 'content',
  keywords: ['h2', 'h3', 'titel', 'title', 'heading'],
  fields: {
    preline: line('Dachzeile', 'Overline', { inline: true, maximum: 120 }),
    content: line('Überschrift', 'Headline', { required: true, inline: true, maximum: 200 }),
    subline: line('Unterzeile', 'Subline', { inline: true, maximum: 300 }),
    headline_level: choice('Ebene', 'Level', {
      default: '2',
      allowed: ({ headlineLevels }) => headlineLevels,
      options: [
        { value: '2', label: { de: 'Ebene 2', en: 'Level 2' } },
        { value: '3', label: { de: 'Ebene 3', en: 'Level 3' } },
        { value: '4', label: { de: 'Ebene 4', en: 'Level 4' } },
        { value: '5', label: { de: 'Ebene 5', en: 'Level 5' } },
        { value: '6', label: { de: 'Ebene 6', en: 'Level 6' } },
      ],
    }),
    anchor: anchor(),
  },
});
