import { useTranslate } from 'react-admin';
import { pageSettingsApi, type PageSettings } from '#contract/pages/page-settings.ts';
import type { OpeningTask } from '#contract/office/opening-api.ts';
import { usePartsOff } from '../../api/use-site.ts';
import { request } from '../../api/request.ts';
import { localizedText } from '../../format/record-title.ts';
import { menuNames, type MenuProposal, proposeMenus, type Screen } from '../propose-menus.ts';
import { usePages, useRefreshPages } from '../pages.ts';
import { useEntries } from '../entries.ts';
import { useOpening } from '../opening/use-opening.ts';
import type { StepProps } from '../progress.ts';
import { StepForm } from '../step-form.tsx';
import { TickList } from '../tick-list.tsx';
import { stepValues } from '../step-values.ts';

const flags = { main: 'in_main_navigation', footer: 'in_footer' } as const;

/** Main menu and footer, proposed from the screens and pages that there are. */
export function MenusStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const refresh = useRefreshPages();
  const known = usePages();
  const partsOff = usePartsOff();
  const isFilled = useIsFilled();
  const proposals = known ? proposeMenus(known, { off: partsOff, isFilled }) : [];
  const ticked = Object.fromEntries(proposals.map((one) => [one.key, one.isFilled ? 'true' : '']));
  const { values, set, clear } = stepValues({ draft, setDraft }, ticked);
  if (!known) return null;
  const chosen = proposals.filter(({ key }) => values[key] === 'true');

  async function save() {
    try {
      for (const proposal of chosen) await addToMenu(proposal);
    } finally {
      await refresh();
    }
    clear();
  }

  const there = known.filter(({ in_main_navigation: main, in_footer: footer }) => main || footer);
  return (
    <StepForm
      existing={there.length === 0 ? undefined : translate('set_up.in_menus', { names: titlesOf(there) })}
      save={chosen.length === 0 ? undefined : save}
      action={translate(chosen.length === 0 ? 'set_up.next' : 'set_up.create_menus')}
      {...{ next, back }}
    >
      {proposals.length > 0
        ? () =>
            menuNames.map((menu) => (
              <TickList
                key={menu}
                legend={translate(`resources.pages.fields.${flags[menu]}`)}
                entries={proposals.filter((one) => one.menu === menu).map(toEntry)}
                {...{ values, set }}
              />
            ))
        : undefined}
    </StepForm>
  );
}

/** Tasks of the checklist that say whether there is something on a screen. */
const tasks: Partial<Record<Screen, OpeningTask>> = {
  subscriptions: 'subscriptions',
  blog: 'magazine',
  pressedownloads: 'press',
};

function useIsFilled(): (screen: Screen) => boolean {
  const opening = useOpening();
  const persons = useEntries('persons');
  return (screen) => {
    if (screen === 'artists') return (persons?.length ?? 0) > 0;
    const task = tasks[screen];
    return task === undefined || opening?.tasks.some((each) => each.task === task && each.done) === true;
  };
}

/** Pages get the flag of the menu; a screen becomes an entry that leads there. */
async function addToMenu({ menu, title, page, target }: MenuProposal): Promise<void> {
  const flag = { [flags[menu]]: true };
  if (page) await request(pageSettingsApi.change, { params: { id: String(page.id) }, body: flag });
  else await request(pageSettingsApi.create, { body: { title, target, is_online: true, ...flag } });
}

function toEntry({ key, title, address }: MenuProposal) {
  const label = (
    <>
      {localizedText(title)} <small>{address}</small>
    </>
  );
  return { key, label };
}

function titlesOf(pages: PageSettings[]): string {
  return pages.map(({ title }) => localizedText(title)).join(', ');
}
