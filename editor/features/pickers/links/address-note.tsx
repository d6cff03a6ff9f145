import { type ReactNode, useEffect, useState } from 'react';
import { targetsApi } from '#contract/api.ts';
import type { AddressState } from '#contract/editing/targets-api.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { EditSession } from '../../../core/session/edit-session.ts';
import styles from './link-target.module.css';
import { normaliseTarget } from './normalise-target.ts';

const states: Record<AddressState | 'asking', { icon: IconName; className: string | undefined; label: () => string }> =
  {
    asking: { icon: 'sync', className: ed.soft, label: () => m.target_asking() },
    reachable: { icon: 'check', className: ed.stateOk, label: () => m.target_reachable() },
    not_found: { icon: 'warn', className: ed.stateWarn, label: () => m.target_not_found() },
    unreachable: { icon: 'warn', className: ed.stateWarn, label: () => m.target_unreachable() },
    unknown: { icon: 'info', className: ed.soft, label: () => m.target_unknown() },
  };

/** Shows how an external address is interpreted, and whether it responds. */
export function AddressNote({ session, value }: { session: EditSession; value: string }) {
  const address = normaliseTarget(value);
  const foreign = /^https?:\/\/[^\s/.]+\.\S+/i.test(address);
  const state = useAddressState(session, foreign ? address : null);
  if (address.startsWith('mailto:')) return <Note icon="mail" text={m.target_mail()} />;
  if (address.startsWith('tel:')) return <Note icon="tel" text={m.target_phone()} />;
  if (!foreign) return null;
  const { icon, className, label } = states[state];
  return (
    <Note icon="external" text={m.target_foreign()}>
      <span className={`${ed.state} ${className}`}>
        <Icon name={icon} className={ed.iS} />
        {label()}
      </span>
    </Note>
  );
}

function Note({ icon, text, children }: { icon: IconName; text: string; children?: ReactNode }) {
  return (
    <output className={styles.note}>
      <Icon name={icon} className={ed.iS} />
      <span>{text}</span>
      {children}
    </output>
  );
}

/** Checks the address after a pause in typing. */
function useAddressState(session: EditSession, address: string | null): AddressState | 'asking' {
  const [known, setKnown] = useState<{ address: string; state: AddressState } | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const input = { params: { locale: session.locale }, query: { address }, signal: stop.signal };
      session.api(targetsApi.check, input).then(
        ({ state }) => stop.signal.aborted || setKnown({ address, state }),
        () => stop.signal.aborted || setKnown({ address, state: 'unknown' }),
      );
    }, 700);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [session, address]);
  return known?.address === address ? known.state : 'asking';
}
