import { anchor, flag, rich } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const text = defineModule({
  model: 'text',
  label: { de: 'Text', en: 'Text' },
  group: 'text',
  position: 2,
  icon: 'text',
  titleField: 'content',
  keywords: ['absatz', 'paragraph', 'liste', 'list'],
  fields: {
    content: rich('Text', 'Text', { inline: true, maximum: 20_000 }),
    add_additional_space: flag('Abstand verringern', 'Reduce spacing'),
    anchor: anchor(),
  },
});
