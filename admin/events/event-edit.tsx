import { required, useTranslate } from 'react-admin';
import { Moment } from '../fields/moment.tsx';
import { Reference } from '../fields/reference.tsx';
import { HouseEdit } from '../forms/house-edit.tsx';
import { HouseForm } from '../forms/house-form.tsx';
import { Section } from '../forms/section.tsx';
import { Cast, Evening, Notices, Texts, Tickets } from './event-fields.tsx';
import { EventSide } from './event-side.tsx';

const filled = required('fields.required');

export function Edit() {
  const translate = useTranslate();
  return (
    <HouseEdit>
      <HouseForm side={<EventSide number />}>
        <Section title={translate('events.when')}>
          <Reference source="production_id" to="productions" />
          <Moment source="start" validate={filled} />
          <Moment source="end" />
        </Section>
        <Texts />
        <Cast />
        <Tickets />
        <Evening />
        <Notices />
      </HouseForm>
    </HouseEdit>
  );
}
