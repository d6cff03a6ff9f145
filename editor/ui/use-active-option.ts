import { type KeyboardEvent, useState } from 'react';

/**
 * The active one of a list of options below a text field: arrow keys of the field move it and go round at the ends,
 * Enter chooses it. `keys` returns whether it handled the key. After `choose` and `reset` the first option is active.
 */
export function useActiveOption<T>(options: readonly T[], onChoose: (option: T) => void) {
  const [at, setAt] = useState(0);
  const active = Math.min(at, options.length - 1);
  const option = options[active];
  const reset = () => setAt(0);
  function choose(chosen: T): void {
    reset();
    onChoose(chosen);
  }
  function keys(event: KeyboardEvent): boolean {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    // Within an input method the keys choose among its candidates.
    if (option === undefined || event.nativeEvent.isComposing || (step === 0 && event.key !== 'Enter')) return false;
    event.preventDefault();
    if (step === 0) choose(option);
    else setAt((active + step + options.length) % options.length);
    return true;
  }
  return { active, keys, choose, reset };
}
