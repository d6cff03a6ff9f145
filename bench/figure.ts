/** One measured number and its budget. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** `min`: at least; `max`: at most. */
  budget: { min: number } | { max: number };
  /** Conditions that a reader must know. */
  note?: string;
}

export function keepsBudget({ value, budget }: Figure): boolean {
  return 'min' in budget ? value >= budget.min : value <= budget.max;
}

export function showBudget({ budget, unit }: Figure): string {
  const [sign, bound] = 'min' in budget ? ['≥', budget.min] : ['≤', budget.max];
  return `${sign} ${bound}${unit && ` ${unit}`}`;
}

/** The smallest value that at least this part of all values does not exceed; `part` from 0 to 1. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
