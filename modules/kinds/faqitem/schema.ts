import { line } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

/** One question; its answer consists of text modules. */
export const faqitem = defineModule({
  model: 'faqitem',
  label: { de: 'Frage', en: 'Question' },
  group: null,
  icon: 'faq',
  titleField: 'content',
  children: ['text', 'image', 'link', 'video', 'audio'],
  fields: {
    content: line('Frage', 'Question', { required: true, inline: true, maximum: 300 }),
  },
});
