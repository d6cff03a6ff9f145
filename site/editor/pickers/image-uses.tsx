import { useEffect, useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { MediaUse } from '#contract/media.ts';
import { m } from '#site/paraglide/messages.js';
import ed from '../chrome/chrome.module.css';
import { useEditor } from '../editor-context.ts';

/** Most places that are named. */
const most = 5;

/** Where else a picture stands, so that nobody changes its description for other pages unawares. */
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
  const titles = [...new Set(uses.map(({ title }) => title).filter(Boolean))];
  if (titles.length === 0) return null;
  const named = titles.slice(0, most).join(', ');
  return (
    <p className={`${ed.small} ${ed.soft}`}>
      {titles.length > most ? m.editor_used_in_more({ titles: named }) : m.editor_used_in({ titles: named })}
    </p>
  );
}
