import { useCallback, useEffect, useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { readError } from '#contract/client/read-answer.ts';
import { type NewSeasonPreview, type SeasonPreview, seasonPreviewApi } from '#contract/editing/season-preview.ts';
import { errorMessage, request } from '../../../api/request.ts';

/** Preview links of a season: the list, the one just created, and what was refused. */
export function usePreviews(id: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const [links, setLinks] = useState<SeasonPreview[]>([]);
  const [created, setCreated] = useState<NewSeasonPreview | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const refuse = useCallback(
    (error: unknown) => {
      const message = errorMessage(error);
      const issue = error instanceof HttpError ? readError(error.body)?.issues?.[0]?.message : undefined;
      setRefusal(issue ?? translate(message, { _: message }));
    },
    [translate],
  );
  useEffect(() => {
    request(seasonPreviewApi.list, { params: { id } }).then(setLinks, refuse);
  }, [id, refuse]);

  async function run(action: () => Promise<void>) {
    setRefusal(null);
    await action().catch(refuse);
  }

  return {
    links,
    created,
    refusal,
    create: (expiresOn: string) =>
      run(async () => {
        const link = await request(seasonPreviewApi.create, { params: { id }, body: { expires_on: expiresOn } });
        setCreated(link);
        setLinks((known) => [link, ...known]);
      }),
    end: (link: SeasonPreview) =>
      run(async () => {
        await request(seasonPreviewApi.end, { params: { id, preview: link.id } });
        setLinks((known) => known.filter((other) => other.id !== link.id));
        setCreated((shown) => (shown?.id === link.id ? null : shown));
        notify('preview.ended', { type: 'info' });
      }),
    copy: async (address: string) => {
      // Without permission for the clipboard the address can be copied from its field.
      await navigator.clipboard.writeText(address).then(
        () => notify('preview.copied', { type: 'info' }),
        () => undefined,
      );
    },
  };
}
