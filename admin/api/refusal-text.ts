import type { useTranslate } from 'react-admin';
import { errorMessage, reasonsOf } from './request.ts';

/** Why a file was refused: the message, and the reasons that the server names. */
export function refusalText(error: unknown, translate: ReturnType<typeof useTranslate>): string {
  const texts = new Set([errorMessage(error), ...reasonsOf(error)]);
  return [...texts].map((text) => translate(text, { _: text })).join(' ');
}
