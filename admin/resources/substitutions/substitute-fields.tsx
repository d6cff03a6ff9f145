import { useEffect, useRef } from 'react';
import { required, SelectInput, useCreate, useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShownLine, ShownCast } from '#contract/programme/event-dates-api.ts';
import { localizedOf, type Localized } from '#contract/base/localized.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Reference } from '../../fields/reference.tsx';
import { localizedText, recordTitle } from '../../format/record-title.ts';

const filled = required('fields.required');
const byName = { field: 'sort_name', order: 'ASC' } as const;

/** The line, the new person, and the notice, which follows both until somebody writes into it. */
export function SubstituteFields({ lines }: { lines: ShownLine[] }) {
  const [create] = useCreate();
  const makePerson = (name: string) => create('persons', { data: { name, is_online: false } }, { returnPromise: true });
  const choices = lines.map((line) => ({ id: keyOfLine(line), name: nameOf(line) }));
  return (
    <>
      <SelectInput
        source="line"
        label="substitutions.line"
        choices={choices}
        translateChoice={false}
        validate={filled}
        helperText={false}
      />
      <Reference
        source="person_id"
        to="persons"
        sort={byName}
        label="substitutions.person"
        validate={filled}
        onCreate={(name = '') => makePerson(name)}
      />
      <div className="whole">
        <ProposedNotice lines={lines} />
        <Bilingual source="notice" label="substitutions.notice" hint="substitutions.notice_hint" lines={2} max={500} />
      </div>
    </>
  );
}

/** `Violetta: Nora Neu`. */
export function nameOf(line: ShownLine): string {
  return `${localizedText(line.role)}: ${line.person}`;
}

function ProposedNotice({ lines }: { lines: ShownLine[] }) {
  const { getValues, setValue } = useFormContext();
  const [key, personId] = useWatch<{ line: string | null; person_id: number | null }, ['line', 'person_id']>({
    name: ['line', 'person_id'],
  });
  const { data: person } = useGetOne('persons', { id: personId ?? 0 }, { enabled: Boolean(personId) });
  const proposed = useRef({ de: '', en: '' });
  const line = lines.find((one) => keyOfLine(one) === key);
  const name = personId && person ? recordTitle(person) : undefined;
  useEffect(() => {
    const next = noticeText(line, name);
    const { de, en } = localizedOf(getValues('notice'));
    if (de === proposed.current.de) setValue('notice.de', next.de);
    if (en === proposed.current.en) setValue('notice.en', next.en);
    proposed.current = next;
  }, [line, name, getValues, setValue]);
  return null;
}

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
function noticeText(line: ShownLine | undefined, person: string | undefined): Localized<string> {
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
