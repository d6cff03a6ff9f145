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
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { isPlain } from '../../framework/navigation/plain-click.ts';
import styles from './panel-button.module.css';

export type LoadedPanel = ComponentType<{ onClose: () => void }>;

interface PanelButtonProps {
  /** Page with the same function. */
  href: string;
  label: string;
  /** Loads the panel; may be called several times. */
  load: () => Promise<LoadedPanel>;
  children: ReactNode;
}

/**
 * A header button that opens a panel. It is a link to a page with the same function without scripts, when the panel
 * cannot be loaded, and when it is opened in a new window.
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

  // After the panel is closed: until then elements outside cannot be focused.
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

/** The panel, loaded on hover or focus; a failure appears on opening. */
function usePanel(load: PanelButtonProps['load']) {
  const [Panel, setPanel] = useState<LoadedPanel | null>(null);
  async function fetchNow() {
    const loaded = await load();
    setPanel(() => loaded);
  }
  return { Panel, fetchNow };
}
