import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { closePanel, useEditor, useObservable } from '../../core/editor-context.ts';
import { languageNames } from '../../core/language-names.ts';
import type { EditedPage } from '../../core/session/edited-page.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Choice } from '../../ui/inputs.tsx';
import { revisionAddress, addStyles, keepInPlace, moduleIn, withoutScripts } from '../framed-page/framed-page.ts';
import styles from './preview.module.css';
import { SidePanel } from '../../ui/side-panel.tsx';

/** Widths of the page in pixels. */
const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;
const deviceOptions = ['phone', 'tablet', 'desktop'] as const;
type Device = (typeof deviceOptions)[number];
const deviceNames: Record<Device, () => string> = {
  phone: m.editor_device_phone,
  tablet: m.editor_device_tablet,
  desktop: m.editor_device_desktop,
};

/** The draft as visitors will see it, beside the page: at three widths, in either language. It follows what is saved. */
export default function PreviewPanel({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const [device, setDevice] = useState<Device>('phone');
  const [locale, setLocale] = useState<Locale>(session.locale);
  const selected = useObservable(session.selection).id;
  useObservable(session.savedAt);
  const { revision } = session.queue;
  useEffect(() => {
    // What is unsaved when the panel opens; the save mark tells what goes wrong.
    session.queue.flush().catch(() => {});
  }, [session]);
  useEffect(() => {
    // The panel takes more of the window than others, and the page moves aside.
    const { dataset } = document.documentElement;
    dataset.edPreview = '';
    return () => {
      delete dataset.edPreview;
    };
  }, []);
  return (
    <SidePanel
      name="preview"
      title={m.editor_preview()}
      icon="devices"
      className={styles.panel}
      close={() => closePanel({ session, view })}
    >
      <div className={styles.choices}>
        <Choice
          label={m.editor_device()}
          options={deviceOptions.map((value) => ({ value, label: deviceNames[value]() }))}
          chosen={device}
          choose={setDevice}
        />
        <Choice label={m.editor_language()} options={languagesOf(page)} chosen={locale} choose={setLocale} />
      </div>
      <PreviewWindow
        address={revisionAddress(page, locale, { revision })}
        width={widths[device]}
        title={m.editor_preview_title({ device: deviceNames[device](), language: languageNames[locale]() })}
        selected={selected}
      />
      <div className={`${ed.foot} ${styles.foot}`}>
        <span className={`${ed.small} ${ed.soft}`}>{m.editor_preview_follows()}</span>
        {page.id !== null && (
          <Button
            small
            icon="qr"
            label={m.editor_preview_own_phone()}
            onClick={() => view.panel.set({ kind: 'page' })}
          />
        )}
      </div>
    </SidePanel>
  );
}

const languagesOf = ({ urls }: EditedPage) =>
  locales.map((value) => ({
    value,
    label: languageNames[value](),
    unable: !urls[value] && m.editor_preview_no_address(),
  }));

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
function PreviewWindow({ address, width, title, selected }: PreviewWindowProps) {
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
