import { useEffect, useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { MediaUse } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import { useEditor } from '../../../core/editor-context.ts';
import styles from '../picker.module.css';

/** Maximum number of places listed. */
const max = 5;

/** Where else a picture is used, because a changed description applies to those pages too. */
export function ImageUses({ id }: { id: number }) {
  const { session } = useEditor();
  const [uses, setUses] = useState<MediaUse[]>([]);
  useEffect(() => {
    let ended = false;
    session.api(mediaApi.uses, { params: { locale: session.locale, id } }).then(
      (found) => ended || setUses(found),
      () => undefined,
    );
    return () => {
      ended = true;
    };
  }, [session, id]);
  const places = [...new Map(uses.filter(({ title }) => title).map((use) => [use.title, use])).values()];
  if (places.length === 0) return null;
  return (
    <div className={`${ed.small} ${ed.soft}`}>
      {m.editor_used_in({ count: places.length })}
      <ul className={styles.uses}>
        {places.slice(0, max).map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
        {places.length > max && <li>{m.editor_used_in_more({ count: places.length - max })}</li>}
      </ul>
    </div>
  );
}
