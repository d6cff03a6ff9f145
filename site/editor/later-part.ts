import { type ComponentType, lazy } from 'react';
import { mayReload, reloadMemory } from '#site/navigation/reload-guard.ts';
import { Observable } from './observable.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** How many parts of the tool are waited for because the house does not answer. */
export const awaitedParts = new Observable(0);

/**
 * A part of the tool that comes when it is first opened. Where the house does not answer it is waited for, not failed for:
 * whoever writes goes on writing, and the part opens when the house is back.
 */
export function laterPart<P extends object>(load: Load<P>) {
  return lazy(() => persistently(load));
}

const shortest = 1000;
const longest = 15_000;

/**
 * Fetches a part of the program, again and again where the house does not answer. Where it answers and has the part no
 * more, a new version is in place, and the page is loaded anew; what is unsent is kept in the browser and offered then.
 */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    awaitedParts.set(awaitedParts.get() + 1);
    return await again(load, shortest).finally(() => awaitedParts.set(awaitedParts.get() - 1));
  }
}

async function again<T>(load: () => Promise<T>, wait: number): Promise<T> {
  await backOr(wait);
  const answers = await houseAnswers();
  try {
    return await load();
  } catch (error) {
    if (!answers) return again(load, Math.min(longest, wait * 2));
    if (mayReload(Date.now(), reloadMemory)) window.location.reload();
    throw error;
  }
}

/** Resolves after so many milliseconds, or as soon as the network is back. */
function backOr(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, wait);
    window.addEventListener('online', go);
  });
}

async function houseAnswers(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
