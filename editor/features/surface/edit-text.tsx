import { createElement, useContext } from 'react';
import { langOf, type TextProps } from '#modules/rendering/text.tsx';
import { useEditor, useWritten, WrittenContext } from '../../core/editor-context.ts';
import styles from './surface.module.css';
import { useEditable } from './use-editable.ts';
import { withoutHelpers } from './without-helpers.ts';
import { useOwnValue } from './use-own-value.ts';

/** Elements whose role must not be replaced by `textbox`. */
const keepRole = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'figcaption', 'footer']);
const plaintextOnly = supportsPlaintextOnly();

/** A plain text that is edited on the page: the same element as for visitors, with additional attributes. */
export function EditText({ of, field, as = 'span', className, standIn }: TextProps) {
  const { session } = useEditor();
  const locale = useWritten();
  const beside = useContext(WrittenContext) ?? undefined;
  const own = useOwnValue(of.id, field);
  const fallback = String(of[field] || standIn || '');
  // German for missing English, or what the module says without a text of its own: a hint while the user edits.
  const standsIn = own.value === '' && fallback !== '' && !own.writing;
  const text = standsIn ? fallback : own.value;
  const editable = useEditable(session, {
    id: of.id,
    field,
    locale,
    beside,
    text,
    lines: own.definition?.kind === 'lines',
    label: own.placeholder,
    shown: own.shown || standsIn,
  });
  if (!own.shown && !standsIn) return null;
  const empty = text === '';
  const hint = own.writing && fallback !== '' && own.value === '' ? fallback : own.placeholder;
  return createElement(as, {
    ref: editable.element,
    className: [className, styles.text].filter(Boolean).join(' '),
    lang: standsIn ? langOf(of, field) : undefined,
    'data-field': field,
    'data-hint': empty ? hint : undefined,
    ...(!editable.inControl && spokenAs(as, own.placeholder, empty, own.definition?.kind === 'lines')),
    contentEditable: own.still ? undefined : plaintextOnly ? 'plaintext-only' : true,
    suppressContentEditableWarning: true,
    spellCheck: true,
    ...withoutHelpers,
    ...editable.handlers,
  });
}

/** The ARIA attributes of an editable text. */
function spokenAs(tag: string, label: string, empty: boolean, lines: boolean) {
  if (keepRole.has(tag)) return { tabIndex: -1, 'aria-label': empty ? label : undefined };
  return { tabIndex: -1, role: 'textbox', 'aria-label': label, 'aria-multiline': lines || undefined };
}

function supportsPlaintextOnly(): boolean {
  if (typeof document === 'undefined') return false;
  try {
    const probe = document.createElement('div');
    probe.contentEditable = 'plaintext-only';
    return probe.contentEditable === 'plaintext-only';
  } catch {
    return false;
  }
}
