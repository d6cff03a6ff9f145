import { z } from 'zod';
import { type PartName, readPartsOff } from '#contract/settings/parts.ts';
import type { AppContext } from '../../app-context.ts';

/** Milliseconds after which the settings of the other backend are read again, and for an answer. */
const freshFor = 60_000;
const timeout = 5000;

const settings = z.object({ parts_off: z.array(z.unknown()) });

/** The parts that are off on the site: by the settings of the backend that it shows. */
export function partsOffOnSite(
  ctx: Pick<AppContext, 'config' | 'fetch' | 'clock' | 'partsOff'>,
): AppContext['partsOff'] {
  const { contentApiUrl } = ctx.config;
  return contentApiUrl === undefined ? ctx.partsOff : createRemotePartsOff(contentApiUrl, ctx);
}

/**
 * The parts that are off in the settings of another backend. One that does not send them has every part; while it does
 * not answer, what it sent last holds. Only the first answer is waited for.
 */
export function createRemotePartsOff(
  contentApiUrl: string,
  { fetch, clock }: Pick<AppContext, 'fetch' | 'clock'>,
): AppContext['partsOff'] {
  let known: Promise<readonly PartName[]> | undefined;
  let askedAt = 0;

  async function read(): Promise<readonly PartName[] | undefined> {
    const request = new Request(`${contentApiUrl}/de/api/site/`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    try {
      const answer = await fetch(request);
      return answer.ok ? readPartsOff(settings.safeParse(await answer.json()).data?.parts_off) : undefined;
    } catch {
      return undefined;
    }
  }

  return async () => {
    const now = clock().getTime();
    if (known === undefined || now - askedAt >= freshFor) {
      askedAt = now;
      const sent = read();
      known ??= sent.then((parts) => parts ?? []);
      void sent.then((parts) => {
        if (parts) known = Promise.resolve(parts);
      });
    }
    return known;
  };
}
