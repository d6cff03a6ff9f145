import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A word or icon that stands on a picture, and how well it can be read there. */
export interface WordOnPicture {
  words: string;
  /** Least contrast that it needs: 4.5, and 3 for large words and icons. */
  needed: number;
  /** Contrast with the pixels behind it; the two hundredths of them that are worst are left out. */
  contrast: number;
}

interface Found {
  words: string;
  needed: number;
  colour: [number, number, number, number];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The words and icons of the header and of the head of a page, with the contrast against what is painted behind them. */
export async function wordsOnPictures(page: Page): Promise<WordOnPicture[]> {
  // After a change of the window the browser chooses another file of the picture within two frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.waitForFunction(() => {
    const picture = document.querySelector('main section')?.querySelector('img');
    return !picture || (picture.complete && picture.naturalWidth > 0);
  });
  const found = await page.evaluate(findWords);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`header *, main * { color: transparent !important; text-decoration-color: transparent !important;
      caret-color: transparent !important; transition: none !important }
      header svg, header img, main svg { visibility: hidden !important }`);
    document.adoptedStyleSheets = [sheet];
  });
  const shot = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return found.map((word) => ({
    words: word.words,
    needed: word.needed,
    contrast: contrastOf(word, data, info.width, info.height),
  }));
}

function findWords(): Found[] {
  const found: Found[] = [];
  const head = document.querySelector('main section');
  const frames = [document.querySelector('header'), head].filter((one) => one !== null);
  const add = (element: Element, rect: DOMRect, words: string, needed: number) => {
    const { left, top, right, bottom } = rect;
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    const width = Math.min(right, innerWidth) - x;
    const height = Math.min(bottom, innerHeight) - y;
    // What is kept for screen readers only has no place on the screen.
    if (width < 3 || height < 3 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return;
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!hit || !(element.contains(hit) || hit.contains(element) || frames.some((frame) => frame.contains(hit))))
      return;
    const [r = 0, g = 0, b = 0, a = 1] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
    found.push({ words, needed, colour: [r, g, b, a], x, y, width, height });
  };
  for (const frame of frames) {
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (words === '' || !element || element.closest('svg, .unseen, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isLarge = Number.parseFloat(getComputedStyle(element).fontSize) >= 24;
      for (const rect of range.getClientRects()) add(element, rect, words, isLarge ? 3 : 4.5);
    }
    for (const icon of frame.querySelectorAll('svg'))
      add(
        icon,
        icon.getBoundingClientRect(),
        `icon: ${icon.closest('a, button, summary')?.textContent?.trim() ?? ''}`,
        3,
      );
  }
  return found;
}

function contrastOf({ x, y, width, height, colour }: Found, data: Buffer, across: number, down: number): number {
  const contrasts: number[] = [];
  const [, , , alpha] = colour;
  for (let row = Math.floor(y); row < Math.min(down, Math.ceil(y + height)); row++)
    for (let column = Math.floor(x); column < Math.min(across, Math.ceil(x + width)); column++) {
      const at = (row * across + column) * 3;
      const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const own = behind.map((channel, index) => channel * (1 - alpha) + (colour[index] ?? 0) * alpha);
      const [lighter = 0, darker = 0] = [luminance(own), luminance(behind)].sort((a, b) => b - a);
      contrasts.push((lighter + 0.05) / (darker + 0.05));
    }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * 0.02)] ?? Number.POSITIVE_INFINITY;
}

/** Relative luminance as WCAG defines it. */
function luminance(channels: number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
