import { useId, useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import { type Media, renditionUrl } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useRead } from '../../core/editor-context.ts';
import { takeAway } from '../fields/use-field.ts';
import { FieldGroup } from '../../ui/field-frame.tsx';
import type { PageFieldsProps } from './page-panel.tsx';
import styles from './page-panel.module.css';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';

const PictureLibrary = lazyWithRetry(() => import('../pickers/pictures/picture-library.tsx'));

/** The picture of the page when it is shared. */
export function SharedImage({ values, change, error }: PageFieldsProps) {
  return (
    <div className={`${ed.group} ${styles.group}`}>
      <h3>{m.editor_page_pictures()}</h3>
      <PictureChoice
        label={m.editor_page_og_image()}
        none={m.editor_page_no_og_image()}
        id={values.og_image}
        write={(picked) => change({ og_image: picked?.id ?? null })}
        problem={error('og_image')}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  none: string;
  id: number | null;
  write: (picked: Media | null) => void;
  problem: string | null;
}

export function PictureChoice({ label, none, id, write, problem }: ChoiceProps) {
  const { answer: media } = useRead(
    async ({ api, locale }) => (id === null ? null : api(mediaApi.show, { params: { locale, id } })),
    `${id}`,
  );
  const [open, setOpen] = useState(false);
  const errorId = useId();
  const shown = media?.id === id ? media : null;
  return (
    <FieldGroup id={errorId} label={label} error={problem}>
      <div className={ed.pick}>
        {shown && <img src={renditionUrl(shown.base, 320, 'webp')} alt="" />}
        <span className={ed.pickMain}>{id === null ? none : <b>{shown?.file_name ?? ''}</b>}</span>
        <Button
          look="line"
          small
          label={id === null ? m.editor_choose() : m.editor_change()}
          aria-description={label}
          aria-describedby={problem ? errorId : undefined}
          onClick={() => setOpen(true)}
        />
        {id !== null && (
          <Button
            icon="trash"
            iconOnly
            small
            label={m.editor_take_away()}
            aria-description={label}
            onClick={(event) => takeAway(event, () => write(null))}
          />
        )}
      </div>
      {open && (
        <PictureLibrary
          chosen={id}
          take={(picked) => {
            write(picked);
            setOpen(false);
          }}
          close={() => setOpen(false)}
        />
      )}
    </FieldGroup>
  );
}
