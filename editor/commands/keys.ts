import { m } from '#messages/paraglide/messages.js';
import type { Command, Scope } from './command.ts';

/** True when the event matches a key of the command in this scope. */
export function isKeyOf({ keys = [] }: Command, event: KeyboardEvent, scope: Scope): boolean {
  return keys.some((key) => matches(key, event, scope));
}

/** True for a key that types a character in a text. Users of speech input switch these keys off. */
export function isSingleKey(key: string): boolean {
  return key === 'Space' || key.length === 1;
}

function matches(key: string, event: KeyboardEvent, scope: Scope): boolean {
  const parts = key.split('+');
  const name = parts.pop() ?? '';
  const has = (modifier: string) => parts.includes(modifier);
  const control = has('Ctrl') ? event.ctrlKey : (event.ctrlKey || event.metaKey) === has('Mod');
  // Whether '/' and '?' need Shift depends on the keyboard layout.
  const anyShift = scope === 'target' || /^[^A-Z]$/.test(name);
  return (
    control &&
    event.altKey === has('Alt') &&
    (anyShift || event.shiftKey === has('Shift')) &&
    event.key.toLowerCase() === (name === 'Space' ? ' ' : name.toLowerCase())
  );
}

/** The keys of a command as labels: `Strg ⇧ Z`. */
export function keyLabels({ keys = [], shownKeys = keys }: Command): string[] {
  return shownKeys.map((together) => together.split(' ').map(keyLabel).join(' '));
}

function keyLabel(key: string): string {
  return key.split('+').map(nameOf).join(' ');
}

function nameOf(part: string): string {
  const names: Record<string, () => string> = {
    Mod: () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : m.editor_key_control()),
    Ctrl: () => m.editor_key_control(),
    Shift: () => '⇧',
    ArrowUp: () => '↑',
    ArrowDown: () => '↓',
    ArrowLeft: () => '←',
    ArrowRight: () => '→',
    PageUp: () => m.editor_key_page_up(),
    PageDown: () => m.editor_key_page_down(),
    Enter: () => m.editor_key_enter(),
    Escape: () => 'Esc',
    Space: () => m.editor_key_space(),
    Delete: () => m.editor_key_delete(),
  };
  return names[part]?.() ?? part;
}
