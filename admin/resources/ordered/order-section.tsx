import { useTranslate } from 'react-admin';
import { PlainText, WholeNumber } from '../../fields/plain.tsx';
import { Section } from '../../forms/section.tsx';

/** Position and slug of resources with a manual order. */
export function OrderSection() {
  const translate = useTranslate();
  return (
    <Section title={translate('forms.order')}>
      <WholeNumber source="position" min={-32_768} max={32_767} helperText={translate('forms.position_hint')} />
      <PlainText source="slug" helperText={translate('forms.slug_made')} />
    </Section>
  );
}
