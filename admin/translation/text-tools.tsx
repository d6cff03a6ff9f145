import Check from '@mui/icons-material/Check';
import Translate from '@mui/icons-material/Translate';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '#contract/base/locale.ts';
import { Problem } from '../layout/problem.tsx';
import { missingLanguage, pathIn } from './machine-texts.ts';
import { keepFocus } from './keep-focus.ts';
import styles from './translation.module.css';
import type { FieldTranslation } from './use-field-translation.ts';

interface TextToolsProps {
  translation: FieldTranslation;
  locale: Locale;
  /** Name of the text in this language. */
  name: string;
}

/** Below the input of one language: translating what is missing, reading or taking back what a machine has written. */
export function TextTools({ translation, locale, name }: TextToolsProps) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const { field, value, isUnread, isWaiting, problemIn, translateInto, markRead, undo } = translation;
  const path = pathIn(field, locale);
  const problem = problemIn(locale);
  const act = (run: () => unknown) => void keepFocus(run, () => placesAround(place.current));
  const waits = isWaiting(locale);
  const isMissing = missingLanguage(value) === locale;
  return (
    <div ref={place} className={`cluster ${styles.tools}`} data-translation={path}>
      {isUnread(locale) && (
        <>
          <Tool
            icon={<Check />}
            label={translate('translation.read')}
            name={name}
            act={() => act(() => markRead(path))}
          />
          <Tool icon={<Undo />} label={translate('translation.undo')} name={name} act={() => act(() => undo(path))} />
        </>
      )}
      {(isMissing || waits) && (
        <Tool
          icon={<Translate />}
          label={translate(waits ? 'translation.waiting' : `translation.into_${locale}`)}
          name={name}
          waits={waits}
          act={() => act(() => translateInto(locale))}
        />
      )}
      {problem !== undefined && <Problem>{translate(problem, { _: problem })}</Problem>}
    </div>
  );
}

/** Where the focus goes when a button has done its work: to what can be done now, or to the text. */
function placesAround(tools: HTMLElement | null): (HTMLElement | null | undefined)[] {
  const one = tools?.parentElement;
  return [
    tools?.querySelector('button'),
    one?.parentElement?.querySelector('[aria-haspopup="menu"]'),
    one?.querySelector('input, textarea, [role="textbox"]'),
  ];
}

interface ToolProps {
  icon: ReactNode;
  label: string;
  name: string;
  /** The service has not answered yet; the button keeps its place and the focus. */
  waits?: boolean;
  act: () => void;
}

function Tool({ icon, label, name, waits = false, act }: ToolProps) {
  return (
    <Button
      className={styles.tool ?? ''}
      startIcon={icon}
      aria-label={`${label}: ${name}`}
      aria-disabled={waits}
      onClick={() => waits || act()}
    >
      {label}
    </Button>
  );
}
