import Translate from '@mui/icons-material/Translate';
import Unread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type ShownField, useFormTranslation } from './form-translation.tsx';
import { missingTexts } from './machine-texts.ts';
import { keepFocus } from './keep-focus.ts';
import styles from './translation.module.css';

/** In the footer of a form: translates everything that is missing, and leads to what has not been read. */
export function TranslateForm() {
  const translation = useFormTranslation();
  const translate = useTranslate();
  const translateAll = useTranslateAll();
  const place = useRef<HTMLSpanElement>(null);
  if (!translation) return null;
  const { fields, waiting } = translation;
  const missing = fields.filter((field) => field.missing).length;
  const unread = fields.reduce((sum, field) => sum + field.unread, 0);
  const waits = waiting.length > 0;
  return (
    <span ref={place} className={styles.ofForm}>
      {unread > 0 && (
        <Button startIcon={<Unread />} onClick={() => showFirstUnread(fields)}>
          <span className={styles.words}>{translate('translation.show_unread')}</span>
          <span className={styles.number}>({unread})</span>
        </Button>
      )}
      {missing > 0 && (
        <Button
          startIcon={<Translate />}
          aria-disabled={waits}
          onClick={() => waits || void keepFocus(translateAll, () => [place.current?.querySelector('button')])}
        >
          <span className={styles.words}>{translate(waits ? 'translation.waiting' : 'translation.all')}</span> (
          {missing})
        </Button>
      )}
    </span>
  );
}

function useTranslateAll(): () => Promise<void> {
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues } = useFormContext();
  const translation = useFormTranslation();
  return async () => {
    if (!translation) return;
    const wanted = missingTexts(translation.fields, (path): unknown => getValues(path));
    const { count, failure } = await translation.translate(wanted);
    if (count > 0) notify('translation.done', { type: 'info', messageArgs: { smart_count: count } });
    if (failure !== '') {
      const reason = translate(failure, { _: failure });
      notify('translation.failed', { type: 'error', messageArgs: { reason } });
    } else if (count < wanted.length) notify('translation.some_failed', { type: 'error' });
  };
}

/** Focuses the button of the first unread text. */
function showFirstUnread(fields: readonly ShownField[]): void {
  const first = fields.find(({ unread }) => unread > 0)?.element;
  const button = first?.querySelector<HTMLElement>('[data-unread] [data-translation] button');
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}
