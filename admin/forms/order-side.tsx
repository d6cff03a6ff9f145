import { useTranslate } from 'react-admin';
import { PlainText, WholeNumber } from '../fields/plain.tsx';
import { Section } from './section.tsx';

/** Beside the form of what stands in an order of the house’s own: where, and its name in addresses. */
export function OrderSide() {
  const translate = useTranslate();
  return (
    <Section title={translate('forms.order')}>
      <WholeNumber source="position" min={-32_768} max={32_767} helperText={translate('forms.position_hint')} />
      <PlainText source="slug" helperText={translate('forms.slug_made')} />
    </Section>
  );
}
