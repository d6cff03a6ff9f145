import { type KeyboardEvent, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import { isHomePage } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { placeTools } from '#modules/rendering/in-place.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { issueOf, type PageDraft } from '../page-settings/page-form.ts';
import { Addresses, Titles } from '../page-settings/page-panel.tsx';
import type { usePageSettings } from '../page-settings/use-page-settings.ts';
import { RecordPanel } from '../record-panel/record-panel.tsx';
import { useHead } from './use-head.ts';
import type { Media } from '#contract/media/media.ts';
import ed from '../../ui/editor.module.css';
import { pointAt, pointByKey } from '../pickers/pictures/focal-steps.ts';
import styles from './page-head.module.css';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { PictureChoice } from '../page-settings/shared-image.tsx';
import { UploadDrop } from '../pickers/pictures/upload-drop.tsx';
import { useUploads } from '../pickers/pictures/use-uploads.ts';

const PictureLibrary = lazyWithRetry(() => import('../pickers/pictures/picture-library.tsx'));

interface HeadPictureProps {
  id: number | null;
  write: (id: number | null) => void;
  problem: string | null;
  /** True while the focal point can be moved on the head. */
  hasFocal: boolean;
}

/** The picture of the head: chosen, uploaded or removed. */
function HeadPicture({ id, write, problem, hasFocal }: HeadPictureProps) {
  const { session } = useEditor();
  // A new file is described in the library before it is used.
  const [uploaded, setUploaded] = useState<number | null>(null);
  const uploads = useUploads(session.locale, (media) => setUploaded(media.id));
  return (
    <div data-part="picture">
      <PictureChoice label={m.editor_page_hero()} none={m.editor_page_no_hero()} {...{ id, write, problem }} />
      {hasFocal && <p className={ed.hint}>{m.head_focal_about()}</p>}
      <UploadDrop uploads={uploads} />
      {uploaded !== null && (
        <Suspense>
          <PictureLibrary
            chosen={uploaded}
            take={(picked) => {
              write(picked.id);
              setUploaded(null);
            }}
            close={() => setUploaded(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

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

type Point = Media['focal'];

interface FocalOnHeadProps {
  focal: Point;
  change: (focal: Point) => void;
}

/**
 * The focal point on the head itself, moved by dragging or arrow keys. A point at x percent of the picture stands at x
 * percent of the head, because the picture is positioned by it.
 */
function FocalOnHead({ focal: { x, y }, change }: FocalOnHeadProps) {
  const area = useRef<HTMLDivElement>(null);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    change(pointAt(event, box));
  };
  const keys = (event: KeyboardEvent) => {
    const moved = pointByKey(event.key, { x, y });
    if (!moved) return;
    event.preventDefault();
    change(moved);
  };
  return (
    <div ref={area} className={`${ed.ed} ${styles.area}`} data-editor="focal">
      <button
        type="button"
        className={`${ed.focalDot} ${styles.dot}`}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={m.editor_focal_at({ x: Math.round(x), y: Math.round(y) })}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={keys}
      />
    </div>
  );
}
