// Loaded before the server that is photographed. Its clock starts at FIXED_DATE and is sixty times slower, so that every
// run shows the same day and the same minute.

const RealDate = Date;
const start = RealDate.now();
const fixed = RealDate.parse(process.env.FIXED_DATE ?? '');
const now = () => fixed + Math.floor((RealDate.now() - start) / 60);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  apply: () => new RealDate(now()).toString(),
});
RealDate.prototype.constructor = globalThis.Date;
