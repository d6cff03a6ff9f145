import {
  BooleanInput,
  ResourceContextProvider,
  useTranslate,
  FieldTitle,
  InputHelperText,
  useInput,
} from 'react-admin';
import { houseTextLengths, houseTextNames } from '#contract/settings/house-texts.ts';
import { useReloadSite } from '../../api/use-site.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PlainText, filled } from '../../fields/plain.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { PictureInput } from '../../media/picture-input.tsx';
import { MailsSection } from './mails/mails-section.tsx';
import { ThemeSection } from './theme/theme-section.tsx';
import { Button, FormHelperText } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { largestSvg } from '#contract/settings/house.ts';
import styles from './house.module.css';

/** Name, logo and icons of the house: the part of the site settings that makes its identity. */
export function List() {
  const reloadSite = useReloadSite();
  return (
    <ResourceContextProvider value="settings">
      <EditScreen id="settings" title="resources.house.name" hasPublicPage={false} onSaved={reloadSite}>
        <HouseForm />
      </EditScreen>
    </ResourceContextProvider>
  );
}

function HouseForm() {
  return (
    <ResourceForm deletable={false}>
      <Section title="house.name" hint="house.name_hint">
        <PlainText source="name" validate={filled} />
        <PlainText source="english_name" helperText="house.english_name_hint" />
        <Bilingual source="claim" max={200} />
      </Section>
      <Section title="house.logo" hint="house.logo_hint">
        <MarkInput source="logo" ground="light" />
        <MarkInput source="logo_on_dark" ground="dark" />
        <BooleanInput source="name_beside_logo" helperText="house.name_beside_hint" />
      </Section>
      <ThemeSection />
      <Section title="house.texts" hint="house.texts_hint">
        {houseTextNames.map((name) => (
          <Bilingual key={name} source={name} max={houseTextLengths[name]} optional />
        ))}
      </Section>
      <MailsSection />
      <Section title="house.city" hint="house.city_hint">
        <PlainText source="city" />
        <Bilingual source="city_logo_text" max={200} />
        <MarkInput source="city_mark" ground="dark" />
      </Section>
      <Section title="house.icon" hint="house.icon_hint">
        <MarkInput source="icon" ground="light" />
      </Section>
      <Section title="house.sharing" hint="house.sharing_hint">
        <PictureInput source="sharing_image_id" />
      </Section>
    </ResourceForm>
  );
}

/** A mark of the house: an SVG file, or else a picture of the media library. The server checks the file when saving. */
function MarkInput({ source, ground }: { source: string; ground: 'light' | 'dark' }) {
  const translate = useTranslate();
  const title = useId();
  const svg: unknown = useWatch({ name: `${source}.svg` });
  const hasSvg = typeof svg === 'string' && svg !== '';
  return (
    <fieldset className={styles.mark} data-field={source} aria-labelledby={title}>
      <span id={title} className={styles.title}>
        <FieldTitle source={source} />
      </span>
      <SvgInput source={`${source}.svg`} ground={ground} />
      {!hasSvg && <PictureInput source={`${source}.media_id`} label={translate('house.picture')} />}
    </fieldset>
  );
}

function SvgInput({ source, ground }: { source: string; ground: 'light' | 'dark' }) {
  const translate = useTranslate();
  const problemId = useId();
  const file = useRef<HTMLInputElement>(null);
  const { svg, problem, choose, remove } = useSvg(source);
  return (
    <div>
      <div className={`cluster ${styles.svg}`}>
        {svg !== '' && (
          <span className={styles.preview} data-ground={ground}>
            <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={translate('house.preview')} />
          </span>
        )}
        <Button
          variant="outlined"
          // Takes the focus after a refused save.
          data-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          onClick={() => file.current?.click()}
        >
          {translate(svg === '' ? 'house.choose_svg' : 'house.change_svg')}
        </Button>
        {svg !== '' && <Button onClick={remove}>{translate('ra.action.remove')}</Button>}
        <input
          ref={file}
          type="file"
          accept=".svg,image/svg+xml"
          hidden
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {problem !== undefined && (
        <FormHelperText id={problemId} error role="alert">
          <InputHelperText error={problem} />
        </FormHelperText>
      )}
    </div>
  );
}

/** The SVG of the form, and why the file chosen last, or the stored one, is refused. */
function useSvg(source: string) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, parse: (value: unknown) => value ?? '' });
  const [refusal, setRefusal] = useState<string>();

  function set(svg: string) {
    setRefusal(undefined);
    field.onChange(svg);
  }

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    // A file has at least one byte for each character.
    if (chosen.size > largestSvg) setRefusal(translate('house.svg_too_large', { max: largestSvg / 1000 }));
    else await chosen.text().then(set, () => setRefusal(translate('house.svg_unreadable')));
  }

  return {
    svg: typeof field.value === 'string' ? field.value : '',
    problem: refusal ?? fieldState.error?.message,
    choose,
    remove: () => set(''),
  };
}
