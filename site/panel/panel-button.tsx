import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '#modules/hydrated.ts';
import { isPlain } from '../navigation/plain-click.ts';
import styles from './panel-button.module.css';

export type LoadedPanel = ComponentType<{ onClose: () => void }>;

interface PanelButtonProps {
  /** Where the same can be done on a page of its own. */
  href: string;
  label: string;
  /** Fetches the panel; asked more than once. */
  load: () => Promise<LoadedPanel>;
  children: ReactNode;
}

/**
 * A button of the header that opens a panel. Without scripts it is a link to a page for the same, and so it is where the
 * panel cannot be fetched or when it is opened in a new window.
 */
export function PanelButton({ href, label, load, children }: PanelButtonProps) {
  const ready = useHydrated();
  const { Panel, fetchNow } = usePanel(load);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  const close = useCallback(() => setWanted(false), []);

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    setWanted(true);
    fetchNow().catch(() => location.assign(href));
  }

  // Not before the panel is gone: until then nothing outside of it takes the focus.
  useEffect(() => {
    const opener = button.current;
    return wanted ? () => opener?.focus({ preventScroll: true }) : undefined;
  }, [wanted]);

  return (
    <>
      <a
        ref={button}
        href={href}
        className={styles.button}
        aria-label={label}
        {...(ready && { role: 'button', 'aria-haspopup': 'dialog' })}
        aria-busy={(wanted && !Panel) || undefined}
        onClick={(event) => {
          if (isPlain(event)) open(event);
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') open(event);
        }}
        onPointerEnter={() => void fetchNow().catch(() => undefined)}
        onFocus={() => void fetchNow().catch(() => undefined)}
      >
        {children}
      </a>
      {wanted && Panel && <Panel onClose={close} />}
    </>
  );
}

/** The panel, fetched when somebody comes near; a failure shows when it is opened. */
function usePanel(load: PanelButtonProps['load']) {
  const [Panel, setPanel] = useState<LoadedPanel | null>(null);
  async function fetchNow() {
    const loaded = await load();
    setPanel(() => loaded);
  }
  return { Panel, fetchNow };
}
