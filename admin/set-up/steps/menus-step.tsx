import { useTranslate } from 'react-admin';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import type { OpeningTask } from '#contract/office/opening-api.ts';
import { usePartsOff } from '../../api/use-site.ts';
import { localizedText } from '../../format/record-title.ts';
import { menuNames, type MenuProposal, proposeMenus, type Screen } from '../parts/propose-menus.ts';
import { usePages } from '../parts/create-starter-page.ts';
import { useEntries, useWrite } from '../parts/entries.ts';
import { legalTasks, pageOfTask, useOpening } from '../opening/use-opening.ts';
import type { StepProps } from '../parts/progress.ts';
import { StepForm, stepValues, TickList } from '../parts/step-form.tsx';

const flags = { main: 'in_main_navigation', footer: 'in_footer' } as const;

/** Main menu and footer, proposed from the screens and pages that there are. */
export function MenusStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const { create, change } = useWrite();
  const opening = useOpening();
  const known = usePages();
  const partsOff = usePartsOff();
  const isFilled = useIsFilled();
  const legal = opening ? legalTasks.map((task) => pageOfTask(opening, task)) : [];
  const proposals = known ? proposeMenus(known, { off: partsOff, legal, isFilled }) : [];
  const ticked = Object.fromEntries(proposals.map((one) => [one.key, one.isFilled ? 'true' : '']));
  const { values, set, clear } = stepValues({ draft, setDraft }, ticked);
  if (!known || !opening) return null;
  const chosen = proposals.filter(({ key }) => values[key] === 'true');

  async function save() {
    for (const { menu, title, page, target } of chosen) {
      const flag = { [flags[menu]]: true };
      // Pages get the flag of the menu; a screen becomes an entry that leads there.
      if (page) await change('pages', page.id, flag);
      else await create('pages', { title, target, is_online: true, ...flag });
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
