import { keysOf } from '#contract/base/records.ts';
import type { Samples } from './make-sample.ts';
import { type Model, moduleKinds } from './schemas.ts';

/** Samples of every kind that can be placed on a page; items are in the samples of their lists. */
export async function loadSamples(): Promise<[Model, Samples][]> {
  const models = keysOf(moduleKinds).filter((model) => moduleKinds[model].group !== null);
  return Promise.all(models.map(async (model): Promise<[Model, Samples]> => [model, await samplesOf(model)]));
}

async function samplesOf(model: Model): Promise<Samples> {
  const file: { samples: Samples } = await import(`./kinds/${model}/sample.ts`);
  return file.samples;
}
