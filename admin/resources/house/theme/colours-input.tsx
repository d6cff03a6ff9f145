import { useWatch } from 'react-hook-form';
import { isRecord } from '#contract/base/records.ts';
import { type ContrastProblem, contrastProblems } from '#contract/settings/theme/check-contrast.ts';
import { isColour } from '#contract/settings/theme/colour.ts';
import { colourLabels, contrastMessage } from '#contract/settings/theme/colour-labels.ts';
import { type ColourName, colourNames, type ThemeColours } from '#contract/settings/theme/theme.ts';
import { ColourInput } from '../../../fields/colour/colour-input.tsx';
import { localizedText } from '../../../format/record-title.ts';
import styles from './theme.module.css';

/** The colours of the house; pairs that cannot be read are named while they are chosen. */
export function ColoursInput({ source }: { source: string }) {
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
  const { label, about } = colourLabels[name];
  return (
    <ColourInput
      source={source}
      label={localizedText(label)}
      about={localizedText(about)}
      problems={problems.map((problem) => localizedText(contrastMessage(problem)))}
      group="theme"
      suggestion={problems.find((each) => each.suggestion !== undefined)?.suggestion}
    />
  );
}
