import type { Piece } from '#contract/resources/versions.ts';
import { getLocale } from '../messages/locale.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Message key of a fixed choice such as `few`; null for a field whose values are words of their own. */
export function choiceKey(resource: string, { text, field = '' }: Piece): string | null {
  if (field === 'state') return `publication.${text}`;
  if (field === 'availability') return `events.availability.${text}`;
  if (field === 'flags') return `events.flag.${text}`;
  if (field === 'access') return `events.access.${text}`;
  if (field === 'weekday' || field === 'weekdays') return `days.${text}`;
  if (field === 'parts_off') return `parts.${text}`;
  if (/^(?:typeface|corners|lines)$/.test(field)) return `house.${field}_${text}`;
  if (field === 'og_type') return `pages.type_${text}`;
  if (field === 'kind') return kindKey(resource, text);
  return null;
}

/** A cast line has the kinds of its role. */
function kindKey(resource: string, kind: string): string {
  if (resource === 'settings') return `house.kind_${kind}`;
  if (resource === 'seasonsubscriptions') return `subscriptions.kind_${kind}`;
  return resource === 'festivals' ? `festivals.kind.${kind}` : `roles.${kind}`;
}

/** The words of a piece of a value, in the language of the office. */
export function pieceText(translate: Translate, resource: string, piece: Piece): string {
  if (/^(?:languages|surtitles|title_language)$/.test(piece.field ?? '')) return languageName(piece.text);
  const key = choiceKey(resource, piece);
  return key === null ? piece.text : translate(key, { _: piece.text });
}

function languageName(tag: string): string {
  return new Intl.DisplayNames(getLocale(), { type: 'language' }).of(tag) ?? tag;
}
