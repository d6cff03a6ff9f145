import { readFileSync } from 'node:fs';

// Loaded before the product: its clock is wrong by as many milliseconds as the file says.
const file = process.env.SOAK_CLOCK_FILE ?? '';
const RealDate = Date;
let shift = 0;
setInterval(() => {
  try {
    shift = Number(readFileSync(file, 'utf8'));
  } catch {
    shift = 0;
  }
}, 200).unref();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
