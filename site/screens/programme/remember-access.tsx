import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages/paraglide/messages.js';
import scripted from '#ui/scripted.module.css';
import { accessName } from '../../event/access-names.ts';
import styles from './programme-filters.module.css';
import { markApplied, rememberAccess, useRememberedAccess, wasApplied } from './remembered-access.ts';

interface RememberAccessProps {
  /** The filter `access` of the address; '' without one. */
  access: string;
  /** Address of the programme with changed query values. */
  at: (changes: Record<string, string | null>) => string;
}

/**
 * A box to remember the chosen access on this device, and a line to apply or drop what is remembered. A remembered
 * choice is applied when a window shows the programme without a filter for the first time.
 */
export function RememberAccess({ access, at }: RememberAccessProps) {
  const remembered = useRememberedAccess();
  useApplied(remembered, access, at);
  if (access !== '')
    return (
      <label className={`${styles.remember} ${scripted.scripted}`}>
        <input
          type="checkbox"
          checked={remembered === access}
          onChange={({ target }) => rememberAccess(target.checked ? access : '')}
        />
        {m.programme_remember_access()}
      </label>
    );
  if (remembered === '') return null;
  return (
    <p className={styles.remember}>
      <span>{m.programme_remembered({ names: remembered.split(',').map(accessName).join(', ') })}</span>
      <a className="tap-link" href={at({ access: remembered })}>
        {m.programme_remembered_apply()}
      </a>
      <button type="button" className="tap-link" onClick={() => rememberAccess('')}>
        {m.programme_remembered_drop()}
      </button>
    </p>
  );
}

function useApplied(remembered: string, access: string, at: RememberAccessProps['at']): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (remembered === '' || wasApplied()) return;
    if (access === '' && search !== '') return;
    markApplied();
    if (access === '') void navigate(at({ access: remembered }), { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the choice is known; `at` belongs to the same render
  }, [remembered, access]);
}
