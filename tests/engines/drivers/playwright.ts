import type { BrowserContext, BrowserType, Page } from '@playwright/test';
import type { Driver, Engine, Point } from './driver.ts';

/** A browser that Playwright controls: Chromium, or its own builds of Firefox and WebKit. */
export async function startWithPlaywright(
  type: BrowserType,
  options: { executablePath?: string | undefined; args?: string[] } = {},
): Promise<Engine> {
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
    drag: (points) => drag(page, points),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

async function drag(page: Page, [first, ...others]: Point[]): Promise<void> {
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}
