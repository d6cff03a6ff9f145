import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { editorSetupApi } from '#contract/editing/editor-setup.ts';
import { otherLocale, type Locale, locales } from '#contract/base/locale.ts';
import { translationApi, translationBatches, translationLimits } from '#contract/editing/translation-api.ts';
import { request, reasonsOf } from '../api/request.ts';
import {
  type MachineText,
  pathIn,
  textIn,
  type TranslatedField,
  unreadAt,
  type WantedText,
  withoutUnreadAt,
} from './machine-texts.ts';
import { useCall } from '../api/use-call.ts';

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
  const { data } = useCall(['editor-setup'], editorSetupApi.setup, {}, { staleTime: Infinity });
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

/** What became of one text: its translation, or why there is none, as a sentence or a message key. */
type Translated = { wanted: WantedText } & ({ text: string } | { problem: string });

/** What became of all texts; `failure` says why the rest was not sent, and is empty if every call was answered. */
interface Outcome {
  texts: Translated[];
  failure: string;
}

/** Has texts translated in as many calls as needed. A call that fails ends them; what came before it counts. The failure of a single text is its own. */
export async function askService(all: readonly WantedText[]): Promise<Outcome> {
  const tooLong = all.filter(({ text }) => text.length > translationLimits.characters);
  const texts: Translated[] = tooLong.map((wanted) => ({ wanted, problem: 'translation.too_long' }));
  for (const target of locales) {
    const wanted = all.filter((one) => one.target === target && !tooLong.includes(one));
    for (const batch of translationBatches(wanted)) {
      try {
        texts.push(...(await askForBatch(batch, target)));
      } catch (error) {
        const failure = reasonsOf(error).join(' ');
        const [first, ...more] = all;
        if (first && more.length === 0) return { texts: [{ wanted: first, problem: failure }], failure: '' };
        return { texts, failure };
      }
    }
  }
  return { texts, failure: '' };
}

async function askForBatch(batch: readonly WantedText[], target: Locale): Promise<Translated[]> {
  const body = { target, texts: batch.map(({ text, field: { rich } }) => ({ text, rich })) };
  const answer = await request(translationApi.translate, { body });
  return batch.map((wanted, at) => {
    const { text = null, problem = null } = answer.texts[at] ?? {};
    return text === null ? { wanted, problem: problem ?? 'errors.failed' } : { wanted, text };
  });
}
