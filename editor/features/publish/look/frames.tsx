import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import type { ChangedPart, SectionChanges } from '#contract/editing/requests-api.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditedPage } from '../../../core/session/edited-page.ts';
import { FramePair } from './frame-pair.ts';
import styles from './look.module.css';

/** Shows a module in both frames. */
export type Shower = Pick<FramePair, 'show'>;

interface FramesProps {
  ref: Ref<Shower>;
  page: EditedPage;
  locale: Locale;
  changes: SectionChanges;
  parts: ChangedPart[];
}

/** The page is read, not run: it counts no visit and opens no dialog. */
const withoutScripts = 'allow-same-origin';

/** The page as visitors see it and as they will, side by side; one above the other where the window is small. */
export function Frames({ ref, page, locale, changes, parts }: FramesProps) {
  const before = useRef<HTMLIFrameElement>(null);
  const after = useRef<HTMLIFrameElement>(null);
  const pair = useRef<FramePair>(null);
  useImperativeHandle(ref, () => ({ show: (block) => pair.current?.show(block) }), []);
  useEffect(() => {
    const frames = new FramePair(before.current, after.current, parts);
    pair.current = frames;
    return frames.watch();
    // oxlint-disable-next-line react/exhaustive-deps -- the frames are mounted anew for other changes
  }, []);
  const address = page.urls[locale] ?? `/${locale}`;
  const of = (revision: number) => `${address}?version_id=${revision}`;
  return (
    <div className={styles.frames}>
      <figure>
        <figcaption>{m.look_before()}</figcaption>
        {changes.published_revision === null ? (
          <p className={styles.nothing}>{m.look_not_public()}</p>
        ) : (
          <div className={styles.window}>
            <iframe
              ref={before}
              title={m.look_before()}
              sandbox={withoutScripts}
              src={of(changes.published_revision)}
            />
          </div>
        )}
      </figure>
      <figure>
        <figcaption>{m.look_after()}</figcaption>
        <div className={styles.window}>
          <iframe ref={after} title={m.look_after()} sandbox={withoutScripts} src={of(changes.revision)} />
        </div>
      </figure>
    </div>
  );
}
