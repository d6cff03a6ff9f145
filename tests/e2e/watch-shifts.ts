import type { Page } from '@playwright/test';

/** Adds up how much jumps from the beginning of each page on, also where a press lies just behind. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifted: 0 });
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.shifted += entry.value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far on the page that is shown; 1 is the whole window by its whole height. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
