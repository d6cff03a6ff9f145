import type { ShownCast, ShownLine } from '#contract/programme/event-dates-api.ts';
import type { Localized } from '#contract/base/localized.ts';

/** Names a line across the dates of a production: its role and the person on it. */
export function keyOfLine({ role_id: role, person_id: person }: Pick<ShownLine, 'role_id' | 'person_id'>): string {
  return `${role}-${person}`;
}

/** All lines of these casts, each once, in the order in which they first occur. */
export function linesOf(casts: ShownCast[]): ShownLine[] {
  const lines = casts.flatMap((cast) => cast.lines);
  return [...new Map(lines.toReversed().map((line) => [keyOfLine(line), line])).values()].toReversed();
}

/** The dates on which somebody is on that line. */
export function datesWith(casts: ShownCast[], key: string): ShownCast[] {
  return casts.filter(({ lines }) => lines.some((line) => keyOfLine(line) === key));
}

/** The proposed notice in both languages; empty until a line and a person are chosen. */
export function noticeText(line: ShownLine | undefined, person: string | undefined): Localized<string> {
  if (!line || !person) return { de: '', en: '' };
  const before = line.instead_of ?? line.person;
  const { de, en } = line.role;
  if (person === before) return { de: `${person} übernimmt wieder ${de}.`, en: `${person} returns as ${en || de}.` };
  if (line.kind === 'cast')
    return {
      de: `Umbesetzung: ${person} singt ${de} an Stelle von ${before}.`,
      en: `Cast change: ${person} sings ${en || de} in place of ${before}.`,
    };
  return {
    de: `Umbesetzung: ${person} übernimmt ${de} an Stelle von ${before}.`,
    en: `Change: ${person} takes over ${en || de} in place of ${before}.`,
  };
}
