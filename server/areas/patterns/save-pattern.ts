import type { z } from 'zod';
import type { PatternEntry, patternsApi } from '#contract/editing/patterns/patterns-api.ts';
import type { AppContext } from '../../app-context.ts';
import { createOfModules, type SentModules } from '../sections/create-of-modules.ts';
import { listPatterns } from './list-patterns.ts';
import { patternSectionSlug, patternsDefinition } from './patterns.resource.ts';

type Input = z.output<typeof patternsApi.save.body & z.ZodType>;

/** Saves modules as a new pattern. */
export function savePattern(ctx: AppContext, sent: SentModules<Input>): Promise<PatternEntry> {
  return createOfModules(ctx, { resource: patternsDefinition, slugOf: patternSectionSlug, read: listPatterns }, sent);
}
