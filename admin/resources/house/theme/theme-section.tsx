import Button from '@mui/material/Button';
import { SelectInput, useRecordContext, useTranslate } from 'react-admin';
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
import { readyThemes } from '#contract/settings/theme/ready-themes.ts';
import { isRecord } from '#contract/base/records.ts';
import { Section } from '../../../forms/section.tsx';
import { localizedText } from '../../../format/record-title.ts';
import { OwnTypeface } from './own-typeface.tsx';
import { ThemeFile } from './theme-file.tsx';
import { ThemePreview } from './theme-preview.tsx';
import styles from './theme.module.css';
import { useSetTheme, useTypedTheme } from './use-typed-theme.ts';
import { useWatch } from 'react-hook-form';
import { type ContrastProblem, contrastProblems } from '#contract/settings/theme/check-contrast.ts';
import { isColour } from '#contract/settings/theme/colour.ts';
import { colourLabels, contrastMessage } from '#contract/settings/theme/colour-labels.ts';
import { ColourInput } from '../../../fields/colour/colour-input.tsx';

/** The look of the house: a complete one to begin with, its parts, files, and the website with it. */
export function ThemeSection() {
  const translate = useTranslate();
  const hasOwn = isRecord(useRecordContext()?.own_typeface);
  return (
    <>
      <Section title={translate('resources.settings.fields.theme')} hint={translate('house.look_hint')}>
        <ReadyThemes />
        <Choice field="typeface" names={hasOwn ? typefaceNames : shippedTypefaces} />
        <Choice field="corners" names={cornerNames} />
        <Choice field="lines" names={lineNames} />
        <ThemeFile hasOwnTypeface={hasOwn} />
      </Section>
      <OwnTypeface />
      <Section title={translate('house.colours')} hint={translate('house.colours_hint')}>
        <ColoursInput source="theme.colours" />
        <Button component={Link} to="/categories" className={styles.further}>
          {translate('house.category_colours')}
        </Button>
      </Section>
      <Section title={translate('house.try')} hint={translate('house.try_hint')}>
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
