import { useTranslate } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PlainText } from '../../fields/plain.tsx';
import { Reference } from '../../fields/reference.tsx';
import { Publication } from '../../fields/publication.tsx';
import { Section } from '../../forms/section.tsx';
import { PictureInput } from '../../media/picture-input.tsx';
import { Access, Flags } from './event-fields.tsx';

const inOrder = { field: 'position', order: 'ASC' } as const;

/** Venue, category, marks, picture. `number`: with the ticket provider's number, which belongs to a single event. */
export function EventSide({ number = false }: { number?: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('forms.visibility')}>
        <Publication helperText="publication.of_production_hint" />
      </Section>
      <Section title={translate('productions.place')}>
        <Reference source="venue_id" to="venues" sort={inOrder} />
        <Reference source="category_id" to="categories" sort={inOrder} />
        <Reference source="festival_id" to="festivals" />
        {number && <PlainText source="external_id" parse={(value: unknown) => value || null} />}
      </Section>
      <Flags />
      <Access />
      <Section title={translate('forms.picture')} hint={translate('events.picture_hint')}>
        <PictureInput source="image_id" />
      </Section>
      <Section title={translate('forms.address')} hint={translate('forms.slug_hint')}>
        <Bilingual source="slug" isAddress max={80} optional />
        <PlainText source="title_language" />
      </Section>
    </>
  );
}
