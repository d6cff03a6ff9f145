/** Flags for Node in `npm start` and in the measurements. */
export const nodeFlags = [
  // Rendering allocates many short-lived objects; by default V8 would reserve 128 MB for them. It would also begin with
  // 1 MB and keep to that while few of them survive, as with cached pages, and so collect sixteen times as often
  // (decision 035).
  '--max-semi-space-size=16',
  '--min-semi-space-size=16',
  // Otherwise a full garbage collection in a quiet moment drops hidden classes that `node:http` needs for every response,
  // which is slower from then on (decision 035).
  '--retain-maps-for-n-gc=1000000',
  // Otherwise the heap grows to twice of what is in use before it is collected (decision 035).
  '--heap-growing-percent=40',
];
