import { anchor, choice, flag, line, link as target } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const link = defineModule({
  model: 'link',
  label: { de: 'Link', en: 'Link' },
  group: 'text',
  position: 5,
  icon: 'link',
  titleField: 'content',
  keywords: ['knopf', 'button', 'schaltfläche', 'download', 'datei', 'file'],
  linkWords: 'content',
  leads: true,
  fields: {
    content: line('Text des Links', 'Link text', { required: true, inline: true, maximum: 120 }),
    link: target('Ziel des Links', 'Link target', { required: true }),
    extra_class: choice('Aussehen', 'Appearance', {
      default: 'default',
      options: [
        { value: 'default', label: { de: 'Link', en: 'Link' } },
        { value: 'button', label: { de: 'Knopf', en: 'Button' } },
      ],
    }),
    open_new_window: flag('In neuem Fenster öffnen', 'Open in new window'),
    anchor: anchor(),
  },
});
