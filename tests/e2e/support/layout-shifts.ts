import type { Page } from '@playwright/test';

/** Sums up all layout shifts of each page, including those right after input. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { layoutShift: 0 });
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.layoutShift += entry.value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far on the current page; 1 is the whole window moved by its height. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}
