import { expect, it } from 'vitest';
import { Shutdown } from './shutdown.ts';

/** A promise that is resolved from outside. */
function openPromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

it('closes server and jobs together, then the services, the last added first', async () => {
  const shutdown = new Shutdown();
  const closed: string[] = [];
  const { promise: jobEnds, resolve: endJob } = openPromise();
  shutdown.afterwards(() => closed.push('database'));
  shutdown.afterwards(() => closed.push('provider'));
  shutdown.onStop(() => jobEnds.then(() => closed.push('job')));
  shutdown.onStop(() => {
    closed.push('server');
    endJob();
  });
  await shutdown.close();
  expect(closed).toEqual(['server', 'job', 'provider', 'database']);
});

it('cuts what a job waits for when closing takes too long', async () => {
  const shutdown = new Shutdown();
  const { promise: answer, resolve: cut } = openPromise();
  shutdown.onStop(() => answer);
  shutdown.onTimeout(cut);
  await shutdown.close(20);
  await expect(answer).resolves.toBeUndefined();
});

it('closes everything although one part fails, and reports the failure', async () => {
  const shutdown = new Shutdown();
  const closed: string[] = [];
  shutdown.afterwards(() => closed.push('database'));
  shutdown.onStop(() => Promise.reject(new Error('on purpose')));
  shutdown.onStop(() => closed.push('server'));
  await expect(shutdown.close()).rejects.toThrow('on purpose');
  expect(closed).toEqual(['server', 'database']);
});
