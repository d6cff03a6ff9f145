import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { addStyles, keepInPlace, moduleIn, withoutScripts } from '../framed-page/framed-page.ts';
import styles from './preview.module.css';

interface PreviewWindowProps {
  /** Of the revision to show. */
  address: string;
  /** Width of the page in pixels; where there is less space it is scaled. */
  width: number;
  title: string;
  /** Id of the module to show. */
  selected: string | null;
}

/** A page in a frame. A newer revision loads behind the one that is shown and takes its position, so nothing flickers. */
export function PreviewWindow({ address, width, title, selected }: PreviewWindowProps) {
  const [shown, setShown] = useState(address);
  const [space, container] = useSize();
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const scale = Math.min(1, space.width / width) || 1;
  useEffect(() => showModule(frames.current.get(shown), selected), [shown, selected]);
  const loaded = (frame: HTMLIFrameElement, of: string) => {
    const page = frame.contentDocument;
    if (!page) return;
    keepInPlace(page);
    addStyles(page);
    // The shown revision may come after a newer one was asked for.
    if (of !== address) return;
    const before = frames.current.get(shown)?.contentDocument?.scrollingElement?.scrollTop ?? 0;
    if (before > 0) page.scrollingElement?.scrollTo({ top: before, behavior: 'instant' });
    setShown(address);
  };
  const addresses = shown === address ? [shown] : [shown, address];
  const size: CSSProperties = { width, height: space.height / scale, transform: `scale(${scale})` };
  return (
    <div ref={container} className={styles.space}>
      <div className={styles.window} style={{ width: width * scale }} aria-busy={shown !== address}>
        {addresses.map((each) => (
          <iframe
            key={each}
            ref={(frame) => {
              if (frame) frames.current.set(each, frame);
              return () => {
                frames.current.delete(each);
              };
            }}
            title={title}
            sandbox={withoutScripts}
            src={each}
            style={size}
            inert={each !== shown}
            data-loading={each !== shown || undefined}
            onLoad={({ currentTarget }) => loaded(currentTarget, each)}
          />
        ))}
      </div>
    </div>
  );
}

function showModule(frame: HTMLIFrameElement | undefined, block: string | null): void {
  const element = block === null ? null : moduleIn(frame?.contentDocument, block);
  const height = frame?.contentWindow?.innerHeight ?? 0;
  const place = element?.getBoundingClientRect();
  // What can be seen already stays where it is.
  if (place && (place.bottom < 40 || place.top > height - 40))
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The size of an element in pixels, as it changes. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, ref] as const;
}
