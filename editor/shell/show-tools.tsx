import { useEffect, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { hideTools } from '../commands/view/hide-tools.ts';
import ed from '../ui/editor.module.css';
import { CommandButton } from './command-button.tsx';

/** Shows the tools again. Visible only while the pointer moves or the button has the focus. */
export function ShowTools() {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      setSeen(true);
      clearTimeout(timer);
      timer = setTimeout(() => setSeen(false), 2500);
    };
    document.addEventListener('pointermove', show);
    document.addEventListener('pointerdown', show);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', show);
      document.removeEventListener('pointerdown', show);
    };
  }, []);
  return (
    <section
      className={`${ed.ed} ${ed.showTools} ${ed.onDark}`}
      aria-label={m.editor_tools()}
      data-editor="show-tools"
      data-seen={seen || undefined}
    >
      <CommandButton command={hideTools} iconOnly />
    </section>
  );
}
