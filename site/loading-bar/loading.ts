/** Milliseconds: nothing shows before, how often it grows, how long it takes to be full, and how long it stays then. */
const throttle = 200;
const every = 100;
const duration = 5000;
const hidesAfter = 500;

export interface Loading {
  shown: boolean;
  /** How far it has come, 0 to 100. */
  percent: number;
  /** True: what was loading has failed. */
  failed: boolean;
}

export const idle: Loading = { shown: false, percent: 0, failed: false };

const listeners = new Set<() => void>();
let state = idle;
let running = false;
let waiting = 0;
let growing = 0;
let leaving = 0;

/** Something begins to load. What takes less than the throttle shows nothing. */
export function start(): void {
  if (running) return;
  stopTimers();
  running = true;
  change(idle);
  waiting = window.setTimeout(() => {
    change({ shown: true });
    growing = window.setInterval(grow, every);
  }, throttle);
}

/** It is there, or was cancelled. */
export function finish(): void {
  if (!running) return;
  running = false;
  stopTimers();
  if (state.shown) leave();
}

/** It failed, or a call for data did: that is shown however short it took. Cancelled requests are none of these. */
export function fail(): void {
  window.clearTimeout(waiting);
  change({ shown: true, failed: true });
  if (!running) leave();
}

export function loading(): Loading {
  return state;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function grow(): void {
  change({ percent: Math.min(100, state.percent + (100 * every) / duration) });
}

function leave(): void {
  stopTimers();
  change({ percent: 100 });
  leaving = window.setTimeout(() => change(idle), hidesAfter);
}

function stopTimers(): void {
  window.clearTimeout(waiting);
  window.clearInterval(growing);
  window.clearTimeout(leaving);
}

function change(changes: Partial<Loading>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}
