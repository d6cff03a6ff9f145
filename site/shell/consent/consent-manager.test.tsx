// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleContext } from '#ui/locale.ts';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';
import { ConsentManager, type ConsentManagerProps } from './consent-manager.tsx';
import { choose, consent, forgetConsent, manageConsent } from '#ui/consent/consent-state.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

let root: Root;
let frame: HTMLElement;
beforeEach(() => {
  overwriteGetLocale(() => 'de');
  document.body.innerHTML = '<main tabindex="-1"></main><button id="link">Cookies</button><div></div>';
  frame = document.body.lastElementChild as HTMLElement;
  root = createRoot(frame);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.cookie = 'cookie_consent_settings=; Path=/; Max-Age=0';
  forgetConsent();
});

async function show(pathname: string, changes: Partial<ConsentManagerProps> & { search?: string } = {}) {
  const { search = '', ...given } = changes;
  const props = {
    cameFrom: pathname,
    tagManager: 'GTM-ABC123',
    providers: ['YouTube', 'Vimeo'],
    reAsks: true,
    ...given,
  };
  await act(async () =>
    root.render(
      <MemoryRouter key={search} initialEntries={[`${pathname}${search}`]}>
        <LocaleContext value="de">
          <ConsentManager pathname={pathname} {...props} />
        </LocaleContext>
      </MemoryRouter>,
    ),
  );
  await loaded();
}

/** Details and statistics are separate chunks. */
async function loaded() {
  await act(async () => {
    await import('./consent-details.tsx');
    await import('./statistics.tsx');
  });
}

const dialog = () => frame.querySelector('dialog');
const named = (name: string) =>
  [...frame.querySelectorAll<HTMLElement>('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
async function press(name: string) {
  await act(async () => named(name)!.click());
  await loaded();
}
const boxes = () => [...frame.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
const announced = () => frame.querySelector('output')?.textContent;
const chosen = () => {
  const { version: _version, time: _time, ...choices } = consent().record ?? {};
  return choices;
};
const opener = () => document.querySelector<HTMLElement>('#link')!;

it('a visitor without an answer sees two equal buttons side by side, in a dialog that is not modal', async () => {
  await show('/de');
  const [yes, no] = [named('Alle Akzeptieren')!, named('Alle ablehnen')!];
  expect(yes.className).toBe(no.className);
  expect(yes.nextElementSibling).toBe(no);
  expect(dialog()?.hasAttribute('aria-modal')).toBe(false);
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe('Am Anfang der Seite steht eine Frage zu Cookies.');
  expect(named('Cookie-Einstellungen schließen')).toBeUndefined();
});

it('a visitor without an answer declines everything with one click, and the focus returns to the page', async () => {
  await show('/de');
  named('Alle ablehnen')!.focus();
  await press('Alle ablehnen');
  expect(chosen()).toEqual({ required: true, tracking: false, media: false, offline: false, marketing: false });
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

it('a visitor without an answer has not answered by pressing Escape', async () => {
  await show('/de');
  named('Alle Akzeptieren')!.focus();
  await act(async () =>
    named('Alle Akzeptieren')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(dialog()).not.toBeNull();
  expect(consent().record).toBeNull();
  expect(document.cookie).toBe('');
});

it('a visitor without an answer finds every category unchecked in the settings; the checked ones are saved', async () => {
  await show('/de');
  await press('Einstellungen');
  for (const name of ['Notwendig', 'Statistik', 'Externe Medien', 'Marketing'])
    expect(dialog()?.textContent).toContain(name);
  expect(dialog()?.textContent).toContain('YouTube, Vimeo');
  expect(boxes().map(({ name, checked }) => [name, checked])).toEqual([
    ['tracking', false],
    ['media', false],
  ]);
  await act(async () => boxes()[1]!.click());
  await press('Einstellungen speichern');
  expect(chosen()).toEqual({ required: true, tracking: false, media: true });
});

it('a visitor without an answer declines by saving with nothing checked', async () => {
  await show('/de');
  await press('Einstellungen');
  await press('Einstellungen speichern');
  expect(chosen()).toEqual({ required: true, tracking: false, media: false, offline: false, marketing: false });
});

it('a visitor without an answer is not asked about statistics while there are none, and is asked once there are', async () => {
  await show('/de', { tagManager: undefined });
  expect(dialog()?.textContent).not.toContain('Statistik');
  await press('Einstellungen');
  expect(boxes().map(({ name }) => name)).toEqual(['media']);
  await press('Alle Akzeptieren');
  expect(chosen()).toEqual({ required: true, media: true });
  await show('/de', { tagManager: 'GTM-ABC123' });
  expect(dialog()).not.toBeNull();
});

it('a visitor without an answer is not asked while the page is edited', async () => {
  await show('/de', { search: '?edit' });
  expect(dialog()).toBeNull();
});

it.each(['/de/impressum', '/en/impressum', '/de/datenschutz', '/en/datenschutz'])('%s asks nothing', async (path) => {
  await show(path);
  expect(dialog()).toBeNull();
  await show('/de');
  expect(dialog()).not.toBeNull();
});

it('a visitor who declined is asked again once after leaving them, and may close the dialog', async () => {
  choose({ tracking: false, media: false });
  await show('/de');
  expect(dialog()).toBeNull();
  await show('/de/impressum');
  await show('/de/datenschutz');
  expect(dialog()).toBeNull();
  await show('/de/programm');
  expect(dialog()).not.toBeNull();
  await press('Cookie-Einstellungen schließen');
  expect(dialog()).toBeNull();
  expect(chosen()).toEqual({ required: true, tracking: false, media: false });
  await show('/de');
  expect(dialog()).toBeNull();
});

it('a visitor who declines again after leaving them is not asked again', async () => {
  choose({ tracking: false, media: true });
  await show('/de/programm', { cameFrom: '/de/impressum' });
  await press('Alle ablehnen');
  expect(dialog()).toBeNull();
});

it.each([
  ['agreed', true, true],
  ['declined, where the house does not ask again', false, false],
])('a visitor who %s is not asked after leaving them', async (_, tracking, reAsks) => {
  choose({ tracking, media: false });
  await show('/de/programm', { cameFrom: '/de/impressum', reAsks });
  expect(dialog()).toBeNull();
});

async function manage() {
  opener().focus();
  await act(async () => manageConsent(opener()));
  await loaded();
}

it('the manager shows the choice and its date, takes the focus and returns it on Escape without a change', async () => {
  choose({ tracking: false, media: true });
  await show('/de');
  const before = consent().record;
  await manage();
  expect(document.activeElement).toBe(dialog());
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
  expect(dialog()?.textContent).toMatch(/Ihre Auswahl vom \d+\. \p{L}+ \d{4}/u);
  await act(async () => dialog()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
  expect(consent().record).toBe(before);
});

it('the manager withdraws everything with one click', async () => {
  choose({ media: true, tracking: false });
  await show('/de');
  await manage();
  await press('Cookies löschen');
  expect(chosen()).toEqual({ required: true, tracking: false, media: false, offline: false, marketing: false });
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('the manager opens on the imprint too, and closes when the page is left', async () => {
  await show('/de/impressum');
  await manage();
  expect(dialog()).not.toBeNull();
  await act(async () => choose({ media: false, tracking: true }));
  await manage();
  await show('/de/programm');
  expect(dialog()).toBeNull();
});

it('a choice in another window applies here as well', async () => {
  await show('/de');
  document.cookie = `cookie_consent_settings=${encodeURIComponent('{"version":1,"time":"2026-11-21T18:30:00Z","tracking":false,"media":true}')}`;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(dialog()).toBeNull();
  expect(chosen()).toEqual({ required: true, tracking: false, media: true });
});

it('when cookies are blocked the choice applies to the page', async () => {
  const blocked = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await show('/de');
  await press('Alle ablehnen');
  expect(dialog()).toBeNull();
  blocked.mockRestore();
});

it('changes nothing by closing a dialog that is not open, which each arrival does', () => {
  const before = consent();
  manageConsent(null);
  expect(consent()).toBe(before);
});
