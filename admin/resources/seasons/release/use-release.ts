import { useCallback, useEffect, useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { releaseApi, type ReleaseEntry, type SeasonRelease } from '#contract/programme/release-api.ts';
import { request, refusalText } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';
import type { Outcome } from '../../../layout/last-act.tsx';

export const keyOf = ({ kind, id }: Pick<ReleaseEntry, 'kind' | 'id'>) => `${kind} ${id}`;

/** Keys of the entries that are not released. */
function useOmitted() {
  const [omitted, setOmitted] = useState<ReadonlySet<string>>(new Set());

  function toggle(entry: ReleaseEntry, chosen: boolean) {
    const next = new Set(omitted);
    if (chosen) next.delete(keyOf(entry));
    else next.add(keyOf(entry));
    setOmitted(next);
  }

  const leaveOut = (entries: ReleaseEntry[]) => setOmitted(new Set([...omitted, ...entries.map(keyOf)]));

  return { omitted, clear: () => setOmitted(new Set()), toggle, leaveOut };
}

/** State of the screen that releases a season: the list, what is left out of it, and the moment. */
export function useRelease(id: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const [list, setList] = useState<SeasonRelease | null>(null);
  const { omitted, clear, toggle, leaveOut } = useOmitted();
  const [publicFrom, setPublicFrom] = useState<string | null>(null);
  const { busy, problem: refusal, setProblem: setRefusal, run: runAction } = useAction();
  /** Of an undo. */
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const load = useCallback(
    () =>
      request(releaseApi.show, { params: { id } }).then(setList, (error: unknown) =>
        setRefusal(refusalText(error, translate)),
      ),
    [id, setRefusal, translate],
  );
  useEffect(() => void load(), [load]);

  /** Undefined if it was refused. */
  async function run<T extends SeasonRelease>(action: () => Promise<T>): Promise<T | undefined> {
    let done: T | undefined;
    setOutcome(null);
    await runAction(
      async () => {
        done = await action();
        setList(done);
        clear();
      },
      async (error) => {
        // Somebody has changed an entry: the list is shown anew, and nothing was released.
        if (error instanceof HttpError && (error.status === 409 || error.status === 422)) await load();
        return refusalText(error, translate);
      },
    );
    return done;
  }

  const chosen = list?.entries.filter((entry) => !omitted.has(keyOf(entry))) ?? [];

  async function release() {
    const entries = chosen.map(({ kind, id: entry }) => ({ kind, id: entry }));
    const body = { version: list?.version ?? '', public_from: publicFrom, entries };
    if (await run(() => request(releaseApi.release, { params: { id }, body })))
      notify('release.done', { type: 'info' });
  }

  function undo() {
    const body = { release_id: list?.last?.id ?? 0 };
    return run(() => request(releaseApi.undo, { params: { id }, body }));
  }

  return {
    list,
    chosen,
    prevented: chosen.filter(({ problems }) => problems.some(({ severity }) => severity === 'prevents')),
    toggle,
    leaveOut,
    isChosen: (entry: Pick<ReleaseEntry, 'kind' | 'id'>) => !omitted.has(keyOf(entry)),
    publicFrom,
    setPublicFrom,
    refusal,
    outcome,
    setOutcome,
    busy,
    release,
    undo,
  };
}
