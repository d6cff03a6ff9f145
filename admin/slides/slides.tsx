import { AnnouncedForm } from '../announced/announced-form.tsx';
import { AnnouncedList } from '../announced/announced-list.tsx';
import { Bilingual } from '../fields/bilingual.tsx';
import { formScreens } from '../forms/form-screens.tsx';
import { PictureInput } from '../pictures/picture-input.tsx';

/** Large pictures of the home page. */
export const List = AnnouncedList;

export const { Create, Edit } = formScreens(SlideForm, { shown: false });

function SlideForm() {
  return (
    <AnnouncedForm above={<Bilingual source="preline" max={200} />} picture={<PictureInput source="image_id" />} />
  );
}
