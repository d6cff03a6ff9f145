import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { useEditing } from '../rendering/edit-surface.ts';
import { RichText } from '../rendering/text.tsx';

interface TranscriptProps {
  /** A block with the field `transcript`. */
  of: FlatBlock & { transcript?: string | undefined };
  /** What unfolds it. */
  summary: string;
}

/** What is heard or seen in a file of the house, to be read. */
export function Transcript({ of, summary }: TranscriptProps) {
  const editing = useEditing();
  if (!editing && !of.transcript) return null;
  return (
    <details open={editing || undefined}>
      <summary>{summary}</summary>
      <RichText of={of} field="transcript" />
    </details>
  );
}
