import { afterAll, vi } from 'vitest';

// The files of a run share a worker, so that its modules are read and the engine is compiled once.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
