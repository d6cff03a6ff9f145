import { useEffect, useRef, useState } from 'react';
import {
  type NewSeasonPreview,
  type SeasonOfSection,
  type SeasonPreview,
  seasonPreviewApi,
} from '#contract/editing/season-preview.ts';
import type { Locale } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { berlinDay } from '#time/berlin-day.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { addDays } from '#time/calendar-day.ts';
import { dateFormat } from '#time/date-format.ts';
import { useEditor, useAction, useRead } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import ed from '../../ui/editor.module.css';
import { FieldFrame } from '../../ui/field-frame.tsx';
import styles from './season-preview.module.css';
import { reasonOf } from '../../core/api-client.ts';

/** Links that show the season of the page to people without an account: create, copy, end. */
export default function SeasonPreviewDialog() {
  const { view } = useEditor();
  const { answer: found, failed } = useRead(({ api, locale, slug }) =>
    api(seasonPreviewApi.seasonOf, { params: { locale, slug } }),
  );
  const close = () => view.closeDialog();
  return (
    <Dialog
      title={m.editor_season_preview()}
      icon="link"
      size="m"
      close={close}
      foot={
        <>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_close()} onClick={close} />
        </>
      }
    >
      <div className={ed.body} aria-busy={!found && !failed}>
        {failed && (
          <p role="alert" className={ed.err}>
            {m.editor_preview_failed()}
          </p>
        )}
        {found?.season === null && <p>{m.editor_season_preview_none()}</p>}
        {found?.season && <Links season={found.season} isPublic={found.is_public} />}
      </div>
    </Dialog>
  );
}

function Links({ season, isPublic }: { season: Season; isPublic: boolean }) {
  const { session } = useEditor();
  const { locale } = session;
  const { id } = season;
  const [links, setLinks] = useState<SeasonPreview[]>([]);
  const [created, setCreated] = useState<NewSeasonPreview | null>(null);
  const { busy, problem: refusal, setProblem, run: runAction } = useAction();
  useEffect(() => {
    session
      .api(seasonPreviewApi.list, { params: { locale, id } })
      .then(setLinks, (error: unknown) => setProblem(refusalOf(error)));
  }, [session, locale, id, setProblem]);
  const run = (action: () => Promise<void>) => runAction(action, refusalOf);

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
      () => session.alerts.tell(m.editor_preview_copied(), '', m.editor_preview_copied()),
      () => undefined,
    );
  }
  const [day, setDay] = useState(() => addDays(berlinDay(new Date()), 14));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field appears after the dialog has taken the focus, which may be elsewhere by now.
    if (document.activeElement instanceof HTMLDialogElement) input.current?.focus();
  }, []);
  return (
    <>
      <p>
        <b>{m.editor_season_preview_season({ season: season.name })}</b>
      </p>
      <p>{m.editor_season_preview_about()}</p>
      {isPublic && <p>{m.editor_season_preview_public()}</p>}
      <form
        className={styles.make}
        onSubmit={(event) => {
          event.preventDefault();
          void create(day);
        }}
      >
        <FieldFrame id="season-preview-day" label={m.editor_season_preview_last_day()} error={refusal}>
          {(parts) => (
            <input
              {...parts}
              type="date"
              className={ed.in}
              value={day}
              ref={input}
              required
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </FieldFrame>
        <Button look="main" submit label={m.editor_preview_make()} unable={busy && m.editor_loading()} />
      </form>
      {created && (
        <output className={styles.make}>
          <FieldFrame label={m.editor_season_preview_address()} hint={m.editor_season_preview_once()}>
            {(parts) => (
              <input
                {...parts}
                className={ed.in}
                value={created.urls[locale]}
                readOnly
                onFocus={({ target }) => target.select()}
              />
            )}
          </FieldFrame>
          <Button
            look="line"
            icon="copy"
            label={m.editor_preview_copy()}
            onClick={() => void copy(created.urls[locale])}
          />
        </output>
      )}
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.id}>
            <span id={`preview-${link.id}`}>
              {m.editor_season_preview_valid({ day: lastDay(link, locale), name: link.author })}
            </span>
            <Button
              look="line"
              small
              label={m.editor_preview_end()}
              unable={busy && m.editor_loading()}
              aria-describedby={`preview-${link.id}`}
              onClick={() => void end(link).then(() => input.current?.focus())}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** `8. Dezember 2026`: a link expires when the next day begins in Berlin. */
function lastDay({ expires_at: end }: SeasonPreview, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: berlinZone }).format(new Date(Date.parse(end) - 1));
}

type Season = NonNullable<SeasonOfSection['season']>;

function refusalOf(error: unknown): string {
  return reasonOf(error, m.editor_preview_failed());
}
