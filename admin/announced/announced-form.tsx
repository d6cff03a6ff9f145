import type { ReactNode } from 'react';
import { BooleanInput, useTranslate } from 'react-admin';
import { Bilingual } from '../fields/bilingual.tsx';
import { LinkTarget } from '../fields/link-target.tsx';
import { Moment } from '../fields/moment.tsx';
import { WholeNumber } from '../fields/plain.tsx';
import { HouseForm } from '../forms/house-form.tsx';
import { Section } from '../forms/section.tsx';

interface AnnouncedFormProps {
  /** Before the title. */
  above?: ReactNode;
  picture?: ReactNode;
}

const defaults = { is_online: true, position: 0, link: '', starts_at: null, ends_at: null };

/** Form of what is announced for a while: slides and breaking news. */
export function AnnouncedForm({ above, picture }: AnnouncedFormProps) {
  const translate = useTranslate();
  const side = (
    <>
      <Section title={translate('announced.shown')} hint={translate('announced.shown_hint')}>
        <BooleanInput source="is_online" helperText={false} />
        <Moment source="starts_at" />
        <Moment source="ends_at" />
        <WholeNumber source="position" helperText="forms.position_hint" />
      </Section>
      {picture && <Section title={translate('forms.picture')}>{picture}</Section>}
    </>
  );
  return (
    <HouseForm side={side} defaults={defaults}>
      <Section title={translate('forms.basics')}>
        {above}
        <Bilingual source="title" required max={200} />
        <Bilingual source="text" lines={2} max={500} />
      </Section>
      <Section title={translate('announced.link')}>
        <LinkTarget source="link" />
        <Bilingual source="link_text" max={80} />
      </Section>
    </HouseForm>
  );
}
