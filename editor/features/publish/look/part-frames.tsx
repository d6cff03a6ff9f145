import { type Ref, useState } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import type { SharedPartUse } from '#contract/editing/patterns/shared-parts-api.ts';
import type { ChangedPart } from '#contract/editing/requests/requests-api.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditedPage } from '../../../core/session/edited-page.ts';
import ed from '../../../ui/editor.module.css';
import { revisionAddress } from '../../framed-page/framed-page.ts';
import { type Uses, usesInWords, useUses } from '../../shared-parts/use-uses.ts';
import { Frames, type Shower } from './frames.tsx';
import styles from './look.module.css';

interface PartFramesProps {
  ref: Ref<Shower>;
  part: number;
  /** The page where the part is being edited. */
  page: EditedPage;
  locale: Locale;
  parts: ChangedPart[];
}

/** One of the public pages with a shared part, before and after the part is published. */
export function PartFrames({ ref, part, page, locale, parts }: PartFramesProps) {
  const uses = useUses(part);
  const pages = publicPages(uses);
  const [chosen, setChosen] = useState<string | null>(null);
  const here = pages.find(({ urls }) => urls.de === page.urls.de);
  const shown = pages.find(({ section }) => section === chosen) ?? here ?? pages[0];
  if (!shown) return <p className={styles.nothing}>{uses === 'loading' ? usesInWords(uses) : m.look_part_nowhere()}</p>;
  const address = (drafts: number[]) => revisionAddress(shown, locale, { revision: shown.published_revision, drafts });
  return (
    <>
      <label className={`${ed.field} ${styles.where}`}>
        <span>{m.look_part_where({ count: pages.length })}</span>
        <select className={ed.in} value={shown.section} onChange={({ target }) => setChosen(target.value)}>
          {pages.map(({ section, title }) => (
            <option key={section} value={section}>
              {title[locale] || title.de}
            </option>
          ))}
        </select>
      </label>
      <Frames key={shown.section} ref={ref} parts={parts} before={address([])} after={address([part])} />
    </>
  );
}

type PublicPage = SharedPartUse & { urls: NonNullable<SharedPartUse['urls']>; published_revision: number };

/** Pages on which visitors see the part; records have no address for a revision. */
function publicPages(uses: Uses): PublicPage[] {
  if (typeof uses === 'string') return [];
  return uses.filter((use): use is PublicPage => use.is_public && use.urls !== null && use.published_revision !== null);
}
