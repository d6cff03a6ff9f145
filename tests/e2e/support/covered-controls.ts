import type { Page } from '@playwright/test';

/**
 * The visible links and buttons that a mouse cannot press at their centre because something else lies there. What is
 * hidden from everybody (`inert`, `aria-hidden`) does not count, nor does the skip link, which appears with the focus.
 */
export async function coveredControls(page: Page): Promise<string[]> {
  // The header is hidden while a visitor scrolls down, and its own entries come first.
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Two frames: the scroll event, then what the header makes of it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.locator('header:not([data-hidden])').first().waitFor();
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    return header !== null && header.getAnimations().length === 0 && header.getBoundingClientRect().top >= 0;
  });
  return page.evaluate(() => {
    return [...document.querySelectorAll<HTMLElement>('a[href]:not(.skip), button, summary')]
      .filter(isShown)
      .flatMap(coverOf);

    function isShown(control: HTMLElement): boolean {
      const visible = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return visible && !control.closest('[inert], [aria-hidden="true"]');
    }

    function coverOf(control: HTMLElement): string[] {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A link in a text may begin in one line and end in the next: each part is pressed.
      const parts = [...control.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const found = parts.map((part) =>
        document.elementFromPoint(part.left + part.width / 2, part.top + part.height / 2),
      );
      const cover = found.find((element) => !element || !control.contains(element));
      return cover === undefined ? [] : [`${describe(control)} is under ${cover ? describe(cover) : 'the edge'}`];
    }

    function describe(element: Element): string {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return `<${element.localName} class="${element.className}"> ${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}`;
    }
  });
}
