import { useEffect, useState } from 'react';
import { m } from '#site/paraglide/messages.js';
import { useEditor } from '../editor-context.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';

/** The way back to the tools: seen while the pointer moves or the key focus is on it, so that the page stands alone otherwise. */
export function ShowTools() {
  const { view } = useEditor();
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
      <Button icon="eye" iconOnly label={m.editor_show_tools()} onClick={() => view.toolsHidden.set(false)} />
    </section>
  );
}
