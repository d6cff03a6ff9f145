import { flushSync } from 'react-dom';
import { m } from '#messages/paraglide/messages.js';
import { languageOf } from '../../core/page-elements/page-elements.ts';
import { blockElement } from '../../core/page-elements/use-boxes.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';

/** Listens to the pointer over the page. Returns the cleanup function. */
export function listenToPointer(session: EditSession, view: EditorView): () => void {
  const down = (event: PointerEvent) => pressed(event, session);
  const click = (event: MouseEvent) => clicked(event, session);
  const move = (event: PointerEvent) =>
    view.hovered.set(view.toolsHidden.get() ? null : hoveredBlock(event, session, view));
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('pointerdown', down, { capture: true, signal });
  document.addEventListener('click', click, { capture: true, signal });
  document.addEventListener('pointermove', move, { passive: true, signal });
  return () => ended.abort();
}

function blockAt(target: EventTarget | null, session: EditSession): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-editor]')) return null;
  const element = target.closest<HTMLElement>('[data-block]');
  return element && session.store.block(element.dataset.block ?? '') ? element : null;
}

/** Over the editor's tools the last hovered block stays, so that its '+' can be reached. */
function hoveredBlock(event: PointerEvent, session: EditSession, view: EditorView): string | null {
  if (event.pointerType === 'touch') return null;
  if (event.target instanceof Element && event.target.closest('[data-editor="overlay"]')) return view.hovered.get();
  return blockAt(event.target, session)?.dataset.block ?? nearGap(event, session, view);
}

/** In the gap below a block, its '+' stays visible. */
function nearGap(event: PointerEvent, session: EditSession, view: EditorView): string | null {
  const last = view.hovered.get();
  const rect = last && session.store.block(last) ? blockElement(last)?.getBoundingClientRect() : undefined;
  if (!rect) return null;
  const near = event.clientY >= rect.top - 60 && event.clientY <= rect.bottom + 60;
  return near && event.clientX >= rect.left && event.clientX <= rect.right ? last : null;
}

function pressed(event: PointerEvent, session: EditSession): void {
  if (event.button !== 0) return;
  const element = blockAt(event.target, session);
  const id = element?.dataset.block;
  if (!element || !id) {
    const onTool = event.target instanceof Element && event.target.closest('[data-editor], dialog');
    if (!onTool && session.selection.get().id !== null) session.select(null);
    return;
  }
  const text = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-field]') : null;
  const field = text?.closest('[data-block]') === element ? (text?.dataset.field ?? null) : null;
  const beside = field === null ? undefined : languageOf(element);
  keepInPlace(text ?? element, () => session.select(id, field, beside));
  if (field === null) requestAnimationFrame(() => session.fields.focusBlock(id));
}

/** Keeps the pressed element under the pointer when the selection adds content above it. */
function keepInPlace(element: HTMLElement, select: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(select);
  const moved = element.getBoundingClientRect().top - before;
  if (element.isConnected && Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Controls of the website do nothing on the edited page, and a question opens only with a click outside of its text. */
function clicked(event: MouseEvent, session: EditSession): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const element = blockAt(target, session);
  if (!element) return keepOnPage(event, target, session);
  const text = target.closest<HTMLElement>('[data-field]');
  const onText = text !== null;
  if (text?.isContentEditable && !text.contains(document.activeElement)) writeHere(text, session);
  // The button with `aria-pressed` puts an event on the shortlist.
  const control = target.closest('a, button[aria-pressed]');
  if (control || (onText && target.closest('summary'))) {
    event.preventDefault();
    // The links of the site have their own click listener.
    if (control) event.stopPropagation();
  }
}

/** Around the modules, as in the header, a link is offered in a window of its own: a click never leaves the editor. */
function keepOnPage(event: MouseEvent, target: Element, { alerts }: EditSession): void {
  const control = target.closest<HTMLElement>('a[href], button, summary');
  const opensWindow = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!control || opensWindow || control.closest('[data-editor], dialog, [role="dialog"], [contenteditable]')) return;
  event.preventDefault();
  event.stopPropagation();
  const name = control.ariaLabel ?? control.innerText.trim();
  const open = control instanceof HTMLAnchorElement && {
    label: m.editor_open_in_window(),
    run: () => void window.open(control.href, '_blank', 'noopener'),
  };
  alerts.show({ kind: 'save', title: m.editor_stays_on_page(), text: name, ...(open && { action: open }) });
}

/** Places the caret in an empty inline text: browsers do not do it when its hint is pressed. */
function writeHere(text: HTMLElement, session: EditSession): void {
  const { id, field } = session.selection.get();
  if (field !== null && text.dataset.field === field && text.closest<HTMLElement>('[data-block]')?.dataset.block === id)
    // The browser moves the focus itself after the press.
    requestAnimationFrame(() => session.fields.focus(session.selection.get()));
}
