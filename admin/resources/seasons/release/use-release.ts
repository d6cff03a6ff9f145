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

  const leaveOut = (entries: ReleaseEntry[]) => setOmitted(new Set([...omitted, ...entries.map(keyOf)]));

  return { omitted, clear: () => setOmitted(new Set()), toggle, leaveOut };
}

/** A refusal as one text: the message and those of the fields. */
function useRefusal() {
  const translate = useTranslate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const refuse = useCallback(
    (error: unknown) => {
      const message = errorMessage(error);
      const issues = error instanceof HttpError ? (readError(error.body)?.issues ?? []) : [];
      setRefusal([translate(message, { _: message }), ...issues.map((issue) => issue.message)].join(' '));
    },
    [translate],
  );
  return { refusal, refuse, clearRefusal: () => setRefusal(null) };
}

/** State of the screen that releases a season: the list, what is left out of it, and the moment. */
export function useRelease(id: number) {
  const notify = useNotify();
  const [list, setList] = useState<SeasonRelease | null>(null);
  const { omitted, clear, toggle, leaveOut } = useOmitted();
  const [publicFrom, setPublicFrom] = useState<string | null>(null);
  const { refusal, refuse, clearRefusal } = useRefusal();
  const [busy, setBusy] = useState(false);

  const load = useCallback(() => request(releaseApi.show, { params: { id } }).then(setList, refuse), [id, refuse]);
  useEffect(() => void load(), [load]);

  async function run(action: () => Promise<SeasonRelease>, done: string) {
    setBusy(true);
    clearRefusal();
    try {
      setList(await action());
      clear();
      notify(done, { type: 'info' });
    } catch (error) {
      refuse(error);
      // Somebody has changed an entry: the list is shown anew, and nothing was released.
      if (error instanceof HttpError && (error.status === 409 || error.status === 422)) await load();
    }
    setBusy(false);
  }

  const chosen = list?.entries.filter((entry) => !omitted.has(keyOf(entry))) ?? [];

  function release() {
    const entries = chosen.map(({ kind, id: entry }) => ({ kind, id: entry }));
    const body = { version: list?.version ?? '', public_from: publicFrom, entries };
    return run(() => request(releaseApi.release, { params: { id }, body }), 'release.done');
  }

  function takeBack() {
    const body = { release_id: list?.last?.id ?? 0 };
    return run(() => request(releaseApi.takeBack, { params: { id }, body }), 'release.taken_back');
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
    busy,
    release,
    takeBack,
  };
}
