import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { askService } from './ask-service.ts';
import {
  type MachineText,
  pathIn,
  type TranslatedField,
  unreadAt,
  type WantedText,
  withoutUnreadAt,
} from './machine-texts.ts';
import { useTranslationService } from './use-translation-service.ts';
import { type WrittenTexts, writeTexts } from './write-texts.ts';

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
