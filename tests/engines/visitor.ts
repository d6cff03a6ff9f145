import { expect } from '@playwright/test';
import type { Driver, Point } from './drivers/driver.ts';
import { findElements, pointOf, type Target } from './find-element.ts';

// A shared machine can be three times slower than usual.
const patienceMs = 30_000;

/** Somebody who uses the site in one window; every step waits until it is possible. */
export class Visitor {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a path and waits until its scripts have started; with `isReady: false` until it has loaded. */
  async open(path: string, { isReady = true } = {}): Promise<void> {
    await this.#driver.open(this.#origin + path);
    if (isReady) await this.startsScripts(path);
  }

  async startsScripts(path = ''): Promise<void> {
    await this.until(`scripts have started ${path}`, () =>
      Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps')),
    );
  }

  /** Within the page: the protocols disagree about when a page from the browser's memory has loaded. */
  async back(): Promise<void> {
    await this.run(() => void setTimeout(() => history.back()));
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  /** Runs a function in the page; it uses nothing outside of itself and its argument, which is JSON. */
  run<Value, Argument = undefined>(
    action: (argument: Argument) => Value,
    argument?: Argument,
  ): Promise<Awaited<Value>> {
    return this.#driver.evaluate(`(${action.toString()})(${JSON.stringify(argument ?? null)})`);
  }

  /** Waits until a function in the page returns something true. */
  async until<Argument = undefined>(
    what: string,
    condition: (argument: Argument) => unknown,
    argument?: Argument,
  ): Promise<void> {
    const holds = async () => Boolean(await this.run(condition, argument).catch(() => false));
    await expect.poll(holds, { message: what, timeout: patienceMs, intervals: [50, 100, 200] }).toBe(true);
  }

  /** Address without the origin. */
  path(): Promise<string> {
    return this.run(() => location.pathname + location.search);
  }

  async arrivesAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.path().catch(() => ''), { timeout: patienceMs, intervals: [50, 100] }).toMatch(path);
  }

  /** Text of the elements that can be seen now. */
  texts(target: Target): Promise<string[]> {
    return this.#driver.evaluate(
      `(${findElements.toString()})(${JSON.stringify(target)}).map((each) => each.textContent.replace(/\\s+/g, ' ').trim())`,
    );
  }

  attribute(target: Target, name: string): Promise<string | null> {
    return this.#driver.evaluate(
      `((found) => found ? found.getAttribute(${JSON.stringify(name)}) : null)((${findElements.toString()})(${JSON.stringify(target)})[0])`,
    );
  }

  /** Waits until as many elements are visible; at least one unless told. */
  async sees(target: Target, count?: number): Promise<void> {
    const visible = async () => (await this.texts(target).catch(() => [])).length;
    const polled = expect.poll(visible, { message: JSON.stringify(target), timeout: patienceMs, intervals: [50, 100] });
    await (count === undefined ? polled.toBeGreaterThan(0) : polled.toBe(count));
  }

  /** Clicks an element as soon as it rests and nothing lies over it. */
  async click(target: Target): Promise<void> {
    await this.#driver.click(await this.#pointOf(target));
  }

  async #pointOf(target: Target): Promise<Point> {
    const expression = `(${pointOf.toString()})(${findElements.toString()}, ${JSON.stringify(target)})`;
    let before: Point | null = null;
    const rests = async () => {
      const point = await this.#driver.evaluate<Point | null>(expression).catch(() => null);
      const isSame = point !== null && point.x === before?.x && point.y === before.y;
      before = point;
      return isSame;
    };
    const message = `can be clicked: ${JSON.stringify(target)}`;
    await expect.poll(rests, { message, timeout: patienceMs, intervals: [30, 50, 100] }).toBe(true);
    return before as unknown as Point;
  }

  /** Replaces the text of a field by key strokes. */
  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.until('field has the focus', () => document.activeElement !== document.body);
    await this.press('Control+a');
    await this.type(text);
  }

  /** Chooses the option of a select, or sets a date, as the browser's own popup does. */
  async choose(css: string, value: string): Promise<void> {
    await this.sees({ css });
    await this.run(
      ({ css: selector, value: wanted }) => {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)!;
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
        set!.call(field, wanted);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      },
      { css, value },
    );
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  press(key: string): Promise<void> {
    return this.#driver.press(key);
  }

  screenshot(): Promise<Uint8Array> {
    return this.#driver.screenshot();
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}
