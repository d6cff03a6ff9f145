import type { Command, Scope } from '../../commands/command.ts';
import { commands } from '../../commands/commands.ts';
import { canRun, contextOf } from '../../commands/context.ts';
import { isKeyOf, isSingleKey } from '../../commands/keys.ts';
import type { EditorParts } from '../../core/editor-context.ts';
import { isFormOpen } from '../../core/page-elements/page-elements.ts';
import { isCollected } from '../../core/view/collect-keys.ts';
import { singleKeys } from '../../core/view/editor-view.ts';

/** Listens to the keys of the whole page. Returns the cleanup function. */
export function listenToKeys(parts: EditorParts): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isCollected(event)) return;
    if (document.querySelector('dialog[open]')) return;
    if (runCommand(event, parts)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Capture phase: runs before the handlers of the texts and of the rich text editor.
  window.addEventListener('keydown', listen, { capture: true, signal });
  // A space typed in a `summary` would toggle it.
  const blank = (event: KeyboardEvent) => {
    if (event.key === ' ' && isText(event.target)) event.preventDefault();
  };
  window.addEventListener('keyup', blank, { capture: true, signal });
  // Select the block that the browser focuses.
  const focused = (event: FocusEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.block : undefined;
    if (id && parts.session.store.block(id) && parts.session.selection.get().id !== id) parts.session.select(id);
  };
  document.addEventListener('focusin', focused, { signal });
  return () => ended.abort();
}

/** Runs the first command that handles the key; false when none does. */
function runCommand(event: KeyboardEvent, parts: EditorParts): boolean {
  return scopesOf(event, parts).some((scope) =>
    commands.some((command) => {
      const context = contextOf(parts);
      const isMeant = isHeard(command, event, scope) && (command.keyApplies?.(context) ?? true);
      return isMeant && (command.whyNot || canRun(command, context)) && command.run(context, event) !== false;
    }),
  );
}

function isHeard(command: Command, event: KeyboardEvent, scope: Scope): boolean {
  if (!command.scopes?.includes(scope) || !isKeyOf(command, event, scope)) return false;
  return scope !== 'block' || singleKeys.get() || !command.keys?.some(isSingleKey);
}

/** The scopes of the key, narrowest first. */
function scopesOf({ target }: KeyboardEvent, { view }: EditorParts): Scope[] {
  const here = scopeOf(target);
  const choosing = view.moving.aim.get()?.by === 'keys';
  return [...(choosing ? ['target' as const] : []), ...(here ? [here] : []), 'everywhere'];
}

function scopeOf(target: EventTarget | null): Scope | null {
  if (!(target instanceof Element)) return null;
  if (target.closest('[data-editor]')) return 'tool';
  if (isText(target)) return 'text';
  if (target === document.body) return isFormOpen() ? null : 'block';
  return target.hasAttribute('data-block') ? 'block' : null;
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-field]') !== null;
}
