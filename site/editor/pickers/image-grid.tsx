/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can neither be searched by typing nor show pictures */
import { renditionUrl, type Media } from '#contract/media.ts';
import { m } from '#site/paraglide/messages.js';
import ed from '../chrome/chrome.module.css';
import type { Found } from './use-search.ts';

/** The pictures found. */
export function ImageGrid({
  search,
  chosen,
  pick,
}: {
  search: Found<Media>;
  chosen: number | null;
  pick: (media: Media) => void;
}) {
  const { results, loading, failed } = search;
  return (
    <>
      <output className={ed.hint}>
        {loading
          ? m.editor_loading()
          : failed
            ? m.editor_load_failed()
            : results.length === 0
              ? m.editor_nothing_found()
              : ''}
      </output>
      {results.length > 0 && (
        <div className={ed.grid} role="listbox" aria-label={m.editor_images()}>
          {results.map((media) => (
            <div key={media.id} role="presentation">
              <button
                type="button"
                role="option"
                aria-selected={media.id === chosen}
                className={ed.thumb}
                onClick={() => pick(media)}
              >
                <img src={renditionUrl(media.base, 320, 'webp')} alt="" loading="lazy" />
                <span>{media.file_name}</span>
              </button>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
