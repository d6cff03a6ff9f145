import { type Ref, useEffect, useRef, useState } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { ChangedPart, SectionChanges } from '#contract/editing/requests/requests-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import { languageNames } from '../../../core/language-names.ts';
import { type EditedPage, partOfSection } from '../../../core/session/edited-page.ts';
import { Button } from '../../../ui/button.tsx';
import ed from '../../../ui/editor.module.css';
import { ChangeList } from './change-list.tsx';
import { revisionAddress } from '../../framed-page/framed-page.ts';
import { type BothSides, Frames, type Shower } from './frames.tsx';
import styles from './look.module.css';
import { partsIn } from './parts-in.ts';
import type { ChangesRead } from './use-changes.ts';
import type { SharedPartUse } from '#contract/editing/patterns/shared-parts-api.ts';
import { type Uses, usesInWords, useUses } from '../../shared-parts/use-uses.ts';

interface ChangesProps extends ChangesRead {
  page: EditedPage;
  languages: Record<Locale, boolean>;
}

/** The changes as a list, and the page before and after, in one language. */
export default function ChangesView({ page, languages, changes, failed }: ChangesProps) {
  const only = languages.de === languages.en ? null : languages.de ? 'de' : 'en';
  const view = useRef<HTMLDivElement>(null);
  const isThere = changes !== null;
  useEffect(() => {
    const [section, body] = [view.current?.closest('section'), view.current?.closest(`.${ed.body}`)];
    // `scrollIntoView` would scroll the dialog as well, and its title away.
    if (isThere && section && body)
      body.scrollTop += section.getBoundingClientRect().top - body.getBoundingClientRect().top;
  }, [isThere]);
  if (!changes) return <p className={ed.hint}>{failed ? m.editor_load_failed() : m.look_loading()}</p>;
  return (
    <div ref={view}>
      <Compared key={`${changes.revision} ${only}`} page={page} changes={changes} only={only} />
    </div>
  );
}

interface ComparedProps {
  page: EditedPage;
  changes: SectionChanges;
  only: Locale | null;
}

function Compared({ page, changes, only }: ComparedProps) {
  const { session } = useEditor();
  const part = partOfSection(session.slug);
  const [chosen, setChosen] = useState<Locale>(only ?? session.locale);
  const frames = useRef<Shower>(null);
  const parts = partsIn(changes, chosen);
  return (
    <>
      {only === null && (
        <fieldset className={`${ed.seg} ${styles.languages}`} aria-label={m.look_languages()}>
          {locales.map((locale) => (
            <Button
              key={locale}
              small
              label={languageNames[locale]()}
              aria-pressed={chosen === locale}
              onClick={() => setChosen(locale)}
            />
          ))}
        </fieldset>
      )}
      {only === 'en' && <p className={ed.hint}>{m.look_only_english()}</p>}
      <ChangeList parts={parts} show={(block) => frames.current?.show(block)} />
      {part === null ? (
        <Frames key={chosen} ref={frames} parts={parts} {...pageSides(page, chosen, changes)} />
      ) : (
        <PartFrames key={chosen} ref={frames} parts={parts} part={part} page={page} locale={chosen} />
      )}
    </>
  );
}

/** Publishing a page leaves the shared parts on it as they are, except for those that nobody has published yet. */
function pageSides(page: EditedPage, locale: Locale, changes: SectionChanges): BothSides {
  const { published_revision: published, revision } = changes;
  const drafts = changes.new_parts.map(({ id }) => id);
  return {
    before: published === null ? null : revisionAddress(page, locale, { revision: published, drafts: [] }),
    after: revisionAddress(page, locale, { revision, drafts }),
  };
}

interface PartFramesProps {
  ref: Ref<Shower>;
  part: number;
  /** The page where the part is being edited. */
  page: EditedPage;
  locale: Locale;
  parts: ChangedPart[];
}

/** One of the public pages with a shared part, before and after the part is published. */
function PartFrames({ ref, part, page, locale, parts }: PartFramesProps) {
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
