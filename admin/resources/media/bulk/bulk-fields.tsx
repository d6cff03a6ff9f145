import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { isOneOf } from '#contract/base/one-of.ts';
import { bulkTextModes } from '#contract/media/bulk-media-api.ts';
import { mediaTextLengths } from '#contract/media/media.ts';
import { keysOf } from '#contract/base/records.ts';
import { locales } from '#text/languages.ts';
import { TagsField } from '../../../media/tags-field.tsx';
import styles from './bulk.module.css';
import type { Wish } from './use-bulk-change.ts';
import { languageNames } from '../../../messages/locale.ts';

interface BulkFieldsProps {
  wish: Wish;
  change: (wish: Wish) => void;
  /** Tags that can be taken away: those of the chosen entries. */
  tags: readonly string[];
}

/** What all chosen entries shall get; empty inputs change nothing. */
export function BulkFields({ wish, change, tags }: BulkFieldsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.fields}>
      <p className={styles.wide}>{translate('media.bulk_help')}</p>
      {keysOf(mediaTextLengths).map((name) =>
        locales.map((locale) => (
          <TextField
            key={`${name}-${locale}`}
            id={`bulk-${name}-${locale}`}
            label={`${translate(`resources.media.fields.${name}`)} ${translate(languageNames[locale])}`}
            value={wish[name][locale]}
            multiline={name === 'caption'}
            slotProps={{ htmlInput: { lang: locale, maxLength: mediaTextLengths[name] } }}
            onChange={(event) => change({ ...wish, [name]: { ...wish[name], [locale]: event.target.value } })}
          />
        )),
      )}
      <RadioGroup
        className={styles.wide}
        aria-label={translate('media.bulk_present')}
        value={wish.texts}
        onChange={({ target }) => isOneOf(bulkTextModes, target.value) && change({ ...wish, texts: target.value })}
      >
        {bulkTextModes.map((mode) => (
          <FormControlLabel key={mode} value={mode} control={<Radio />} label={translate(`media.bulk_${mode}`)} />
        ))}
      </RadioGroup>
      <TagsField
        id="bulk-add-tags"
        label={translate('media.bulk_add_tags')}
        value={wish.add}
        onChange={(add) => change({ ...wish, add })}
      />
      {tags.length > 0 && (
        <TagsField
          id="bulk-remove-tags"
          label={translate('media.bulk_remove_tags')}
          creates={false}
          options={tags}
          value={wish.remove}
          onChange={(remove) => change({ ...wish, remove })}
        />
      )}
    </div>
  );
}
