import { useEffect, useState } from 'react';
import { m } from '#site/paraglide/messages.js';
import { type Alert, alertTime } from '../alerts.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { Icon } from './icon.tsx';

/** Alerts at the lower right; each leaves after four seconds, unless somebody is at it. */
export function Toasts() {
  const { session } = useEditor();
  const alerts = useObservable(session.alerts.list);
  return (
    <output className={`${ed.ed} ${ed.toasts}`} aria-live="polite" data-editor="alerts">
      {alerts.map((alert) => (
        <Toast key={alert.id} alert={alert} close={() => session.alerts.close(alert.id)} />
      ))}
    </output>
  );
}

function Toast({ alert, close }: { alert: Alert; close: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, alertTime);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new `close` is the same act; only holding and letting go set the clock
  }, [held, alert.id]);
  return (
    <div
      className={[ed.toast, alert.kind === 'error' && ed.toastError, ed.onDark, ed.anim].filter(Boolean).join(' ')}
      data-alert={alert.kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={alert.kind === 'error' ? 'error' : 'saved'} />
      <p>
        <b>{alert.title}</b>
        {alert.text}
        {alert.action && (
          <>
            <br />
            <Button look="line" small label={alert.action.label} onClick={alert.action.run} />
          </>
        )}
      </p>
      <Button icon="close" iconOnly label={m.editor_close_alert()} onClick={close} />
    </div>
  );
}
