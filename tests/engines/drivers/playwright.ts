import type { BrowserContext, BrowserType, LaunchOptions, Page } from '@playwright/test';
import type { Driver, Engine } from './driver.ts';

/** Playwright's own build of Firefox or WebKit. */
export async function startWithPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    async newDriver({ scripts }) {
      const context = await browser.newContext({ javaScriptEnabled: scripts, reducedMotion: 'reduce' });
      return drive(await context.newPage(), context);
    },
    close: () => browser.close(),
  };
}

function drive(page: Page, context: BrowserContext): Driver {
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
