import { isOneOf } from '../base/one-of.ts';

/** What a link inside the house may lead to; stored as `page:12`, shown as the current address. */
export const referenceKinds = ['page', 'event', 'media', 'production', 'article', 'person', 'subscription'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** For patterns: `(?:page|event|…)` without the brackets. */
export const anyReferenceKind = referenceKinds.join('|');

const pattern = new RegExp(`^(${anyReferenceKind}):(\\d+)(#.*)?$`);

/** A stored link taken apart, `page:12#prices`; null for anything that is no reference. */
export function readReference(stored: string): { kind: ReferenceKind; id: number; anchor: string } | null {
  const [, kind, id, anchor = ''] = pattern.exec(stored) ?? [];
  return isOneOf(referenceKinds, kind) && id ? { kind, id: Number(id), anchor } : null;
}
