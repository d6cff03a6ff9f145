import { BooleanInput, required, ResourceContextProvider, useTranslate } from 'react-admin';
import { houseTextLengths, houseTextNames } from '#contract/settings/house-texts.ts';
import { useReloadSite } from '../../api/use-site.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PlainText } from '../../fields/plain.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { PictureInput } from '../../media/picture-input.tsx';
import { MailsSection } from './mails/mails-section.tsx';
import { ThemeSection } from './theme/theme-section.tsx';
import { MarkInput } from './mark-input.tsx';

const filled = required('fields.required');

/** Name, logo and icons of the house: the part of the site settings that makes its identity. */
export function List() {
  const reloadSite = useReloadSite();
  return (
    <ResourceContextProvider value="settings">
      <EditScreen id="settings" title="resources.house.name" hasPublicPage={false} onSaved={reloadSite}>
        <HouseForm />
      </EditScreen>
    </ResourceContextProvider>
  );
}

function HouseForm() {
  const translate = useTranslate();
  return (
    <ResourceForm deletable={false}>
      <Section title={translate('house.name')} hint={translate('house.name_hint')}>
        <PlainText source="name" validate={filled} />
        <PlainText source="english_name" helperText={translate('house.english_name_hint')} />
        <Bilingual source="claim" max={200} />
      </Section>
      <Section title={translate('house.logo')} hint={translate('house.logo_hint')}>
        <MarkInput source="logo" ground="light" />
        <MarkInput source="logo_on_dark" ground="dark" />
        <BooleanInput source="name_beside_logo" helperText="house.name_beside_hint" />
      </Section>
      <ThemeSection />
      <Section title={translate('house.texts')} hint={translate('house.texts_hint')}>
        {houseTextNames.map((name) => (
          <Bilingual key={name} source={name} max={houseTextLengths[name]} optional />
        ))}
      </Section>
      <MailsSection />
      <Section title={translate('house.city')} hint={translate('house.city_hint')}>
        <PlainText source="city" />
        <Bilingual source="city_logo_text" max={200} />
        <MarkInput source="city_mark" ground="dark" />
      </Section>
      <Section title={translate('house.icon')} hint={translate('house.icon_hint')}>
        <MarkInput source="icon" ground="light" />
      </Section>
      <Section title={translate('house.sharing')} hint={translate('house.sharing_hint')}>
        <PictureInput source="sharing_image_id" />
      </Section>
    </ResourceForm>
  );
}
