import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { askService, type Translated } from './ask-service.ts';
import {
  type MachineText,
  pathIn,
  textIn,
  type TranslatedField,
  unreadAt,
  type WantedText,
  withoutUnreadAt,
} from './machine-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { editorSetupApi } from '#contract/editing/editor-setup.ts';
import { request } from '../api/request.ts';
import { otherLocale } from '#contract/base/locale.ts';

/** A field on the screen. */
export interface ShownField extends TranslatedField {
  element: HTMLElement;
  /** One language is empty, the other is not. */
  missing: boolean;
  /** Number of its texts that a machine has written and nobody has read. */
  unread: number;
}

/** Translation by machine in one form. */
export interface FormTranslation {
  /** The form to which this belongs; dialogs in it have forms of their own. */
  control: UseFormReturn['control'];
  /** Its texts, in the order of the screen. */
  fields: readonly ShownField[];
  /** Adds a text while it is shown; returns how to end that. */
  register: (field: ShownField) => () => void;
  /** What a machine has written and nobody has read. */
  unread: readonly MachineText[];
  /** Texts that could not be translated. */
  failures: WrittenTexts['failures'];
  /** Paths with the language of texts that wait for the service. */
  waiting: readonly string[];
  /** Writes translations into the form, and resolves to what became of them. */
  translate: (wanted: readonly WantedText[]) => Promise<{ count: number; failure: string }>;
  markRead: (path: string) => void;
  undo: (path: string) => void;
}

const Context = createContext<FormTranslation | null>(null);

/** The translation of the form around; null without a service and in forms that do not have it. */
export function useFormTranslation(): FormTranslation | null {
  const { control } = useFormContext();
  const translation = use(Context);
  return translation?.control === control ? translation : null;
}

/** Gives the form around translation by machine, if the house has a service for it. Keyed by the record. */
export function FormTranslationProvider({ children }: { children: ReactNode }) {
  const isAvailable = useTranslationService();
  const { control } = useFormContext();
  const shown = useShownFields();
  const texts = useTexts();
  const translation = useMemo(() => ({ control, ...shown, ...texts }), [control, shown, texts]);
  return <Context value={isAvailable ? translation : null}>{children}</Context>;
}

function useShownFields(): Pick<FormTranslation, 'fields' | 'register'> {
  const [shown, setShown] = useState<readonly ShownField[]>([]);
  const register = useCallback((field: ShownField) => {
    setShown((before) => [...before, field]);
    return () => setShown((before) => before.filter((one) => one !== field));
  }, []);
  return useMemo(() => ({ fields: shown.toSorted(inOrder), register }), [shown, register]);
}

function inOrder({ element: one }: ShownField, { element: other }: ShownField): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const nothing: WrittenTexts = { unread: [], failures: [] };

/** The texts that a machine has written, and what can be done with them. */
function useTexts(): Omit<FormTranslation, 'control' | 'fields' | 'register'> {
  const { getValues, setValue, trigger } = useFormContext();
  const [{ unread, failures }, setWritten] = useState(nothing);
  const [waiting, setWaiting] = useState<readonly string[]>([]);

  const translate = useCallback(
    async (wanted: readonly WantedText[]) => {
      const paths = wanted.map(({ field, target }) => pathIn(field, target));
      setWaiting((before) => [...before, ...paths]);
      setWritten((before) => ({ ...before, failures: before.failures.filter(({ path }) => !paths.includes(path)) }));
      const { texts, failure } = await askService(wanted);
      setWaiting((before) => before.filter((path) => !paths.includes(path)));
      const written = writeTexts(texts, { getValues, setValue });
      setWritten((before) => ({
        unread: [...before.unread, ...written.unread],
        failures: [...before.failures, ...written.failures],
      }));
      return { count: written.unread.length, failure };
    },
    [getValues, setValue],
  );
  return useMemo(() => {
    const at = (path: string) => {
      const value: unknown = getValues(path);
      return { path, value };
    };
    const markRead = (path: string) => {
      setWritten((before) => ({ ...before, unread: withoutUnreadAt(before.unread, at(path)) }));
      // Saving may have been refused because of it.
      void trigger(path);
    };
    const undo = (path: string) => {
      const one = unreadAt(unread, at(path));
      if (!one) return;
      setValue(path, one.before, { shouldDirty: true, shouldValidate: true });
      setWritten((before) => ({ ...before, unread: before.unread.filter((other) => other !== one) }));
    };
    return { unread, failures, waiting, translate, markRead, undo };
  }, [unread, failures, waiting, translate, getValues, setValue, trigger]);
}

/** Whether the house has a service that drafts translations; false until it is known. */
function useTranslationService(): boolean {
  const { data } = useQuery({
    queryKey: ['editor-setup'],
    queryFn: () => request(editorSetupApi.setup),
    staleTime: Infinity,
  });
  return data?.translation ?? false;
}

/** What was written into a form, and what was not. */
interface WrittenTexts {
  unread: readonly MachineText[];
  failures: readonly Failure[];
}

/** Why there is no translation; it counts while the text is as it was. */
interface Failure {
  /** Path with the language. */
  path: string;
  /** A sentence or a message key. */
  problem: string;
  before: string;
}

/** Writes translations into a form. What somebody has typed while the service worked stays. */
export function writeTexts(
  texts: readonly Translated[],
  { getValues, setValue }: Pick<UseFormReturn, 'getValues' | 'setValue'>,
): WrittenTexts {
  const unread: MachineText[] = [];
  const failures: Failure[] = [];
  for (const { wanted, ...outcome } of texts) {
    const { field, target, text, before } = wanted;
    const path = pathIn(field, target);
    const now: unknown = getValues(field.path);
    const isAsSent = textIn(now, otherLocale(target)) === text && textIn(now, target) === before;
    if ('text' in outcome && isAsSent) {
      setValue(path, outcome.text, { shouldDirty: true, shouldValidate: true });
      unread.push({ path, label: field.label, text: outcome.text, before });
    } else {
      const problem = 'problem' in outcome ? outcome.problem : 'translation.changed';
      failures.push({ path, problem, before: textIn(now, target) });
    }
  }
  return { unread, failures };
}
