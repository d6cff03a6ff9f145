import { z } from 'zod';
import { localized } from './localized.ts';

export const localizedRecord = localized(z.record(z.string(), z.unknown()));
