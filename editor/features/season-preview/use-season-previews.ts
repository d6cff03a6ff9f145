import { useEffect, useState } from 'react';
import {
  type NewSeasonPreview,
  type SeasonOfSection,
  type SeasonPreview,
  seasonPreviewApi,
} from '#contract/editing/season-preview.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import { useEditor } from '../../core/editor-context.ts';

type Season = NonNullable<SeasonOfSection['season']>;

/** The season of the edited page; null until it is known. */
export function useSeasonOfPage(): { found: SeasonOfSection | null; failed: boolean } {
  const { session } = useEditor();
  const [found, setFound] = useState<SeasonOfSection | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const params = { locale: session.locale, slug: session.slug };
    session.api(seasonPreviewApi.seasonOf, { params }).then(setFound, () => setFailed(true));
  }, [session]);
  return { found, failed };
}

/** Preview links of a season: the list, the one just created, and what was refused. */
export function useSeasonPreviews({ id }: Season) {
  const { session } = useEditor();
  const { locale } = session;
  const [links, setLinks] = useState<SeasonPreview[]>([]);
  const [created, setCreated] = useState<NewSeasonPreview | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    session
      .api(seasonPreviewApi.list, { params: { locale, id } })
      .then(setLinks, (error: unknown) => setRefusal(refusalOf(error)));
  }, [session, locale, id]);

  async function run(action: () => Promise<void>): Promise<void> {
    setRefusal(null);
    await action().catch((error: unknown) => setRefusal(refusalOf(error)));
  }

  const create = (expires_on: string) =>
    run(async () => {
      const link = await session.api(seasonPreviewApi.create, { params: { locale, id }, body: { expires_on } });
      setCreated(link);
      setLinks((known) => [link, ...known]);
    });

  const end = (link: SeasonPreview) =>
    run(async () => {
      await session.api(seasonPreviewApi.end, { params: { locale, id, preview: link.id } });
      setLinks((known) => known.filter((other) => other.id !== link.id));
      setCreated((shown) => (shown?.id === link.id ? null : shown));
      session.alerts.announce(m.editor_preview_has_ended());
    });

  /** Without permission for the clipboard the address can be copied from its field. */
  async function copy(address: string): Promise<void> {
    await navigator.clipboard.writeText(address).then(
      () => {
        session.alerts.announce(m.editor_preview_copied());
        session.alerts.show({ kind: 'save', title: m.editor_preview_copied(), text: '' });
      },
      () => undefined,
    );
  }

  return { links, created, refusal, create, end, copy };
}

function refusalOf(error: unknown): string {
  const [issue] = error instanceof ApiError ? error.issues : [];
  return issue?.message ?? m.editor_preview_failed();
}
