import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#messages/paraglide/messages.js';
import { contextOf } from '../../commands/context.ts';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useCommandsAt, CommandName } from '../command-button.tsx';
import styles from './toolbar-menu.module.css';

/** The menu with the other commands for a block. */
export function ToolbarMenu() {
  const [at, setAt] = useState<DOMRect | null>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const close = (giveBack: boolean) => {
    setAt(null);
    if (giveBack) opener.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={opener} className={styles.opener}>
      <Button
        icon="more"
        iconOnly
        label={m.editor_more()}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onClick={(event) => setAt(at ? null : event.currentTarget.getBoundingClientRect())}
      />
      {at &&
        createPortal(
          <section className={styles.above} aria-label={m.editor_tools()}>
            <Menu at={at} close={close} />
          </section>,
          document.body,
        )}
    </span>
  );
}

function Menu({ at, close }: { at: DOMRect; close: (giveBack: boolean) => void }) {
  const parts = useEditor();
  const items = useCommandsAt('toolbar-menu');
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node && menu.current?.contains(event.target))) close(false);
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
    // oxlint-disable-next-line react/exhaustive-deps -- run once, when the menu opens
  }, []);
  const above = at.bottom + 360 > window.innerHeight;
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={m.editor_more()}
      className={`${ed.ed} ${ed.pop} ${ed.anim} ${styles.menu}`}
      style={{
        left: Math.max(8, Math.min(at.left, window.innerWidth - 276)),
        ...(above ? { bottom: window.innerHeight - at.top + 8 } : { top: at.bottom + 8 }),
      }}
      data-editor="toolbar-menu"
      onKeyDown={(event) => walkMenu(event, close)}
    >
      {items.map((command) => (
        <button
          key={command.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={`${ed.opt} ${styles.item}`}
          onClick={() => {
            close(false);
            command.run(contextOf(parts));
          }}
        >
          <CommandName command={command} />
        </button>
      ))}
    </div>
  );
}

function walkMenu(event: KeyboardEvent<HTMLElement>, close: (giveBack: boolean) => void): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button === document.activeElement);
  const step = { ArrowDown: now + 1, ArrowUp: now - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key];
  if (step !== undefined) buttons[step % buttons.length]?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') close(true);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
