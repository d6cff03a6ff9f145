import { useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { Media } from '#contract/media.ts';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { useEditor } from '../editor-context.ts';
import { ImageGrid } from '../pickers/image-grid.tsx';
import { useSearch } from '../pickers/use-search.ts';

interface PictureDialogProps {
  chosen: number | null;
  take: (media: Media) => void;
  close: () => void;
}

/** Chooses a picture of the library for the page itself. */
export default function PictureDialog({ chosen, take, close }: PictureDialogProps) {
  const { session } = useEditor();
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<Media | null>(null);
  const params = { locale: session.locale };
  const search = useSearch<Media>(words, (query, signal) =>
    session.api(mediaApi.list, { params, query: { query, kind: 'image', page_size: 60 }, signal }),
  );
  return (
    <Dialog
      title={m.editor_choose_image()}
      icon="image"
      size="l"
      close={close}
      foot={
        <>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} onClick={close} />
          <Button
            look="main"
            label={m.editor_use_image()}
            unable={!picked && m.editor_no_image()}
            onClick={() => picked && take(picked)}
          />
        </>
      }
    >
      <div className={ed.body}>
        <div className={ed.search}>
          <Icon name="search" />
          <input
            className={ed.in}
            type="search"
            data-autofocus
            aria-label={m.editor_search_images()}
            placeholder={m.editor_search_images()}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <ImageGrid search={search} chosen={picked?.id ?? chosen} pick={setPicked} />
      </div>
    </Dialog>
  );
}
