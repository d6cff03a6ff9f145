import { AnnouncedForm } from '../announced/announced-form.tsx';
import { AnnouncedList } from '../announced/announced-list.tsx';
import { formScreens } from '../forms/form-screens.tsx';
import { textOf } from '../house/title-of.ts';

/** News above the header of every page, of which the first that is due is shown. */
export function List() {
  return <AnnouncedList second={(row) => textOf(row.text)} />;
}

export const { Create, Edit } = formScreens(AnnouncedForm, { shown: false });
