import { Suspense, useEffect, useId, useState } from 'react';
import { previewApi, type PreviewLink } from '#contract/editing/preview.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { momentOf } from '#time/device-time.ts';
import styles from './page-panel.module.css';

const QrCode = lazyWithRetry(() => import('./qr-code.tsx'));
const periods = [1, 7, 30] as const;

/** Preview links, with which people without an account see the draft: create, copy, show as a QR code for one's own telephone, revoke. */
export function PreviewLinks({ id }: { id: number }) {
  const { links, days, setDays, problem, copy, make, end } = usePreviewLinks(id);
  return (
    <div className={`${ed.group} ${styles.group}`}>
      <h3>{m.editor_preview_links()}</h3>
      <p className={`${ed.small} ${ed.soft}`}>{m.editor_preview_about()}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <Row key={link.id} link={link} copy={copy} end={end} />
        ))}
      </ul>
      <div className={styles.make}>
        <select
          className={ed.in}
          aria-label={m.editor_preview_how_long()}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {periods.map((each) => (
            <option key={each} value={each}>
              {each === 1 ? m.editor_preview_day() : m.editor_preview_days({ count: each })}
            </option>
          ))}
        </select>
        <Button look="line" icon="link" label={m.editor_preview_make()} onClick={make} />
      </div>
      <p role="alert" className={problem ? ed.err : undefined}>
        {problem && m.editor_preview_failed()}
      </p>
    </div>
  );
}

interface RowProps {
  link: PreviewLink;
  copy: (link: PreviewLink) => Promise<void>;
  end: (link: PreviewLink) => void;
}

function Row({ link, copy, end }: RowProps) {
  const { session } = useEditor();
  const [hasCode, setHasCode] = useState(false);
  const codeId = useId();
  const until = momentOf(link.expires_at, session.locale);
  return (
    <li>
      <span>
        <a href={link.urls[session.locale]} target="_blank" rel="noreferrer">
          {m.editor_preview_until({ until })}
        </a>
        <br />
        <span className={`${ed.small} ${ed.soft}`}>{link.author}</span>
      </span>
      <Button
        icon="qr"
        iconOnly
        small
        label={m.editor_preview_code()}
        aria-expanded={hasCode}
        aria-controls={codeId}
        onClick={() => setHasCode(!hasCode)}
      />
      <Button icon="copy" iconOnly small label={m.editor_preview_copy()} onClick={() => void copy(link)} />
      <Button icon="trash" iconOnly small label={m.editor_preview_end()} onClick={() => end(link)} />
      <div id={codeId} className={styles.code} hidden={!hasCode}>
        {hasCode && (
          <Suspense>
            <QrCode text={new URL(link.urls[session.locale]).href} label={m.editor_preview_code_of({ until })} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

function usePreviewLinks(id: number) {
  const { session } = useEditor();
  const [links, setLinks] = useState<PreviewLink[]>([]);
  const [days, setDays] = useState<number>(7);
  const [problem, setProblem] = useState(false);
  const params = { locale: session.locale, id };
  useEffect(() => {
    session.api(previewApi.list, { params: { locale: session.locale, id } }).then(setLinks, () => setProblem(true));
  }, [session, id]);
  const copy = async (link: PreviewLink) => {
    await navigator.clipboard.writeText(link.urls[session.locale]).catch(() => {});
    session.alerts.announce(m.editor_preview_copied());
    session.alerts.show({ kind: 'save', title: m.editor_preview_copied(), text: link.urls[session.locale] });
  };
  const attempt = (act: () => Promise<void>) => {
    setProblem(false);
    act().catch(() => setProblem(true));
  };
  const create = async () => {
    const link = await session.api(previewApi.create, { params, body: { days } });
    setLinks((now) => [link, ...now]);
    await copy(link);
  };
  const remove = async (link: PreviewLink) => {
    await session.api(previewApi.end, { params: { ...params, preview: link.id } });
    setLinks((now) => now.filter((other) => other.id !== link.id));
    session.alerts.announce(m.editor_preview_has_ended());
  };
  const make = () => attempt(create);
  const end = (link: PreviewLink) => attempt(() => remove(link));
  return { links, days, setDays, problem, copy, make, end };
}
