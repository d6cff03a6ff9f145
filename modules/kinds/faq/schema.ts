import { anchor } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const faq = defineModule({
  model: 'faq',
  label: { de: 'Fragen und Antworten', en: 'FAQ' },
  group: 'text',
  position: 4,
  icon: 'faq',
  keywords: ['akkordeon', 'accordion', 'faq', 'questions', 'answers'],
  children: ['faqitem'],
  minimumChildren: 1,
  fields: { anchor: anchor() },
});
