import { required, useTranslate } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Day } from '../../fields/moment.tsx';
import { PlainText } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { PictureInput } from '../../media/picture-input.tsx';

const filled = required('fields.required');

export const { Create, Edit } = formScreens(SeasonForm);

function SeasonForm() {
  const translate = useTranslate();
  return (
    <ResourceForm side={<Side />}>
      <Section title={translate('forms.texts')}>
        <Bilingual source="name" required max={200} />
        <Bilingual source="description" lines={4} max={2000} />
        <Day source="starts_on" isRequired validate={filled} />
        <Day source="ends_on" isRequired validate={filled} />
      </Section>
    </ResourceForm>
  );
}

function Side() {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('forms.picture')}>
        <PictureInput source="image_id" />
      </Section>
      <Section title={translate('forms.address')} hint={translate('forms.slug_hint')}>
        <PlainText source="slug" />
      </Section>
    </>
  );
}
