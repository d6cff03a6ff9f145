import { useEffect, useRef } from 'react';
import { isHomePage } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { placeTools } from '#modules/rendering/in-place.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { issueOf, type PageDraft } from '../page-settings/page-form.ts';
import { Addresses, Titles } from '../page-settings/page-panel.tsx';
import type { usePageSettings } from '../page-settings/use-page-settings.ts';
import { RecordPanel } from '../record-panel/record-panel.tsx';
import { FocalOnHead } from './focal-on-head.tsx';
import { HeadPicture } from './head-picture.tsx';
import { useHead } from './use-head.ts';

interface HeadPanelProps {
  id: number;
  /** The field that gets the focus. */
  at: 'title' | 'picture';
}

/** Title, address and picture of a page; the head shows them while they are changed. */
export default function HeadPanel({ id, at }: HeadPanelProps) {
  const { view } = useEditor();
  const { settings, picture, save, revert, failed, isChanged } = useHead(id);
  const { draft, change, issues, problem, busy } = settings;
  const panel = useRef<HTMLElement>(null);
  const isReady = draft !== null;
  useEffect(() => {
    if (!isReady) return;
    const first = panel.current?.querySelector<HTMLElement>(`[data-part="${at}"] :is(input, button)`);
    (first ?? panel.current?.querySelector('h2'))?.focus();
  }, [at, isReady]);
  useFocalOnHead(picture);
  // What is not applied when the panel is closed is offered in a bar.
  useEffect(() => view.headTouched.set(isChanged), [view, isChanged]);
  return (
    <RecordPanel
      title={m.head_of_page()}
      icon="heading"
      name="head"
      isReady={isReady}
      opener={() => document.querySelectorAll<HTMLElement>('[data-place-opens="head"]')[at === 'picture' ? 1 : 0]}
      panel={panel}
      {...{ busy, isChanged, revert }}
      problem={failed || problem}
      save={() => void save()}
    >
      {draft && <Fields id={id} draft={draft} change={change} issues={issues} hasFocal={picture.focal !== null} />}
    </RecordPanel>
  );
}

function useFocalOnHead({ focal, setFocal }: ReturnType<typeof useHead>['picture']): void {
  useEffect(() => {
    placeTools('head-picture', focal && <FocalOnHead focal={focal} change={setFocal} />);
  });
  useEffect(() => () => placeTools('head-picture', null), []);
}

type Settings = ReturnType<typeof usePageSettings>;

interface FieldsProps extends Pick<Settings, 'change' | 'issues'> {
  id: number;
  draft: PageDraft;
  hasFocal: boolean;
}

function Fields({ id, draft: { stored, values }, change, issues, hasFocal }: FieldsProps) {
  const error = (path: string) => issueOf(issues, path);
  return (
    <>
      <div data-part="title">
        <Titles values={values} change={change} error={error} />
      </div>
      {!isHomePage(stored) && <Addresses id={id} values={values} change={change} urls={stored.urls} error={error} />}
      <HeadPicture
        id={values.hero_image}
        write={(hero_image) => change({ hero_image })}
        problem={error('hero_image')}
        hasFocal={hasFocal}
      />
    </>
  );
}
