import { useLayoutEffect } from 'react';

type Panel = { current: HTMLElement | null };

/** Focuses the panel when a visitor opened it, and returns the focus when the panel closes. */
export function useFocus(panel: Panel, opener: HTMLElement | null): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (opener) element?.focus({ preventScroll: true });
    return () => {
      if (!element?.contains(document.activeElement)) return;
      (opener?.isConnected ? opener : document.querySelector('main'))?.focus({ preventScroll: true });
    };
  }, [panel, opener]);
}

/** Escape inside the panel closes it, if it may be closed; that is no answer. */
export function useEscape(panel: Panel, onClose: (() => void) | undefined): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose?.();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [panel, onClose]);
}

/**
 * Adds space at the end of the page as high as the panel, and scrolls focused elements out from behind it. The panel
 * stands on a notice that stays at the bottom of the window (`--below`), so that neither hides the other.
 */
export function usePanelSpace(panel: Panel): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const { style: body } = document.body;
    const { style: root } = document.documentElement;
    const notice = document.querySelector<HTMLElement>('.bottom-notices');
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--below', `${notice ? heldAtBottom(notice) : 0}px`);
      const taken = `${Math.ceil(window.innerHeight - element.offsetTop)}px`;
      body.paddingBottom = taken;
      root.scrollPaddingBottom = taken;
    });
    observer.observe(element);
    if (notice) observer.observe(notice);
    return () => {
      observer.disconnect();
      body.paddingBottom = '';
      root.scrollPaddingBottom = '';
    };
  }, [panel]);
}

/** Height of the part of the window that a sticky element and what is below it take. */
function heldAtBottom(sticky: HTMLElement): number {
  const { position, bottom } = getComputedStyle(sticky);
  return position === 'sticky' ? Math.ceil(sticky.offsetHeight + Number.parseFloat(bottom)) : 0;
}
