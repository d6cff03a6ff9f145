import type { PastVersion } from './past-version.ts';
import { PastFrames } from './past-frames.tsx';
import { PastNotice } from './past-notice.tsx';

/** The notice and the frames of an older version. */
export default function PastVersionView({ past }: { past: PastVersion }) {
  return (
    <>
      <PastNotice past={past} />
      <PastFrames past={past} />
    </>
  );
}
