import { afterAll, expect, vi } from 'vitest';

const found = { Request, Response };

// The files of a run share a worker, so that its modules are read and the engine is compiled once.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A server's library may put its own in their place, for whatever runs later as well.
  expect({ Request, Response }).toEqual(found);
});
