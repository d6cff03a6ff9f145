import { useTranslate } from 'react-admin';
import { PlainText, Position } from '../../fields/plain.tsx';
import { Section } from '../../forms/section.tsx';

/** Position and slug of resources with a manual order. */
export function OrderSection() {
  const translate = useTranslate();
  return (
    <Section title={translate('forms.order')}>
      <Position />
      <PlainText source="slug" helperText={translate('forms.slug_made')} />
    </Section>
  );
}
