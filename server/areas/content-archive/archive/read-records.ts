import type { Readable } from 'node:stream';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { checkRecord } from '../kinds/check-record.ts';
import { type ContentKind, type ContentRecord, recordsAtOnce } from '../kinds/content-kind.ts';
import { ContentRefused } from '../content-refused.ts';
import { parseJson } from '#text/parse-json.ts';

const lineBreak = 10;

/** The records of a file in batches, each with the number of its first line; throws `ContentRefused` for a wrong one. */
export async function* readRecords(
  kind: ContentKind,
  stream: Readable,
  fieldSettings: FieldSettings,
): AsyncGenerator<{ line: number; records: ContentRecord[] }> {
  let records: ContentRecord[] = [];
  let line = 0;
  for await (const text of linesOf(stream)) {
    line += 1;
    const where = `${kind.name}.jsonl, line ${line}`;
    const record = parseJson(text);
    if (record === undefined) throw new ContentRefused(`${where} is no JSON.`);
    records.push(checkRecord(kind, record, { schema: kind.accepted, fieldSettings, where }));
    if (records.length < recordsAtOnce) continue;
    yield { line: line - records.length + 1, records };
    records = [];
  }
  if (records.length > 0) yield { line: line - records.length + 1, records };
}

/** Lines end with a line feed only; the separators that JavaScript also takes for line ends may stand in texts. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const part of stream) {
    let bytes: Buffer = part;
    for (let end = bytes.indexOf(lineBreak); end >= 0; end = bytes.indexOf(lineBreak)) {
      yield Buffer.concat([...rest, bytes.subarray(0, end)]).toString();
      rest = [];
      bytes = bytes.subarray(end + 1);
    }
    rest.push(bytes);
  }
  const last = Buffer.concat(rest).toString();
  if (last !== '') yield last;
}
