import { useTranslate } from 'react-admin';
import { localizedText } from '../../format/record-title.ts';
import { createStarterPage } from '../create-starter-page.ts';
import { usePages, useRefreshPages } from '../pages.ts';
import type { StepProps } from '../progress.ts';
import { accessibility } from '../starter-texts/accessibility.ts';
import { imprint } from '../starter-texts/imprint.ts';
import { privacy } from '../starter-texts/privacy.ts';
import type { StarterPage } from '../starter-texts/starter-page.ts';
import { StepForm } from '../step-form.tsx';
import { TickList } from '../tick-list.tsx';
import { stepValues } from '../step-values.ts';

const offered: StarterPage[] = [imprint, privacy, accessibility];

/** Pages that the law asks for, with starter texts whose brackets the house fills in. */
export function LegalStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const refresh = useRefreshPages();
  const known = usePages();
  const ticked = Object.fromEntries(offered.map(({ slug }) => [slug.de, 'true']));
  const { values, set, clear } = stepValues({ draft, setDraft }, ticked);
  if (!known) return null;
  const there = offered.filter(({ slug }) => known.some(({ urls }) => urls.de.endsWith(`/${slug.de}`)));
  const missing = offered.filter((page) => !there.includes(page));
  const chosen = missing.filter(({ slug }) => values[slug.de] === 'true');

  async function save() {
    try {
      for (const page of chosen) await createStarterPage(page);
    } finally {
      await refresh();
    }
    clear();
  }

  const names = there.map(({ title }) => localizedText(title)).join(', ');
  return (
    <StepForm
      existing={names === '' ? undefined : translate('set_up.there', { names })}
      save={chosen.length === 0 ? undefined : save}
      action={translate(chosen.length === 0 ? 'set_up.next' : 'set_up.create_legal')}
      {...{ next, back }}
    >
      {missing.length > 0
        ? () => (
            <TickList
              legend={translate('set_up.legal_pages')}
              entries={missing.map(({ slug, title }) => ({ key: slug.de, label: localizedText(title) }))}
              {...{ values, set }}
            />
          )
        : undefined}
    </StepForm>
  );
}
