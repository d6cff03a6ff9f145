import { anchor } from '#contract/field.ts';
import { defineModule } from '#contract/module.ts';

export const faq = defineModule({
  model: 'faq',
  label: { de: 'Fragen und Antworten', en: 'FAQ' },
  group: 'text',
  keywords: ['akkordeon', 'accordion', 'faq'],
  children: ['faqitem'],
  minimumChildren: 1,
  fields: { anchor: anchor() },
});
