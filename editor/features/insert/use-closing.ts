import { useEffect, useState } from 'react';
import { useEditor } from '../../core/editor-context.ts';
import type { InsertMenu as Open } from '../../core/view/editor-view.ts';

interface Closing {
  close: () => void;
  /** Restores the focus. */
  goBack: () => void;
}

/** Closes on Escape and on a press outside; restores the focus. In a text, Escape types the `/` that opened the menu. */
export function useClosing({ text }: Open, box: { current: HTMLElement | null }): Closing {
  const { view } = useEditor();
  const [opener] = useState(() => document.activeElement);
  const close = () => view.insertMenu.set(null);
  const goBack = () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) close();
    };
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
      event.preventDefault();
      goBack();
      text?.type('/');
    };
    const ended = new AbortController();
    document.addEventListener('pointerdown', press, { capture: true, signal: ended.signal });
    window.addEventListener('keydown', key, { capture: true, signal: ended.signal });
    return () => ended.abort();
  });
  return { close, goBack };
}
