import { useTranslate } from 'react-admin';
import { productName } from '#contract/settings/product-name.ts';
import { useWrite } from '../parts/entries.ts';
import type { StepProps } from '../parts/progress.ts';
import { StepField, StepPair } from '../parts/step-field.tsx';
import { StepForm, stepValues, useSettings } from '../parts/step-form.tsx';

const lines = ['name', 'english_name', 'city', 'street', 'postal_code', 'phone', 'email'] as const;

/** Name, claim and contact data: the settings of 'Unser Haus' and of the settings. */
export function HouseStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const { change } = useWrite();
  const data = useSettings();
  if (!data) return null;
  const { name, claim } = data;
  // A house without a name of its own has that of the product.
  const given = {
    ...Object.fromEntries(lines.map((line) => [line, data[line]])),
    ...{ name: name === productName ? '' : name, 'claim.de': claim.de, 'claim.en': claim.en },
  };
  const { values, set, text, both, clear } = stepValues({ draft, setDraft }, given);
  const label = (field: string) => translate(`resources.settings.fields.${field}`);

  async function save() {
    const contact = Object.fromEntries(lines.map((line) => [line, text(line)]));
    await change('settings', 'settings', { ...contact, claim: both('claim') });
    clear();
  }

  return (
    <StepForm {...{ save, next, back }}>
      {(errors) => {
        const filling = { values, set, errors };
        return (
          <>
            <StepField {...filling} path="name" label={label('name')} required max={120} />
            <StepField
              {...filling}
              path="english_name"
              label={label('english_name')}
              hint={translate('house.english_name_hint')}
              max={120}
            />
            <StepPair {...filling} path="claim" label={label('claim')} />
            <StepField {...filling} path="street" label={label('street')} />
            <StepField {...filling} path="postal_code" label={label('postal_code')} max={20} />
            <StepField {...filling} path="city" label={label('city')} max={120} />
            <StepField {...filling} path="phone" type="tel" label={label('phone')} max={60} />
            <StepField {...filling} path="email" type="email" label={label('email')} />
          </>
        );
      }}
    </StepForm>
  );
}
