import { required, useTranslate } from 'react-admin';
import { Moment } from '../../fields/moment.tsx';
import { Reference } from '../../fields/reference.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { Cast, Performance, Notices, Texts, Tickets } from './event-fields.tsx';
import { Substitutions } from '../substitutions/substitutions.tsx';
import { EventSide } from './event-side.tsx';
import { MovedDate } from './moved-date.tsx';

const filled = required('fields.required');

export function Edit() {
  const translate = useTranslate();
  return (
    <EditScreen>
      <ResourceForm side={<EventSide number />}>
        <Section title={translate('events.when')}>
          <Reference source="production_id" to="productions" />
          <Moment source="start" validate={filled} />
          <Moment source="end" />
          <MovedDate />
        </Section>
        <Texts />
        <Cast />
        <Section title={translate('substitutions.title')} hint={translate('substitutions.hint')}>
          <Substitutions />
        </Section>
        <Tickets />
        <Performance />
        <Notices />
      </ResourceForm>
    </EditScreen>
  );
}
