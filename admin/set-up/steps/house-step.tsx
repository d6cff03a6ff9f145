import { useTranslate } from 'react-admin';
import { settingsApi } from '#contract/settings/settings-api.ts';
import { request } from '../../api/request.ts';
import type { StepProps } from '../progress.ts';
import { StepField, StepPair } from '../step-field.tsx';
import { StepForm } from '../step-form.tsx';
import { stepValues } from '../step-values.ts';
import { useSettings } from '../use-settings.ts';

const lines = ['name', 'english_name', 'city', 'street', 'postal_code', 'phone', 'email'] as const;
/** The name of a house that has none yet. */
const unnamed = 'Proscenium';

/** Name, claim and contact data: the settings of 'Unser Haus' and of the settings. */
export function HouseStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const data = useSettings();
  if (!data) return null;
  const { name, claim } = data;
  const given = {
    ...Object.fromEntries(lines.map((line) => [line, data[line]])),
    ...{ name: name === unnamed ? '' : name, 'claim.de': claim.de, 'claim.en': claim.en },
  };
  const { values, set, text, both, clear } = stepValues({ draft, setDraft }, given);
  const label = (field: string) => translate(`resources.settings.fields.${field}`);

  async function save() {
    const body = { ...Object.fromEntries(lines.map((line) => [line, text(line)])), claim: both('claim') };
    await request(settingsApi.change, { body });
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
