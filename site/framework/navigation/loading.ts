/** In milliseconds: delay before anything shows, interval of growth, time until full, time shown after the end. */
const throttle = 200;
const every = 100;
const duration = 5000;
const hidesAfter = 500;

export interface Loading {
  shown: boolean;
  /** Progress from 0 to 100. */
  percent: number;
  /** True when the load has failed. */
  failed: boolean;
}

export const idle: Loading = { shown: false, percent: 0, failed: false };

// A window has one navigation and one loading bar. On the server nothing of this changes.
const listeners = new Set<() => void>();
let state = idle;
let running = false;
let waiting = 0;
let growing = 0;
let leaving = 0;

/** Starts a load. Nothing is shown before the delay has passed. */
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

/** The load has finished or was cancelled. */
export function finish(): void {
  if (!running) return;
  running = false;
  stopTimers();
  if (state.shown) leave();
}

/** A load or a data request has failed; shown even after a short load. Do not call it for cancelled requests. */
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
