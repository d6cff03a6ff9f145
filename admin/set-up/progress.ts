import { useState } from 'react';
import { recordOf } from '#contract/base/records.ts';
import { isOneOf } from '#contract/base/one-of.ts';

export const stepNames = [
  'house',
  'venues',
  'categories',
  'season',
  'production',
  'home',
  'legal',
  'menus',
  'finish',
] as const;
export type StepName = (typeof stepNames)[number];

/** What was typed into a step, by the path of the field: `name.de`. */
export type Draft = Record<string, string>;

export interface StepProps {
  /** What was typed and not saved. */
  draft: Draft;
  setDraft: (draft: Draft) => void;
  /** To the next step. */
  next: () => void;
  /** To the step before; absent at the first one. */
  back?: (() => void) | undefined;
}

interface Progress {
  step: StepName;
  /** True: it does not open by itself any more. */
  wasLeft: boolean;
  drafts: Partial<Record<StepName, Draft>>;
}

const key = 'proscenium.set-up';
const start: Progress = { step: 'house', wasLeft: false, drafts: {} };

/** What this browser remembers of the set-up: where it stopped, and what was typed and not saved. */
export function readProgress(): Progress {
  try {
    const { step, wasLeft, drafts } = recordOf(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const stored = recordOf(drafts);
    return {
      step: isOneOf(stepNames, step) ? step : start.step,
      wasLeft: wasLeft === true,
      drafts: Object.fromEntries(stepNames.flatMap((name) => (name in stored ? [[name, toDraft(stored[name])]] : []))),
    };
  } catch {
    return start;
  }
}

function toDraft(stored: unknown): Draft {
  return Object.fromEntries(Object.entries(recordOf(stored)).map(([name, value]) => [name, String(value)]));
}

function write(progress: Progress): void {
  try {
    localStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // Without storage the set-up begins anew in the next window.
  }
}

/** `wanted`: the step that the address names. */
export function useProgress(wanted: string | null) {
  const [progress, setProgress] = useState<Progress>(() => {
    const stored = readProgress();
    return isOneOf(stepNames, wanted) ? { ...stored, step: wanted } : stored;
  });
  function change(values: (before: Progress) => Partial<Progress>): void {
    setProgress((before) => {
      const after = { ...before, ...values(before) };
      write(after);
      return after;
    });
  }
  return {
    step: progress.step,
    go: (step: StepName) => change(() => ({ step })),
    leave: () => write({ ...progress, wasLeft: true }),
    draftOf: (step: StepName): Draft => progress.drafts[step] ?? {},
    setDraft: (step: StepName, draft: Draft) => change(({ drafts }) => ({ drafts: { ...drafts, [step]: draft } })),
  };
}
