import { useEffect, useRef, useState } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { SectionChanges } from '#contract/editing/requests/requests-api.ts';
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
import { PartFrames } from './part-frames.tsx';
import { partsIn } from './parts-in.ts';
import type { ChangesRead } from './use-changes.ts';

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
