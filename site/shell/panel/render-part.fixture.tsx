import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { LocaleContext } from '#ui/locale.ts';
import { localeOf, setLocale } from '../../locale.ts';

/** Uses fake timers and answers every request from the test; jsdom has no modal dialogs. */
export function setUpFakeTimers(now = '2026-11-21T11:00:00Z') {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers({ now: new Date(now) });
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.setAttribute('open', '');
      this.querySelector<HTMLElement>('[autofocus]')?.focus();
    };
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });
}

/** Renders a part of the page at an address; gives access to the current address. */
export async function renderPart(part: ReactNode, address = '/de') {
  const locale = localeOf(address);
  setLocale(locale);
  const frame = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(frame);
  const visit: { at: string; go: NavigateFunction | null } = { at: address, go: null };
  function Watch() {
    const { pathname, search } = useLocation();
    const go = useNavigate();
    visit.at = pathname + search;
    visit.go = go;
    return null;
  }
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <LocaleContext value={locale}>
          {part}
          <Watch />
        </LocaleContext>
      </MemoryRouter>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    frame.remove();
  });
  return { frame, visit };
}

/** Advances the timers and runs pending updates. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Presses a key on the focused element; true when the page handled it. */
export async function press(key: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => void document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
}

export async function click(element: Element | null | undefined): Promise<void> {
  await act(async () => {
    for (const step of ['pointerdown', 'mousedown', 'mouseup', 'click'])
      element?.dispatchEvent(new MouseEvent(step, { bubbles: true, cancelable: true }));
  });
}

/** Types a text. */
export async function type(field: HTMLInputElement | null, text: string): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    field?.focus();
    set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Names of the failures reported to the server. */
export function watchReports(): string[] {
  const reported: string[] = [];
  document.documentElement.dataset.reports = '';
  const sendBeacon = async (_: string, body: Blob) => {
    reported.push((JSON.parse(await body.text()) as { what: string }).what);
  };
  vi.stubGlobal('navigator', Object.create(navigator, { sendBeacon: { value: sendBeacon }, onLine: { value: true } }));
  onTestFinished(() => {
    delete document.documentElement.dataset.reports;
  });
  return reported;
}

/**
 * Answers requests of the page with `answer`: a value as JSON, a number as a status without a body, an error as a
 * failed connection. Returns the requested addresses.
 */
export function answerCalls(answer: (url: URL) => unknown, wait: (url: URL) => number = () => 0): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    const url = new URL(address, 'https://oper.example');
    if (wait(url) > 0) await new Promise((resolve) => setTimeout(resolve, wait(url)));
    const found = answer(url);
    if (found instanceof Error) throw found;
    const status = typeof found === 'number' ? found : 200;
    return {
      ok: status === 200,
      status,
      json: async () => JSON.parse(typeof found === 'string' ? found : JSON.stringify(found)),
    };
  });
  return requested;
}
