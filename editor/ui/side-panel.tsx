import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from './button.tsx';
import ed from './editor.module.css';
import { Icon, type IconName } from './icon.tsx';

interface SidePanelProps {
  ref?: Ref<HTMLElement> | undefined;
  /** Names the panel on the page: `notes`. */
  name: string;
  title: string;
  /** The accessible name; the title by default. */
  label?: string;
  icon?: IconName;
  className?: string | undefined;
  busy?: boolean;
  /** False where something else gets the focus when the panel opens. */
  takesFocus?: boolean;
  closeLabel?: string;
  close: () => void;
  children: ReactNode;
}

/** A panel beside the page, with its heading, which gets the focus, and a button that closes it. */
export function SidePanel({
  ref,
  name,
  title,
  label = title,
  icon,
  className = '',
  busy,
  takesFocus = true,
  ...more
}: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <aside
      ref={ref}
      className={`${ed.ed} ${ed.right} ${ed.anim} ${className}`}
      aria-label={label}
      aria-busy={busy}
      data-editor={name}
    >
      <div className={ed.head}>
        {icon && <Icon name={icon} />}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button icon="close" iconOnly label={more.closeLabel ?? m.editor_close()} onClick={more.close} />
      </div>
      {more.children}
    </aside>
  );
}
