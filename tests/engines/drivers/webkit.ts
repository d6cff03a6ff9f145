import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../bin/setup/free-port.mjs';
import type { Driver, Engine, Point, Profile } from './driver.ts';

const keys: Record<string, string> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

/** Without it the browser's own toolbar keeps its window wider than a telephone. */
const slimToolbar = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }';

/** WebKitGTK's MiniBrowser on a display of its own, through classic WebDriver: one service for each window. */
export async function startWebKit(service: string): Promise<Engine> {
  const settings = await mkdtemp(path.join(tmpdir(), 'proscenium-webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0', 'gtk.css'), slimToolbar);
  // Visitors of this engine prefer reduced motion.
  await writeFile(path.join(settings, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { DISPLAY: `:${number.toString().trim()}`, XDG_CONFIG_HOME: settings, LANGUAGE: 'de' };
  return {
    newDriver: (profile) => openWindow(service, env, profile),
    async close() {
      await end(screen);
      await rm(settings, { recursive: true, force: true });
    },
  };
}

async function openWindow(service: string, env: Record<string, string>, { scripts }: Profile): Promise<Driver> {
  const port = await freePort();
  const child = spawn(service, [`--port=${port}`], { env: { ...process.env, ...env }, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && !(await fetch(`${address}/status`).catch(() => null)); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  // A page from the browser's memory does not answer the service.
  const args = ['--automation', '--enable-page-cache=false', `--enable-javascript=${scripts}`];
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();
  return drive(driver, async () => {
    await driver.quit();
    await end(child);
  });
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function drive(driver: WebDriver, close: () => Promise<void>): Driver {
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (at) => driver.actions().move(inWindow(at)).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => press(driver, key),
    resize: (width, height) => resize(driver, width, height),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  };
}

const inWindow = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });

async function press(driver: WebDriver, key: string): Promise<void> {
  const named = key.split('+').map((each) => keys[each] ?? each);
  const last = named.pop() ?? '';
  let actions = driver.actions();
  for (const modifier of named) actions = actions.keyDown(modifier);
  actions = actions.keyDown(last).keyUp(last);
  for (const modifier of named.reverse()) actions = actions.keyUp(modifier);
  await actions.perform();
}

/** The size that can be set is that of the window with its toolbar. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ width, height });
  const inner = await driver.executeScript<number>('return innerHeight');
  await window.setRect({ width, height: height + height - inner });
}
