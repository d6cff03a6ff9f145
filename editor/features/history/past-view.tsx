import type { Past } from './past.ts';
import { PastFrames } from './past-frames.tsx';
import { PastNotice } from './past-notice.tsx';

/** The notice and the frames of an older version. */
export default function PastView({ past }: { past: Past }) {
  return (
    <>
      <PastNotice past={past} />
      <PastFrames past={past} />
    </>
  );
}
