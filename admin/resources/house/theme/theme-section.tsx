import { Button, FormHelperText, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { SelectInput, useRecordContext, useTranslate, InputHelperText, useInput } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  type ColourName,
  colourNames,
  cornerNames,
  isSameTheme,
  lineNames,
  shippedTypefaces,
  type Theme,
  type ThemeColours,
  typefaceNames,
} from '#contract/settings/theme/theme.ts';
import { readyThemes, themePreviewName, writeThemePreview } from '#contract/settings/theme/ready-themes.ts';
import { isRecord } from '#contract/base/records.ts';
import { Section } from '../../../forms/section.tsx';
import { localizedText } from '../../../format/record-title.ts';
import styles from './theme.module.css';
import { useWatch, useFormContext } from 'react-hook-form';
import { type ContrastProblem, contrastProblems } from '#contract/settings/theme/check-contrast.ts';
import { isColour } from '#contract/settings/theme/colour.ts';
import { colourLabels, contrastMessage } from '#contract/settings/theme/colour-labels.ts';
import { ColourInput } from '../../../fields/colour/colour-input.tsx';
import { typefaceKinds } from '#contract/settings/theme/own-typeface.ts';
import { PlainText, filled } from '../../../fields/plain.tsx';
import { FileInput } from '../../../media/file-input.tsx';
import { useState, useRef } from 'react';
import { screenPaths } from '#contract/pages/screen-paths.ts';
import { programmeApi } from '#contract/programme/programme-api.ts';
import { getLocale } from '../../../messages/locale.ts';
import { useSettled } from '../use-settled.ts';
import { type FileProblem, readThemeFile, writeThemeFile, themeSchema } from '#contract/settings/theme/theme-file.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { useCall } from '../../../api/use-call.ts';

/** The look of the house: a complete one to begin with, its parts, files, and the website with it. */
export function ThemeSection() {
  const translate = useTranslate();
  const hasOwn = isRecord(useRecordContext()?.own_typeface);
  return (
    <>
      <Section title="resources.settings.fields.theme" hint="house.look_hint">
        <ReadyThemes />
        <Choice field="typeface" names={hasOwn ? typefaceNames : shippedTypefaces} />
        <Choice field="corners" names={cornerNames} />
        <Choice field="lines" names={lineNames} />
        <ThemeFile hasOwnTypeface={hasOwn} />
      </Section>
      <OwnTypeface />
      <Section title="house.colours" hint="house.colours_hint">
        <ColoursInput source="theme.colours" />
        <Button component={Link} to="/categories" className={styles.further}>
          {translate('house.category_colours')}
        </Button>
      </Section>
      <Section title="house.try" hint="house.try_hint">
        <ThemePreview />
      </Section>
    </>
  );
}

function Choice({ field, names }: { field: 'typeface' | 'corners' | 'lines'; names: readonly string[] }) {
  const choices = names.map((id) => ({ id, name: `house.${field}_${id}` }));
  return <SelectInput source={`theme.${field}`} label={`house.${field}`} choices={choices} isRequired />;
}

/** One press takes over a complete look. */
function ReadyThemes() {
  const translate = useTranslate();
  const shown = useTypedTheme();
  const setTheme = useSetTheme();
  return (
    <fieldset className={styles.ready}>
      <legend>{translate('house.ready')}</legend>
      {readyThemes.map(({ label, theme }) => (
        <Button
          key={label.en}
          variant="outlined"
          aria-pressed={shown !== undefined && isSameTheme(theme, shown)}
          onClick={() => setTheme(theme)}
        >
          <Swatch theme={theme} />
          {localizedText(label)}
        </Button>
      ))}
    </fieldset>
  );
}

const inSwatch: readonly ColourName[] = ['ground', 'accent', 'stage', 'gradient_second', 'gradient_third', 'signal'];

function Swatch({ theme: { colours } }: { theme: Theme }) {
  return (
    <svg className={styles.theme} viewBox={`0 0 ${inSwatch.length} 2`} preserveAspectRatio="none" aria-hidden>
      {inSwatch.map((name, index) => (
        <path key={name} fill={colours[name]} d={`M${index} 0h1v2h-1z`} />
      ))}
    </svg>
  );
}

/** The colours of the house; pairs that cannot be read are named while they are chosen. */
function ColoursInput({ source }: { source: string }) {
  const colours: unknown = useWatch({ name: source });
  const problems = isComplete(colours) ? contrastProblems(colours) : [];
  return (
    <ul className={styles.colours}>
      {colourNames.map((name) => (
        <li key={name}>
          <HouseColour
            name={name}
            source={`${source}.${name}`}
            problems={problems.filter(({ front }) => front === name)}
          />
        </li>
      ))}
    </ul>
  );
}

function isComplete(colours: unknown): colours is ThemeColours {
  return isRecord(colours) && colourNames.every((name) => isColour(colours[name]));
}

interface HouseColourProps {
  name: ColourName;
  source: string;
  problems: ContrastProblem[];
}

function HouseColour({ name, source, problems }: HouseColourProps) {
  const translate = useTranslate();
  return (
    <ColourInput
      source={source}
      label={localizedText(colourLabels[name])}
      about={translate(`house.colour_${name}_about`)}
      problems={problems.map((problem) => localizedText(contrastMessage(problem)))}
      group="theme"
      suggestion={problems.find((each) => each.suggestion !== undefined)?.suggestion}
    />
  );
}

const empty = { name: '', licence: '', kind: 'serif', regular_id: null, light_id: null, italic_id: null };

/** The typeface of the house's own: font files of the media library, which the server checks when saving. */
function OwnTypeface() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'own_typeface' });
  const hasOwn = isRecord(field.value);
  // With one, its parts have the errors.
  const problem = hasOwn ? undefined : fieldState.error?.message;
  return (
    <Section title="resources.settings.fields.own_typeface" hint="house.own_hint">
      {hasOwn && <Parts />}
      <div className={styles.further} data-field="own_typeface">
        <Button
          variant="outlined"
          // Takes the focus after a refused save.
          data-invalid={problem !== undefined}
          onClick={() => field.onChange(hasOwn ? null : empty)}
        >
          {translate(hasOwn ? 'house.own_remove' : 'house.own_add')}
        </Button>
        {problem !== undefined && (
          <FormHelperText error role="alert">
            <InputHelperText error={problem} />
          </FormHelperText>
        )}
      </div>
    </Section>
  );
}

function Parts() {
  const kinds = typefaceKinds.map((id) => ({ id, name: `house.kind_${id}` }));
  return (
    <>
      <PlainText source="own_typeface.name" label="house.own_name" validate={filled} />
      <PlainText
        source="own_typeface.licence"
        label="house.own_licence"
        helperText="house.own_licence_hint"
        validate={filled}
      />
      <SelectInput source="own_typeface.kind" label="house.own_kind" choices={kinds} isRequired />
      <FileInput source="own_typeface.regular_id" label="house.own_regular" validate={filled} />
      <FileInput source="own_typeface.light_id" label="house.own_light" optional />
      <FileInput source="own_typeface.italic_id" label="house.own_italic" optional />
    </>
  );
}

const screens = ['home', 'programme', 'production'] as const;
type Screen = (typeof screens)[number];

/** Pages of the website in the look of the form, before it is saved. */
function ThemePreview() {
  const translate = useTranslate();
  const [screen, setScreen] = useState<Screen>('home');
  const theme = useTypedTheme();
  const preview = useSettled(theme && writeThemePreview(theme));
  const paths = usePaths();
  const path = paths[screen] ?? paths.home;
  const address = preview && `${path}?${new URLSearchParams({ [themePreviewName]: preview })}`;
  const name = translate(`house.try_${screen}`);
  return (
    <div className={styles.preview}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={screen}
        aria-label={translate('house.try')}
        onChange={(_, chosen: Screen | null) => chosen && setScreen(chosen)}
      >
        {screens
          .filter((each) => paths[each] !== undefined)
          .map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`house.try_${each}`)}
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
      {address !== undefined && (
        <div className={`cluster ${styles.windows}`}>
          <div className={styles.phone}>
            {/* Without scripts: the page is only looked at, and loads faster. */}
            <iframe title={translate('house.try_phone', { screen: name })} src={address} sandbox="allow-same-origin" />
          </div>
          <div className={styles.screen}>
            <iframe title={translate('house.try_screen', { screen: name })} src={address} sandbox="allow-same-origin" />
          </div>
        </div>
      )}
    </div>
  );
}

/** Addresses of the pages in the language of the back office; without that of a production while there is none. */
function usePaths(): Record<'home' | 'programme', string> & { production: string | undefined } {
  const locale = getLocale();
  const { data: productions } = useCall(
    ['theme preview', locale],
    programmeApi.productions,
    { query: { page_size: 1 } },
    { staleTime: Infinity },
  );
  return {
    home: `/${locale}`,
    programme: `/${locale}/${screenPaths.events[locale]}`,
    production: productions?.results[0]?.url,
  };
}

const choices = ['typeface', 'corners', 'lines'] as const;

/** What came of the last file. */
type Outcome = 'taken' | 'incomplete' | 'unreadable' | FileProblem[];

/** Saves the look as a file, and takes one over from a file. */
function ThemeFile({ hasOwnTypeface }: { hasOwnTypeface: boolean }) {
  const translate = useTranslate();
  const theme = useTypedTheme();
  const setTheme = useSetTheme();
  const file = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Outcome | null>(null);

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    const text = await chosen.text().catch(() => null);
    if (text === null) return setResult('unreadable');
    const found = readThemeFile(text, { hasOwnTypeface });
    if ('theme' in found) setTheme(found.theme);
    setResult('theme' in found ? 'taken' : found.problems);
  }

  function save() {
    if (!theme) return setResult('incomplete');
    setResult(null);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([writeThemeFile(theme)], { type: 'application/json' }));
    link.download = 'theme.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className={styles.files}>
      <Button variant="outlined" onClick={save}>
        {translate('house.export')}
      </Button>
      <Button variant="outlined" onClick={() => file.current?.click()}>
        {translate('house.import')}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <output className={styles.result}>{result && <Result result={result} />}</output>
    </div>
  );
}

function Result({ result }: { result: Outcome }) {
  const translate = useTranslate();
  const fieldOf = useFieldName();
  if (typeof result === 'string')
    return <FormHelperText error={result !== 'taken'}>{translate(`house.file_${result}`)}</FormHelperText>;
  return (
    <FormHelperText error component="div">
      {translate('house.file_refused')}
      <ul>
        {result.map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>{translate(`house.file_${reason}`, { field: fieldOf(field) })}</li>
        ))}
      </ul>
    </FormHelperText>
  );
}

/** What the form calls a field of a file, with its name there: `Hintergrund (colours.ground)`. */
function useFieldName(): (field: string) => string {
  const translate = useTranslate();
  return (field) => {
    const colour = colourNames.find((name) => field === `colours.${name}`);
    if (colour) return `${localizedText(colourLabels[colour])} (${field})`;
    return isOneOf(choices, field) ? `${translate(`house.${field}`)} (${field})` : field;
  };
}

/** The look in the form; undefined while a colour is being typed. */
function useTypedTheme(): Theme | undefined {
  return themeSchema.safeParse(useWatch({ name: 'theme' })).data;
}

/** Takes over a complete look. What the server has said about the one before is forgotten. */
function useSetTheme(): (theme: Theme) => void {
  const { setValue, clearErrors } = useFormContext();
  return (theme) => {
    setValue('theme', theme, { shouldDirty: true, shouldTouch: true });
    clearErrors('theme');
  };
}
