import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { ChangedPart } from '#contract/editing/requests/requests-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { withoutScripts } from '../../framed-page/framed-page.ts';
import { FramePair } from './frame-pair.ts';
import styles from './look.module.css';

/** Shows a module in both frames. */
export type Shower = Pick<FramePair, 'show'>;

/** Addresses of a page as visitors see it, null if they do not, and as they will. */
export interface BothSides {
  before: string | null;
  after: string;
}

interface FramesProps extends BothSides {
  ref: Ref<Shower>;
  parts: ChangedPart[];
}

/** The page as visitors see it and as they will, side by side; one above the other where the window is small. */
export function Frames({ ref, before, after, parts }: FramesProps) {
  const old = useRef<HTMLIFrameElement>(null);
  const next = useRef<HTMLIFrameElement>(null);
  const pair = useRef<FramePair>(null);
  useImperativeHandle(ref, () => ({ show: (block) => pair.current?.show(block) }), []);
  useEffect(() => {
    const frames = new FramePair(old.current, next.current, parts);
    pair.current = frames;
    return frames.watch();
    // oxlint-disable-next-line react/exhaustive-deps -- the frames are mounted anew for other changes
  }, []);
  return (
    <div className={styles.frames}>
      <figure>
        <figcaption>{m.look_before()}</figcaption>
        {before === null ? (
          <p className={styles.nothing}>{m.look_not_public()}</p>
        ) : (
          <div className={styles.window}>
            <iframe ref={old} title={m.look_before()} sandbox={withoutScripts} src={before} />
          </div>
        )}
      </figure>
      <figure>
        <figcaption>{m.look_after()}</figcaption>
        <div className={styles.window}>
          <iframe ref={next} title={m.look_after()} sandbox={withoutScripts} src={after} />
        </div>
      </figure>
    </div>
  );
}
