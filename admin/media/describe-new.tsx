import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type Media, mediaTextLengths } from '#contract/media/media.ts';
import { locales } from '#text/languages.ts';
import styles from './media.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { languageNames } from '../messages/locale.ts';

interface DescribeNewProps {
  pictures: Media[];
  onChange: (changed: Media) => void;
}

/** Inputs for the alternative texts of pictures that were just uploaded. */
export function DescribeUploaded({ pictures, onChange }: DescribeNewProps) {
  const translate = useTranslate();
  if (pictures.length === 0) return null;
  return (
    <section className={styles.new}>
      <h3>{translate('pictures.describe')}</h3>
      <ul>
        {pictures.map((media) => (
          <li key={media.id}>
            <Thumbnail media={media} />
            <div className={styles.texts}>
              {locales.map((locale) => (
                <TextField
                  key={locale}
                  id={`alt-${media.id}-${locale}`}
                  label={`${translate('pictures.alt')} ${translate(languageNames[locale])}`}
                  value={media.alt[locale]}
                  disabled={media.decorative}
                  slotProps={{ htmlInput: { lang: locale, maxLength: mediaTextLengths.alt } }}
                  onChange={(event) => onChange({ ...media, alt: { ...media.alt, [locale]: event.target.value } })}
                />
              ))}
              <FormControlLabel
                control={
                  <Checkbox
                    checked={media.decorative}
                    onChange={(event) => onChange({ ...media, decorative: event.target.checked })}
                  />
                }
                label={translate('pictures.decorative')}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
