/** What somebody types while the text they went into is still being fetched. */
export interface KeysOnTheWay {
  /** Letters in order; a line break is Enter. */
  text: () => string;
  /** Where in the text they went first; null where they stayed. */
  edge: () => 'start' | 'end' | null;
  stop: () => void;
}

/** Whoever takes keys now; one at a time. */
let taker: ((event: KeyboardEvent) => boolean) | null = null;

/** Hands a key to the text that is on its way; true where it was taken. */
export function takeOnTheWay(event: KeyboardEvent): boolean {
  return taker?.(event) ?? false;
}

/** Takes what is typed from now on, until `stop`, Esc or a press anywhere. */
export function catchKeys(): KeysOnTheWay {
  let text = '';
  let edge: 'start' | 'end' | null = null;
  const take = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (key === 'Escape') stop();
    if (taker !== take || event.isComposing) return false;
    if (key === 'Home' || key === 'End') {
      if (text === '') edge = key === 'Home' ? 'start' : 'end';
      return true;
    }
    // With AltGr a letter comes with Ctrl and Alt.
    const commands = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
    if (commands) return false;
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key === 'Enter') text += '\n';
    else if ([...key].length === 1) text += key;
    else return false;
    return true;
  };
  const stop = () => {
    if (taker === take) taker = null;
    window.removeEventListener('pointerdown', stop, true);
  };
  taker = take;
  // The press that led here is still on its way to the listeners.
  setTimeout(() => taker === take && window.addEventListener('pointerdown', stop, true));
  return { text: () => text, edge: () => edge, stop };
}
