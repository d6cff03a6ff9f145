import { useEffect, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { type Alert, alertTime } from '../core/session/alerts.ts';
import { useEditor, useObservable } from '../core/editor-context.ts';
import { Button } from '../ui/button.tsx';
import ed from '../ui/editor.module.css';
import { Icon } from '../ui/icon.tsx';

/**
 * Alerts at the lower right; what was saved stands in the status line. Each disappears after four seconds, except while it
 * has the pointer or the focus.
 */
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
    // oxlint-disable-next-line react/exhaustive-deps -- a new `close` does the same; only holding and releasing restart the timer
  }, [held, alert.id]);
  return (
    <div
      className={[ed.toast, alert.kind === 'error' && ed.toastError, alert.quiet && ed.toastQuiet, ed.onDark, ed.anim]
        .filter(Boolean)
        .join(' ')}
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
