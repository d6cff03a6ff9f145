import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import type { Driver, Engine } from './driver.ts';

/** A Firefox as it is installed, through WebDriver BiDi. */
export function startFirefox(executablePath: string): Engine {
  const started = new Map<boolean, Promise<Browser>>();
  const browser = (scripts: boolean) => {
    const known = started.get(scripts) ?? launch(executablePath, scripts);
    started.set(scripts, known);
    return known;
  };
  return {
    async newDriver({ scripts }) {
      const context = await (await browser(scripts)).createBrowserContext();
      return drive(await context.newPage(), () => context.close());
    },
    async close() {
      for (const each of started.values()) await (await each).close();
    },
  };
}

function launch(executablePath: string, scripts: boolean): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'javascript.enabled': scripts },
  });
}

function drive(page: Page, close: () => Promise<void>): Driver {
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => press(page, key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close,
  };
}

async function press(page: Page, key: string): Promise<void> {
  const keys = key.split('+') as KeyInput[];
  const last = keys.pop() ?? 'Enter';
  for (const modifier of keys) await page.keyboard.down(modifier);
  await page.keyboard.press(last);
  for (const modifier of keys.reverse()) await page.keyboard.up(modifier);
}
