import { z } from 'zod';
import { localized } from './localized.ts';

/** Named values, once for each language. */
export const localizedRecord = localized(z.record(z.string(), z.unknown()));
