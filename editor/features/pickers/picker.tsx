import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import type { IconName } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/inputs.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './picker.module.css';
import type { Found } from './use-search.ts';
import { walkResults } from './walk-results.ts';

interface PickerProps {
  title: string;
  icon: IconName;
  size: 'w' | 'l';
  /** Label of the search field. */
  searchLabel: string;
  found: Found<unknown>;
  /** The filters, next to the search field. */
  narrow?: ReactNode;
  /** Between the search field and the results. */
  above?: ReactNode;
  /** The results, each with the props of `useTabStop`. */
  children: ReactNode;
  /** Details of the chosen entry. */
  side: ReactNode;
  /** On narrow screens, where the details are below the results: label of the button that goes there. */
  toSide: string | false;
  /** In the footer: the number of results, or an error. */
  status: string;
  use: { label: string; unable: string | false; run: () => void };
  close: () => void;
}

/** The layout of all pickers: search, results, details of the choice, and the confirm button. */
export function Picker(props: PickerProps) {
  const { title, icon, size, searchLabel, found, narrow, above, children, side, status, toSide, use, close } = props;
  const aside = useRef<HTMLDivElement>(null);
  const goToSide = () => {
    aside.current?.scrollIntoView();
    aside.current?.focus({ preventScroll: true });
  };
  const main = useReturnToResults(found);
  return (
    <Dialog
      title={title}
      icon={icon}
      size={size}
      close={close}
      foot={
        <>
          <output className={`${ed.small} ${ed.soft}`}>{status}</output>
          {toSide && <Button small className={styles.toSide} label={toSide} icon="down" onClick={goToSide} />}
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} onClick={close} />
          <Button look="main" label={use.label} unable={use.unable} onClick={use.run} />
        </>
      }
    >
      <div className={`${styles.lib} ${styles.frame}`}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys only move the focus between its controls */}
        <div className={styles.libMain} ref={main} onKeyDown={walkResults}>
          <div className={styles.line}>
            <SearchField
              label={searchLabel}
              className={styles.search}
              type="search"
              data-autofocus
              value={found.query}
              change={found.setQuery}
            />
            {narrow}
          </div>
          {above}
          <output className={ed.hint}>{stateOf(found)}</output>
          {children}
          {(found.next !== null || found.failed) && (
            <div className={styles.more}>
              <Button
                look="line"
                label={found.failed ? m.editor_try_now() : m.editor_more_results()}
                unable={found.loading && m.editor_loading()}
                onClick={found.more}
                data-result=""
              />
            </div>
          )}
        </div>
        <div className={styles.libSide} ref={aside} tabIndex={-1}>
          {side}
        </div>
      </div>
    </Dialog>
  );
}

function stateOf({ loading, failed, results }: Found<unknown>): string {
  if (loading) return m.editor_loading();
  if (failed) return m.editor_load_failed();
  return results.length === 0 ? m.editor_nothing_found() : '';
}

/** Focuses the first entry of the next page, because the button may have disappeared. */
function useReturnToResults({ results, loading }: Found<unknown>) {
  const main = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  useEffect(() => {
    const seen = before.current;
    if (loading) return;
    before.current = results.length;
    const focused = document.activeElement;
    const wasAtButton = focused === document.body || focused?.tagName === 'DIALOG' || focused?.matches('[data-result]');
    if (seen > 0 && results.length > seen && wasAtButton) {
      main.current?.querySelectorAll<HTMLElement>('[data-result]')[seen]?.focus();
    }
  }, [results, loading]);
  return main;
}
