import { useEffect, useState } from 'react';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { choose } from '#ui/consent/consent-state.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from '#ui/button.tsx';
import scripted from '#ui/scripted.module.css';
import { type KeptPage, keptPages } from '../../shell/offline/kept.ts';
import type { Keeping } from '../../shell/offline/keep-offline.ts';
import type { LoadedOffline } from './load.server.ts';
import styles from './offline-view.module.css';
import { clockIn } from '../../shell/offline/worker/clock.ts';

/** Lazy: shared with pages that store themselves, and loaded when the page is idle. */
const loadKeeping = () => import('../../shell/offline/keep-offline.ts');

/** Pages stored on this device: unknown on the server and until the browser has answered. */
interface OnDevice {
  keeping: Keeping | null;
  pages: KeptPage[];
}

/** Offline reading: explanation, switch, and the pages stored on this device. */
export function OfflineView({ page, isOffered }: LoadedOffline) {
  const { keeping: state, pages, change, busy } = useDevice();
  return (
    <ScreenFrame page={page}>
      <div className={`wrap libretto ${styles.body}`}>
        <div className={`libretto__text ${styles.text}`}>
          <p className="lead">{m.offline_screen_lead()}</p>
          <p>{m.offline_screen_what()}</p>
          {isOffered ? <Switch state={state} busy={busy} change={change} /> : <p>{m.offline_not_offered()}</p>}
          <output className={styles.said}>{saidOf(state, busy)}</output>
          <noscript>
            <p>{m.offline_needs_scripts()}</p>
          </noscript>
        </div>
      </div>
      {state === 'on' && pages.length > 0 && <KeptList pages={pages} />}
    </ScreenFrame>
  );
}

function Switch({ state, busy, change }: { state: Keeping | null; busy: boolean; change: () => void }) {
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

function saidOf(state: Keeping | null, busy: boolean): string {
  if (busy) return m.offline_working();
  if (state === 'impossible') return m.offline_impossible();
  return state === 'on' ? m.offline_is_on() : state === 'off' ? m.offline_is_off() : '';
}

function KeptList({ pages }: { pages: KeptPage[] }) {
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
              {m.offline_row_as_of({ time: clockIn(locale, at) })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useDevice() {
  const locale = useLocale();
  const [device, setDevice] = useState<OnDevice>({ keeping: null, pages: [] });
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    look(locale).then(
      (found) => current && setDevice(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [locale]);

  function change() {
    if (busy || device.keeping === null) return;
    const on = device.keeping === 'off';
    setBusy(true);
    // A consent like the one for cookies, and stored with it.
    choose({ offline: on });
    switchTo(on, locale)
      .then(setDevice)
      .catch(() => setDevice({ keeping: 'impossible', pages: [] }))
      .finally(() => setBusy(false));
  }
  return { ...device, busy, change };
}

async function switchTo(on: boolean, locale: string): Promise<OnDevice> {
  const { turnOff, turnOn } = await loadKeeping();
  if (!on) await turnOff();
  else if ((await turnOn(window.location.pathname)) === 'impossible') return { keeping: 'impossible', pages: [] };
  else await firstPage(locale);
  return look(locale);
}

async function look(locale: string): Promise<OnDevice> {
  const state = await (await loadKeeping()).keeping();
  return { keeping: state, pages: state === 'on' ? await keptPages(window.caches, locale) : [] };
}

const patience = 40;

/** The service worker stores pages now; shows the list once the first of them is there. */
async function firstPage(locale: string): Promise<void> {
  for (let left = patience; left > 0; left -= 1) {
    if ((await keptPages(window.caches, locale)).length > 1) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
}
