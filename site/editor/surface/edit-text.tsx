import { createElement, useContext } from 'react';
import { langOf, type TextProps } from '#modules/text.tsx';
import { useEditor, useWritten, WrittenContext } from '../editor-context.ts';
import styles from './surface.module.css';
import { useEditable } from './use-editable.ts';
import { useOwnValue } from './use-own-value.ts';

/** Roles that the element may not give up for a text box. */
const keepRole = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'figcaption', 'footer']);
const plaintextOnly = supportsPlaintextOnly();

/** A plain text that is typed on the page itself: the very element a visitor sees, with attributes only. */
export function EditText({ of, field, as = 'span', className }: TextProps) {
  const { session } = useEditor();
  const locale = useWritten();
  const beside = useContext(WrittenContext) ?? undefined;
  const own = useOwnValue(of.id, field);
  const fallback = String(of[field] ?? '');
  // A German text that stands in for a missing English one is shown until somebody writes here, then as a hint.
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
    ...editable.handlers,
  });
}

/** What a screen reader is told of a text that can be written in. */
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
