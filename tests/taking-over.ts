import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { type TakeOverSubject, takeOverSubjects } from '#contract/office/take-over-run.ts';
import { foreignReader } from '#main/take-over/foreign-reader.ts';
import { claimRun, getRun, insertRun } from '#server/areas/take-over/runs/run-rows.ts';
import { listFindings, showRun } from '#server/areas/take-over/runs/show-run.ts';
import { workOnRun } from '#server/areas/take-over/runs/start-taking-over.ts';
import { takeOverRecords } from '#server/db/tables/site.ts';
import { createForeignRequest } from '#server/platform/safe-fetch/request-foreign.ts';
import type { Resource } from '#server/resources/definition/resource.ts';
import { readOne } from '#server/resources/read-stored.ts';
import { fillForeignHouse, type ForeignHouse, openForeignHouse } from './foreign-house.ts';
import { createTestBackend, type TestBackend } from './test-backend.ts';

interface Wish {
  state?: 'draft' | 'public';
  subjects?: readonly TakeOverSubject[];
}

const never = new AbortController().signal;

/** A fresh house that takes over from another one, which is as it is at first. */
export class TakingOver {
  readonly own: TestBackend;
  /** How long a run waits for the other house. */
  patience = { timeout: 1500, pauses: [1], failures: 5 };
  readonly #house: ForeignHouse;

  private constructor(own: TestBackend, house: ForeignHouse) {
    this.own = own;
    this.#house = house;
  }

  static async open(house: ForeignHouse): Promise<TakingOver> {
    await fillForeignHouse(house);
    const upload = { bytes: 1024 * 1024, pixels: 80_000_000 };
    return new TakingOver(await createTestBackend({ config: { takeOverHosts: [hostOf(house)], upload } }), house);
  }

  /** Begins a run and works on it. */
  async take({ state = 'public', subjects = takeOverSubjects }: Wish = {}, signal = never) {
    const wish = { source: this.#house.url, state, subjects: [...subjects] };
    const { id } = await insertRun(this.own.ctx, wish, null);
    return this.goOn(id, signal);
  }

  /** Works on a run that nobody holds. */
  async goOn(id: number, signal = never) {
    const { ctx } = this.own;
    const held = await claimRun(ctx.db);
    if (held?.run.id !== id) throw new Error('The run is not free');
    const { patience } = this;
    const request = createForeignRequest([hostOf(this.#house)]);
    await workOnRun({ ctx, request, reader: foreignReader, patience }, held, signal);
    const run = await showRun(ctx.db, await getRun(ctx.db, id), 'en');
    const { results } = await listFindings(ctx.db, { runId: id, locale: 'en' }, { limit: 500, offset: 0 });
    const lines = results.map(({ finding, kind, address, field, message }) =>
      [finding, kind, address.replace(this.#house.url, ''), field, message].join(' | '),
    );
    const counts = Object.fromEntries(run.counts.map(({ kind, ...others }) => [kind, others]));
    return { id, run, lines, counts };
  }

  /** All fields of an entry, as editors see them. */
  async stored(resource: Resource, id: number) {
    return (await readOne(this.own.ctx.db, resource, id)).state;
  }

  /** Id here of an entry there. */
  async ownId(kind: string, foreignId: string): Promise<number> {
    const where = and(eq(takeOverRecords.kind, kind), eq(takeOverRecords.foreignId, foreignId));
    const [row] = await this.own.ctx.db.select().from(takeOverRecords).where(where);
    return row?.ownId ?? 0;
  }

  /** The answer of a public call. */
  async call(path: string): Promise<Record<string, unknown>> {
    const answer = await this.own.app.request(path);
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  }
}

/** For the top level of a file: another house, and for each test a fresh one that takes over from it. */
export async function takingOver(begin: (over: TakingOver) => void) {
  vi.setConfig({ testTimeout: 60_000 });
  const house = await openForeignHouse();
  afterAll(() => house.close());
  beforeEach(async () => {
    const over = await TakingOver.open(house);
    begin(over);
    return () => over.own.close();
  });
  const json = (path: string, value: unknown) => house.answers.set(path, { json: value });
  /** Production 12 of the other house, with more than it has at first. */
  const tosca = (more: object) => json('api/productions/12/', { id: 12, title: 'Tosca', ...more });
  return { house, json, tosca };
}

function hostOf({ url }: ForeignHouse): string {
  return new URL(url).host;
}
