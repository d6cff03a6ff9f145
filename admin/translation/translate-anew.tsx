import Translate from '@mui/icons-material/Translate';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '#contract/base/locale.ts';
import { possibleTargets } from './machine-texts.ts';
import styles from './translation.module.css';
import type { FieldTranslation } from './use-field-translation.ts';

/** Where both languages have a text: translating one of them anew. What is replaced can be taken back. */
export function TranslateAnew({ translation }: { translation: FieldTranslation }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { field, value, isWaiting, translateInto } = translation;
  const targets = possibleTargets(value);
  if (targets.length < 2) return null;
  const waits = targets.some((target) => isWaiting(target));
  const label = translate(waits ? 'translation.waiting' : 'translation.anew');

  function choose(target: Locale) {
    setAnchor(null);
    void translateInto(target);
  }

  return (
    <>
      <IconButton
        className={styles.anew ?? ''}
        size="small"
        aria-label={`${label}: ${field.label}`}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-disabled={waits}
        onClick={(event) => waits || setAnchor(event.currentTarget)}
      >
        <Translate />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {targets.toReversed().map((target) => (
          <MenuItem key={target} onClick={() => choose(target)}>
            {translate(`translation.anew_${target}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
