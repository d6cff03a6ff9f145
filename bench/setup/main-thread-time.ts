import type { Page } from '@playwright/test';

/** Records main-thread time from the event to the frame that shows its result, without the wait for that frame. */
export async function recordMainThreadTime(page: Page, event: string): Promise<void> {
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
          // The message is delivered after style, layout and painting of the frame.
          channel.port2.postMessage(null);
        });
      });
    };
    window.addEventListener(name, listen, { capture: true });
    Object.assign(window, { benchWorks: works });
  }, event);
}

/** Milliseconds of main-thread time of each recorded event. */
export async function mainThreadTimes(page: Page): Promise<number[]> {
  await page.waitForTimeout(200);
  return page.evaluate(() => (window as unknown as { benchWorks: number[] }).benchWorks);
}
