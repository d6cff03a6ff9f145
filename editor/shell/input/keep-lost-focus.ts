import type { EditSession } from '../../core/session/edit-session.ts';

const fields = 'textarea, input, select';
const focusable = `${fields}, button, [href], [tabindex]`;

/**
 * Keeps the focus in a form or panel of the editor whose focused element is removed; at the body, the next keys would
 * be meant for the selected module. Without what is left of the panel, the module gets it. Returns the cleanup function.
 */
export function keepLostFocus(session: Pick<EditSession, 'fields' | 'selection'>): () => void {
  /** The focused tool and the elements around it, the innermost first. */
  let path: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    path = [];
    if (!(target instanceof Element) || !target.closest('[data-editor]')) return;
    for (let each: Element | null = target; each; each = each.parentElement) {
      path.push(each);
      if (each instanceof HTMLElement && each.dataset.editor !== undefined) break;
    }
  };
  const isLost = () => document.activeElement === document.body && !document.querySelector('dialog[open]');
  const observer = new MutationObserver(() => {
    if (path.length === 0 || path[0]?.isConnected || !isLost()) return;
    const left = path.find((each) => each.isConnected);
    path = [];
    const next = left?.querySelector<HTMLElement>(fields) ?? left?.querySelector<HTMLElement>(focusable);
    if (next) return next.focus();
    // Whoever has closed the panel may be about to focus something else.
    requestAnimationFrame(() => {
      if (isLost()) session.fields.focus({ ...session.selection.get(), field: null });
    });
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
