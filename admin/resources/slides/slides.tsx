import { AnnouncementForm, AnnouncementList } from '../announcements/announcement-form.tsx';
import { Bilingual } from '../../fields/bilingual.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { PictureInput } from '../../media/picture-input.tsx';

/** Large pictures of the home page. */
export const List = AnnouncementList;

export const { Create, Edit } = formScreens(SlideForm, { hasPublicPage: false });

function SlideForm() {
  return (
    <AnnouncementForm
      beforeTitle={<Bilingual source="preline" max={200} />}
      picture={<PictureInput source="image_id" />}
    />
  );
}
