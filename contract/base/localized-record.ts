import { z } from 'zod';
import { localized } from './localized.ts';

/** A record of values for each language. */
export const localizedRecord = localized(z.record(z.string(), z.unknown()));
