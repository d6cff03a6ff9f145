import type { ShownPage } from '../content/reading/read-page.ts';
import { PageHead } from './page-head.tsx';
import { Stage } from './stage.tsx';
import { useShownHead } from './use-shown-head.ts';

/** Head of a page, with its picture if it has one. On the home page a head with a picture is as high as the window. */
export function PageTop({ page: stored, home = false }: { page: ShownPage; home?: boolean }) {
  const page = useShownHead(stored);
  return page.hero ? <Stage page={page} hero={page.hero} whole={home} /> : <PageHead page={page} home={home} />;
}
