import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** Empties a field by a button that is gone then; the focus goes to the first control that the field has left. */
export function takeAway({ currentTarget }: MouseEvent<HTMLElement>, empty: () => void): void {
  const field = currentTarget.closest('[data-name]') ?? currentTarget.closest('fieldset');
  flushSync(empty);
  field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}
