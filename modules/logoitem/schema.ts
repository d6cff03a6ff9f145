import { image, line, link } from '#contract/field.ts';
import { defineModule } from '#contract/module.ts';

export const logoitem = defineModule({
  model: 'logoitem',
  label: { de: 'Logo', en: 'Logo' },
  group: null,
  titleField: 'text',
  fields: {
    image: image('Logo', 'Logo', { required: true }),
    text: line('Name', 'Name', { maximum: 200 }),
    link: link(),
  },
});
