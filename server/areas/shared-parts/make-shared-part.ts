import type { z } from 'zod';
import type { SharedPart, sharedPartsApi } from '#contract/editing/patterns/shared-parts-api.ts';
import type { AppContext } from '../../app-context.ts';
import { createOfModules, type SentModules } from '../sections/create-of-modules.ts';
import { sharedSectionSlug } from '../sections/references/read-shared-parts.ts';
import { refuseNestedParts } from '../sections/tree/refuse-nested-parts.ts';
import { listSharedParts } from './list-shared-parts.ts';
import { sharedPartsDefinition } from './shared-parts.resource.ts';

type Input = z.output<typeof sharedPartsApi.create.body & z.ZodType>;

/** Makes a shared part of modules, none of which is one itself. */
export function makeSharedPart(ctx: AppContext, sent: SentModules<Input>): Promise<SharedPart> {
  // Here as well as when the section is stored, so that the issue names the ids that were sent.
  refuseNestedParts(sent.input.modules);
  return createOfModules(
    ctx,
    { resource: sharedPartsDefinition, slugOf: sharedSectionSlug, read: listSharedParts },
    sent,
  );
}
