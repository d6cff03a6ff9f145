import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
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

/** The step that the address names, else the one where this browser stopped. */
export function useProgress() {
  const [search, setSearch] = useSearchParams();
  const [stored, setStored] = useState(readProgress);
  const wanted = search.get('step');
  const step = isOneOf(stepNames, wanted) ? wanted : stored.step;
  useEffect(() => write({ ...stored, step }), [stored, step]);
  return {
    step,
    go: (next: StepName) => setSearch({ step: next }),
    leave: () => write({ ...stored, step, wasLeft: true }),
    draftOf: (name: StepName): Draft => stored.drafts[name] ?? {},
    setDraft: (name: StepName, draft: Draft) =>
      setStored((before) => ({ ...before, drafts: { ...before.drafts, [name]: draft } })),
  };
}
