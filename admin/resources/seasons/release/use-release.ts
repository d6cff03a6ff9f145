import { useCallback, useEffect, useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { readError } from '#contract/client/read-answer.ts';
import { releaseApi, type ReleaseEntry, type SeasonRelease } from '#contract/programme/release-api.ts';
import { errorMessage, request } from '../../../api/request.ts';

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

  return { omitted, clear: () => setOmitted(new Set()), toggle };
}

/** State of the screen that releases a season: the list, what is left out of it, and the moment. */
export function useRelease(id: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const [list, setList] = useState<SeasonRelease | null>(null);
  const { omitted, clear, toggle } = useOmitted();
  const [publicFrom, setPublicFrom] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const refuse = useCallback(
    (error: unknown) => {
      const message = errorMessage(error);
      const issues = error instanceof HttpError ? (readError(error.body)?.issues ?? []) : [];
      setRefusal([translate(message, { _: message }), ...issues.map((issue) => issue.message)].join(' '));
    },
    [translate],
  );

  const load = useCallback(() => request(releaseApi.show, { params: { id } }).then(setList, refuse), [id, refuse]);
  useEffect(() => void load(), [load]);

  async function run(action: () => Promise<SeasonRelease>, done: string) {
    setBusy(true);
    setRefusal(null);
    try {
      setList(await action());
      clear();
      notify(done, { type: 'info' });
    } catch (error) {
      refuse(error);
      // Somebody has changed an entry: the list is shown anew, and nothing was released.
      if (error instanceof HttpError && error.status === 409) await load();
    }
    setBusy(false);
  }

  const chosen = list?.entries.filter((entry) => !omitted.has(keyOf(entry))) ?? [];

  return {
    list,
    chosen,
    toggle,
    isChosen: (entry: ReleaseEntry) => !omitted.has(keyOf(entry)),
    publicFrom,
    setPublicFrom,
    refusal,
    busy,
    release: () =>
      run(() => {
        const entries = chosen.map(({ kind, id: entry }) => ({ kind, id: entry }));
        const body = { version: list?.version ?? '', public_from: publicFrom, entries };
        return request(releaseApi.release, { params: { id }, body });
      }, 'release.done'),
    takeBack: () => run(() => request(releaseApi.takeBack, { params: { id }, body: {} }), 'release.taken_back'),
  };
}
