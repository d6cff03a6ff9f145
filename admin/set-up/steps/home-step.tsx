import { useTranslate } from 'react-admin';
import { pageSettingsApi } from '#contract/pages/page-settings.ts';
import { request } from '../../api/request.ts';
import { isHome, usePages, useRefreshPages } from '../pages.ts';
import type { StepProps } from '../progress.ts';
import { StepPair } from '../step-field.tsx';
import { StepForm } from '../step-form.tsx';
import { stepValues } from '../step-values.ts';
import { useSettings } from '../use-settings.ts';

/** The one page at the address of the house. */
export function HomeStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const refresh = useRefreshPages();
  const settings = useSettings();
  const known = usePages();
  const names = { 'title.de': settings?.name ?? '', 'title.en': settings?.english_name ?? '' };
  const { values, set, both, clear } = stepValues({ draft, setDraft }, names);
  if (!known || !settings) return null;
  const home = known.find(isHome);
  if (home) return <StepForm existing={translate('set_up.there', { names: home.title.de })} {...{ next, back }} />;

  async function save() {
    await request(pageSettingsApi.create, {
      body: { title: both('title'), content_type: 'home', is_online: true },
    });
    await refresh();
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
