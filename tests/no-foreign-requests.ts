// Files share their worker: the one that was there first is kept.
const globals = globalThis as { fetchOfTheMachine?: typeof fetch };
const allowed = (globals.fetchOfTheMachine ??= globalThis.fetch);

/** No test talks to another machine; a test that expects a foreign answer passes its own fetch. */
globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
  if (['127.0.0.1', 'localhost', '[::1]'].includes(address.hostname)) return allowed(input, init);
  return Promise.reject(new Error(`This test did not expect a request to ${address.href}`));
};
