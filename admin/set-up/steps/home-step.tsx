import { useTranslate } from 'react-admin';
import { isHomePage } from '#contract/pages/page-settings.ts';
import { useWrite } from '../parts/entries.ts';
import { usePages } from '../parts/create-starter-page.ts';
import type { StepProps } from '../parts/progress.ts';
import { StepPair } from '../parts/step-field.tsx';
import { StepForm, stepValues, useSettings } from '../parts/step-form.tsx';

/** The one page at the address of the house. */
export function HomeStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const { create } = useWrite();
  const settings = useSettings();
  const known = usePages();
  const names = { 'title.de': settings?.name ?? '', 'title.en': settings?.english_name ?? '' };
  const { values, set, both, clear } = stepValues({ draft, setDraft }, names);
  if (!known || !settings) return null;
  const home = known.find(isHomePage);
  if (home) return <StepForm existing={translate('set_up.there', { names: home.title.de })} {...{ next, back }} />;

  async function save() {
    await create('pages', { title: both('title'), content_type: 'home', is_online: true });
    clear();
  }

  return (
    <StepForm {...{ save, next, back }} action={translate('pages.make_home')}>
      {(errors) => (
        <StepPair
          {...{ values, set, errors }}
          path="title"
          label={translate('resources.pages.fields.title')}
          required
        />
      )}
    </StepForm>
  );
}
