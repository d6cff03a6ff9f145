import type { House } from '../house.ts';
import { type Rounds, startRounds } from '../rounds.ts';
import { passOnDue } from './pass-on.ts';
import { createProvider } from './provider.ts';
import { forgetExpired } from './subscribe.ts';

/** Hands on sign-ups that the provider could not take, and forgets orders that nobody confirmed. Many processes may do so. */
export function startNewsletter(
  { db, clock, config, fetch }: Pick<House, 'db' | 'clock' | 'config' | 'fetch'>,
  every = 10_000,
): Rounds {
  const post = createProvider(config, fetch);
  return startRounds('Newsletter', every, async (signal) => {
    await forgetExpired(db, clock());
    return post ? passOnDue({ db, post, clock, signal }) : 'done';
  });
}
