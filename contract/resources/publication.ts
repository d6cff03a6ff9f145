import { z } from 'zod';
import { moment } from './resource-fields.ts';

/** Visitors see neither drafts nor archived entries; `archived` was public and is withdrawn. */
export const publicationStates = ['draft', 'public', 'archived'] as const;

export type PublicationState = (typeof publicationStates)[number];

export const publicationState = z
  .enum(publicationStates)
  .describe('Visitors see public entries only; `archived`: was public and is withdrawn.');

/** Fields of what is published at once or from a moment on. */
export const publication = {
  state: publicationState,
  public_from: moment.nullable().describe('Visitors see a public entry from this moment; null: at once.'),
};
