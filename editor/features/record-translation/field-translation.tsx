import { useEffect, useRef } from 'react';
import { type Locale, otherLocale } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import { translationApi } from '#contract/editing/translation-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { reasonOf } from '../../core/api-client.ts';
import { useEditor, useObservable, useAction } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { FieldError } from '../../ui/field-frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from '../translation/translation.module.css';
import { isUnread, markRead, markUnread, unreadTexts } from './machine-texts.ts';

interface FieldTranslationProps {
  /** Label of the input. */
  label: string;
  /** Id of the input, which gets the focus when a button disappears. */
  id: string;
  value: Localized<string>;
  locale: Locale;
  /** Longest text of the field. */
  max: number;
  write: (value: Localized<string>) => void;
}

/** Below an input of a record: has an empty text translated from the other language, and marks it until it is read. */
export function FieldTranslation(field: FieldTranslationProps) {
  const { label, id, value, locale } = field;
  const { session } = useEditor();
  const isMachine = isUnread(useObservable(unreadTexts), locale, value[locale]);
  const { translate, busy, problem } = useTranslation(field);
  const isMissing = value[locale].trim() === '' && value[otherLocale(locale)].trim() !== '';
  const read = () => {
    markRead(locale, value[locale]);
    session.alerts.announce(m.editor_say_read());
    document.getElementById(id)?.focus();
  };
  if (isMachine)
    return (
      <p className={`${ed.hint} ${styles.field}`}>
        <Icon name="stale" className={ed.iS} />
        <span>{m.editor_unread()}</span>
        <Button look="line" small icon="check" label={m.editor_read()} onClick={read} />
      </p>
    );
  if (!isMissing || !session.setup.translation) return null;
  return (
    <>
      <Button
        small
        icon="globe"
        label={busy ? m.editor_translating() : m.editor_translate()}
        onClick={() => void translate()}
      >
        <span className={ed.vh}>{label}</span>
      </Button>
      {problem && <FieldError id={`${id}-translation`} message={problem} />}
    </>
  );
}

/** Asks the service; what was changed meanwhile stays, and so does the text of a panel that was closed. */
function useTranslation(field: FieldTranslationProps) {
  const { session } = useEditor();
  const { busy, problem, setProblem, run } = useAction();
  const latest = useRef<FieldTranslationProps | null>(null);
  useEffect(() => {
    latest.current = field;
    return () => {
      latest.current = null;
    };
  });
  const refuse = (reason: string) => {
    setProblem(reason);
    session.alerts.announce(reason);
  };
  const ask = async () => {
    const { id, value, locale, max } = field;
    session.alerts.announce(m.editor_translating());
    const body = { target: locale, texts: [{ text: value[otherLocale(locale)], rich: false }] };
    const [answer] = (await session.api(translationApi.translate, { params: { locale: session.locale }, body })).texts;
    const now = latest.current;
    if (!now) return;
    if (now.value.de !== value.de || now.value.en !== value.en) return refuse(m.editor_translation_changed());
    const text = answer?.text ?? null;
    if (text === null) return refuse(answer?.problem ?? m.editor_not_translated());
    if (text.length > max) return refuse(m.record_translation_too_long({ max }));
    markUnread(locale, text);
    now.write({ ...now.value, [locale]: text });
    session.alerts.announce(m.editor_unread());
    document.getElementById(id)?.focus();
  };
  const translate = () =>
    run(ask, (error) => {
      const reason = reasonOf(error);
      if (latest.current) session.alerts.announce(reason);
      return reason;
    });
  return { translate, busy, problem };
}
