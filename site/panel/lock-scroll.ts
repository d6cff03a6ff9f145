let locks = 0;

/** What lies behind a panel does not scroll, and nothing moves sideways where the scroll bar takes room; gives back what unlocks. */
export function lockScroll(): () => void {
  const { body, documentElement: root } = document;
  let held = true;
  locks += 1;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  body.dataset.locked = '';
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks > 0) return;
    delete body.dataset.locked;
    root.style.scrollbarGutter = '';
  };
}
