import { image, line, link } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const logoitem = defineModule({
  model: 'logoitem',
  label: { de: 'Logo', en: 'Logo' },
  group: null,
  icon: 'logos',
  titleField: 'text',
  fields: {
    image: image('Logo', 'Logo', { required: true }),
    text: line('Name', 'Name', { maximum: 200 }),
    link: link(),
  },
});
