import type { Route } from './+types/route';
import { useEffect, useState } from 'react';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { choose } from '#ui/consent/consent-state.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from '#ui/button.tsx';
import scripted from '#ui/scripted.module.css';
import { type StoredPage, listStoredPages } from '../../shell/offline/stored-pages.ts';
import type { OfflineState } from '../../shell/offline/offline-state.ts';
import styles from './offline-view.module.css';
import { dateAndTime } from '../../shell/offline/worker/clock.ts';
import { configContext, type LoadArgs } from '../../content/context.ts';
import { loadScreen, type ScreenHead } from '../../loaders/load-screen.server.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

/** Page about offline reading; only the device knows which pages it has stored. */
export function loader({ context }: LoadArgs) {
  const head: ScreenHead = {
    title: m.offline_screen_title(),
    description: m.offline_screen_description(),
    // The content depends on the device.
    audience: 'unlisted',
  };
  /** False when offline reading is switched off in the settings. */
  const isOffered = context.get(configContext).offlineReading === true;
  return loadScreen({ context }, head, async () => ({ isOffered }));
}

/** Lazy: shared with pages that store themselves, and loaded when the page is idle. */
const loadOfflineState = () => import('../../shell/offline/offline-state.ts');

/** Pages stored on this device: unknown on the server and until the browser has answered. */
interface DeviceState {
  state: OfflineState | null;
  pages: StoredPage[];
}

/** Offline reading: explanation, switch, and the pages stored on this device. */
export default function Offline({ loaderData: { page, isOffered } }: Route.ComponentProps) {
  const { state, pages, change, busy } = useDevice();
  return (
    <ScreenFrame page={page}>
      <div className={`wrap libretto ${styles.body}`}>
        <div className={`libretto__text ${styles.text}`}>
          <p className="lead">{m.offline_screen_lead()}</p>
          <p>{m.offline_screen_what()}</p>
          {isOffered ? <Switch state={state} busy={busy} change={change} /> : <p>{m.offline_not_offered()}</p>}
          <output className={styles.said}>{statusText(state, busy)}</output>
          <noscript>
            <p>{m.offline_needs_scripts()}</p>
          </noscript>
        </div>
      </div>
      {state === 'on' && pages.length > 0 && <StoredPageList pages={pages} />}
    </ScreenFrame>
  );
}

function Switch({ state, busy, change }: { state: OfflineState | null; busy: boolean; change: () => void }) {
  if (state === 'impossible') return null;
  return (
    <p className={scripted.scripted}>
      <button
        type="button"
        className={state === 'on' ? buttonClass.line : buttonClass.red}
        aria-disabled={busy || state === null || undefined}
        onClick={change}
      >
        <span>{state === 'on' ? m.offline_turn_off() : m.offline_turn_on()}</span>
      </button>
    </p>
  );
}

function statusText(state: OfflineState | null, busy: boolean): string {
  if (busy) return m.offline_working();
  if (state === 'impossible') return m.offline_impossible();
  return state === 'on' ? m.offline_is_on() : state === 'off' ? m.offline_is_off() : '';
}

function StoredPageList({ pages }: { pages: StoredPage[] }) {
  const locale = useLocale();
  return (
    <section className={`wrap libretto ${styles.list}`} aria-labelledby="h-kept">
      <h2 className={`head libretto__margin ${styles.head}`} id="h-kept">
        {m.offline_on_this_device()}
      </h2>
      <ul className="libretto__text">
        {pages.map(({ address, title, at }) => (
          <li key={address} className={styles.row}>
            <a href={address}>{title}</a>
            <time className="note soft" dateTime={at.toISOString()}>
              {m.offline_row_as_of({ time: dateAndTime(locale, at) })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useDevice() {
  const locale = useLocale();
  const [device, setDevice] = useState<DeviceState>({ state: null, pages: [] });
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    readDevice(locale).then(
      (found) => current && setDevice(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [locale]);

  function change() {
    if (busy || device.state === null) return;
    const on = device.state === 'off';
    setBusy(true);
    // A consent like the one for cookies, and stored with it.
    choose({ offline: on });
    switchTo(on, locale)
      .then(setDevice)
      .catch(() => setDevice({ state: 'impossible', pages: [] }))
      .finally(() => setBusy(false));
  }
  return { ...device, busy, change };
}

async function switchTo(on: boolean, locale: string): Promise<DeviceState> {
  const { turnOff, turnOn } = await loadOfflineState();
  if (!on) await turnOff();
  else if ((await turnOn(window.location.pathname)) === 'impossible') return { state: 'impossible', pages: [] };
  else await waitForFirstPage(locale);
  return readDevice(locale);
}

async function readDevice(locale: string): Promise<DeviceState> {
  const state = await (await loadOfflineState()).readOfflineState();
  return { state, pages: state === 'on' ? await listStoredPages(window.caches, locale) : [] };
}

const maxTries = 40;

/** The service worker stores pages now; shows the list once the first of them is there. */
async function waitForFirstPage(locale: string): Promise<void> {
  for (let left = maxTries; left > 0; left -= 1) {
    if ((await listStoredPages(window.caches, locale)).length > 1) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
}
