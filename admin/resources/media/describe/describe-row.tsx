import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mediaTextLengths } from '#contract/media/media.ts';
import { locales } from '#text/languages.ts';
import { focusOnMount } from '../../../fields/focus-on-mount.ts';
import styles from './describe.module.css';
import type { Described, Descriptions } from './descriptions.ts';
import { languageNames } from '../../../messages/locale.ts';

interface DescribeRowProps {
  row: Described;
  first: boolean;
  descriptions: Descriptions;
  /** Hears the keys of the texts. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A picture with the inputs of its alternative text; saved when the focus leaves it. */
export function DescribeRow({ row, first, descriptions, onKeyDown }: DescribeRowProps) {
  const translate = useTranslate();
  const { media, alt, decorative, state } = row;
  const change = (typed: Parameters<Descriptions['change']>[1]) => descriptions.change(media.id, typed);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('li')?.contains(relatedTarget)) void descriptions.save(media.id);
  };
  return (
    <li className={styles.row} data-state={state}>
      <Large media={media} />
      <div className={styles.inputs}>
        <p className={styles.name}>
          <Link to={`/media/${media.id}`} onBlur={onBlur}>
            {media.file_name}
          </Link>
          {media.caption.de && <small>{media.caption.de}</small>}
        </p>
        {locales.map((locale) => (
          <TextField
            key={locale}
            id={`alt-${media.id}-${locale}`}
            label={`${translate('resources.media.fields.alt')} ${translate(languageNames[locale])}`}
            value={alt[locale]}
            disabled={decorative}
            multiline
            minRows={2}
            {...(first && locale === 'de' ? { inputRef: focusOnMount } : {})}
            slotProps={{ htmlInput: { lang: locale, maxLength: mediaTextLengths.alt } }}
            onChange={(event) => change({ alt: { ...alt, [locale]: event.target.value } })}
            {...{ onBlur, onKeyDown }}
          />
        ))}
        <FormControlLabel
          control={
            <Checkbox
              checked={decorative}
              onChange={(event) => change({ decorative: event.target.checked })}
              onBlur={onBlur}
            />
          }
          label={translate('pictures.decorative')}
        />
        <State row={row} descriptions={descriptions} />
      </div>
    </li>
  );
}

function State({ row, descriptions }: Pick<DescribeRowProps, 'row' | 'descriptions'>) {
  const translate = useTranslate();
  const { state, problem, media } = row;
  const isRefused = state === 'failed' || state === 'conflict';
  return (
    <>
      <output className={styles.state}>
        {isRefused ? problem : state === 'idle' ? '' : translate(`media.alt_${state}`)}
      </output>
      {state === 'failed' && (
        <Button variant="outlined" onClick={() => void descriptions.save(media.id)}>
          {translate('ra.action.save')}
        </Button>
      )}
      {state === 'conflict' && (
        <>
          <Button variant="outlined" onClick={() => void descriptions.replace(media.id)}>
            {translate('media.alt_replace')}
          </Button>
          <Button variant="outlined" onClick={() => descriptions.takeStored(media.id)}>
            {translate('media.alt_take_stored')}
          </Button>
        </>
      )}
    </>
  );
}

function Large({ media }: { media: Described['media'] }) {
  const { thumbs, url, width, height } = media;
  return (
    <img
      className={styles.picture}
      src={thumbs['768'] ?? Object.values(thumbs).at(-1) ?? url}
      width={width ?? undefined}
      height={height ?? undefined}
      alt=""
      loading="lazy"
    />
  );
}
