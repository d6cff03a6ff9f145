import type { PartRevision } from '../../sections/publish/publish-revision.ts';

interface SectionVersion {
  revision: number;
  /** The shared parts that are published with it. */
  parts: readonly PartRevision[];
}

/** `12`, or with shared parts `12 7:3 9:1`: id and revision of each. */
export function writeSectionVersion({ revision, parts }: SectionVersion): string {
  return [revision, ...parts.map((part) => `${part.id}:${part.revision}`)].join(' ');
}

/** Reads what `writeSectionVersion` writes; what cannot be read is `NaN`, which no revision is. */
export function readSectionVersion(version: string): SectionVersion {
  const [revision, ...parts] = version.split(' ');
  return {
    revision: Number(revision),
    parts: parts.map((part) => {
      const [id = Number.NaN, number = Number.NaN] = part.split(':').map(Number);
      return { id, revision: number };
    }),
  };
}
