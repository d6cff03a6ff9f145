const duration = 700;
const distance = 350;
const faqDelay = 700;

/** Scrolls softly to an anchor on the page, opens the questions it lies in, and puts the focus there. */
export function glideTo(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const folded = target.closest('details') ?? target.querySelector('details');
  if (folded) folded.open = true;
  window.setTimeout(() => scrollTo(target), folded ? faqDelay : 0);
}

function scrollTo(target: HTMLElement): void {
  const away = target.id === 'content' ? 0 : distance;
  const from = window.scrollY;
  const to = Math.max(0, from + target.getBoundingClientRect().top - away);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const begin = performance.now();
  const step = (now: number) => {
    const share = still ? 1 : Math.min(1, (now - begin) / duration);
    window.scrollTo({ top: from + (to - from) * ease(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
  };
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  requestAnimationFrame(step);
}

function ease(share: number): number {
  return 1 - (1 - share) ** 3;
}
