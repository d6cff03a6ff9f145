import type { Past } from './past.ts';
import { PastFrames } from './past-frames.tsx';
import { PastNotice } from './past-notice.tsx';

/** What stands over and around an older version on the page. */
export default function PastView({ past }: { past: Past }) {
  return (
    <>
      <PastNotice past={past} />
      <PastFrames past={past} />
    </>
  );
}
