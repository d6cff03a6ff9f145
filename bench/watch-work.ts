import type { Page } from '@playwright/test';

/** From the event to the frame that shows its work, less the wait for that frame: what the main thread is busy for. */
export async function watchWork(page: Page, event: string): Promise<void> {
  await page.evaluate((name) => {
    const works: number[] = [];
    const channel = new MessageChannel();
    let begun = 0;
    let waited = 0;
    channel.port1.addEventListener('message', () => works.push(performance.now() - begun - waited));
    channel.port1.start();
    const listen = (pressed: Event) => {
      if ((pressed as KeyboardEvent).key === 'Control' || (pressed as KeyboardEvent).key === 'Alt') return;
      begun = performance.now();
      setTimeout(() => {
        const worked = performance.now();
        requestAnimationFrame(() => {
          waited = performance.now() - worked;
          // A message comes after the frame's own work: style, layout and painting.
          channel.port2.postMessage(null);
        });
      });
    };
    window.addEventListener(name, listen, { capture: true });
    Object.assign(window, { benchWorks: works });
  }, event);
}

/** Milliseconds that each of these events has kept it busy. */
export async function workDone(page: Page): Promise<number[]> {
  await page.waitForTimeout(200);
  return page.evaluate(() => (window as unknown as { benchWorks: number[] }).benchWorks);
}
