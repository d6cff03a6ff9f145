import type { Samples } from './make-sample.ts';
import { type Model, moduleKinds } from './schemas.ts';

/** The samples of every kind that may stand on a page, from the kinds' folders; items come within their lists. */
export async function loadSamples(): Promise<[Model, Samples][]> {
  const models = (Object.keys(moduleKinds) as Model[]).filter((model) => moduleKinds[model].group !== null);
  return Promise.all(models.map(async (model): Promise<[Model, Samples]> => [model, await samplesOf(model)]));
}

async function samplesOf(model: Model): Promise<Samples> {
  const file: { samples: Samples } = await import(`./kinds/${model}/sample.ts`);
  return file.samples;
}
