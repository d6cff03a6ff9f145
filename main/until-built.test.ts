import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { untilBuilt } from './load-site.ts';

it('waits for the message that the site is built, whatever happens afterwards', async () => {
  const from = new EventEmitter() as unknown as NodeJS.Process;
  const built = untilBuilt(from);
  from.emit('message', 'built', undefined);
  from.emit('disconnect');
  await expect(built).resolves.toBeUndefined();
});

it('fails when the process that builds ends before', async () => {
  const from = new EventEmitter() as unknown as NodeJS.Process;
  const built = untilBuilt(from);
  from.emit('disconnect');
  await expect(built).rejects.toThrow('The site was not built.');
});
