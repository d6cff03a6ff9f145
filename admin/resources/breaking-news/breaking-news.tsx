import { AnnouncementForm, AnnouncementList } from '../announcements/announcement-form.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { localizedText } from '../../format/record-title.ts';

/** Banner above the header of every page; visitors see the first current entry. */
export function List() {
  return <AnnouncementList secondLine={(row) => localizedText(row.text)} />;
}

export const { Create, Edit } = formScreens(AnnouncementForm, { hasPublicPage: false });
