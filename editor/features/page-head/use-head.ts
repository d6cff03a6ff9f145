import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { inLocale } from '#contract/base/localized.ts';
import { m } from '#messages/paraglide/messages.js';
import { placeValue } from '#modules/rendering/in-place.tsx';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { usePageSettings } from '../page-settings/use-page-settings.ts';
import { useHeadPicture } from './use-head-picture.ts';

/** The head of a page with its unsaved values, which the page shows; what is typed in its title is one of them. */
export function useHead(id: number) {
  const settings = usePageSettings(id);
  const picture = useHeadPicture(settings.draft?.values.hero_image);
  usePreview(settings, picture);
  useTypedTitle(settings);
  const revert = () => {
    settings.revert();
    picture.revertFocal();
  };
  return { settings, picture, revert, ...useSaving(settings, picture) };
}

type Settings = ReturnType<typeof usePageSettings>;
type HeadPictureState = ReturnType<typeof useHeadPicture>;

/** Shows the unsaved head in the page. */
function usePreview({ draft }: Settings, { picture }: HeadPictureState): void {
  const { session } = useEditor();
  const { locale } = session;
  const values = draft?.values;
  useEffect(() => {
    if (!values) return;
    placeValue('head', {
      title: inLocale(values.title, locale).text,
      headline: inLocale(values.headline, locale).text,
      ...(picture !== undefined && { hero: picture }),
    });
  });
  useEffect(() => () => placeValue('head', undefined), []);
}

/** Takes what is typed in the title on the page: it shows the headline, and without one the title. */
function useTypedTitle({ draft, change }: Settings): void {
  const { session, view } = useEditor();
  const { locale } = session;
  const typed = useObservable(view.typedTitle);
  // Chosen once: who empties a headline to write another one does not mean the title.
  const field = useRef<'title' | 'headline' | null>(null);
  useEffect(() => {
    if (typed === null || !draft) return;
    view.typedTitle.set(null);
    field.current ??= inLocale(draft.values.headline, locale).text === '' ? 'title' : 'headline';
    change({ [field.current]: { ...draft.values[field.current], [locale]: typed } });
  });
}

/** Saves the focal point, then the settings, as one step; false if they were refused. */
function useSaving(settings: Settings, picture: HeadPictureState) {
  const { session } = useEditor();
  const { revalidate } = useRevalidator();
  const [failed, setFailed] = useState('');
  const save = async (): Promise<boolean> => {
    setFailed('');
    try {
      const focal = await picture.saveFocal();
      const isRefused = settings.isChanged && !(await settings.save(focal));
      if (focal.length === 0 || (settings.isChanged && !isRefused)) return !isRefused;
      // The only change, or saved although the settings were refused.
      session.records.add(m.record_focal_changed(), focal);
      session.alerts.tell(m.editor_saved(), m.record_focal_changed());
      await revalidate();
      return !isRefused;
    } catch (error) {
      setFailed(error instanceof Error ? error.message : m.editor_page_not_saved());
      return false;
    }
  };
  return { save, failed, isChanged: settings.isChanged || picture.isChanged };
}
