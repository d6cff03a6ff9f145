import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { openSource } from './archive/open-source.ts';
import { readRecords } from './archive/read-records.ts';
import { verifySource } from './archive/verify-source.ts';
import { kindNamed } from './kinds/content-kinds.ts';
import type { Manifest } from './manifest.ts';

interface VerifyOptions {
  /** An archive or a folder. */
  source: string;
  /** Files of the media library may be missing. */
  incomplete?: boolean;
  fieldSettings: FieldSettings;
}

/** Reads a whole export as an import does, without a database; throws `ContentRefused` with what is wrong. */
export async function verifyContent(options: VerifyOptions): Promise<{ manifest: Manifest; records: number }> {
  const { source, incomplete = false, fieldSettings } = options;
  const opened = await openSource(source);
  try {
    const manifest = await verifySource(opened, { incomplete });
    let records = 0;
    for (const listed of manifest.kinds) {
      const stream = await opened.read(listed.file);
      if (!stream) continue;
      for await (const read of readRecords(kindNamed(listed), stream, fieldSettings)) records += read.records.length;
    }
    return { manifest, records };
  } finally {
    await opened.close();
  }
}
