import { type Ref, useEffect, useRef, useState, useImperativeHandle } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { ChangedPart, SectionChanges } from '#contract/editing/requests/requests-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import { languageNames } from '../../../core/language-names.ts';
import { type EditedPage, partOfSection } from '../../../core/session/edited-page.ts';
import { Button } from '../../../ui/button.tsx';
import ed from '../../../ui/editor.module.css';
import { Choice, Select } from '../../../ui/inputs.tsx';
import { revisionAddress, withoutScripts } from '../../framed-page/framed-page.ts';
import styles from './look.module.css';
import { partsIn, FramePair } from './frame-pair.ts';
import type { ChangesRead } from './use-changes.ts';
import type { SharedPartUse } from '#contract/editing/patterns/shared-parts-api.ts';
import { type Uses, usesInWords, useUses } from '../../shared-parts/part-uses.tsx';
import type { Piece, RecordChange } from '#contract/resources/versions.ts';
import { type Part as TextPart, Words } from '../../compare/marked-words.tsx';

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
        <Choice
          label={m.look_languages()}
          small
          className={styles.languages}
          options={locales.map((value) => ({ value, label: languageNames[value]() }))}
          chosen={chosen}
          choose={setChosen}
        />
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
        <Select
          value={shown.section}
          options={pages.map(({ section, title }) => [section, title[locale] || title.de])}
          choose={setChosen}
        />
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

/** Shows a module in both frames. */
type Shower = Pick<FramePair, 'show'>;

/** Addresses of a page as visitors see it, null if they do not, and as they will. */
interface BothSides {
  before: string | null;
  after: string;
}

interface FramesProps extends BothSides {
  ref: Ref<Shower>;
  parts: ChangedPart[];
}

/** The page as visitors see it and as they will, side by side; one above the other where the window is small. */
function Frames({ ref, before, after, parts }: FramesProps) {
  const old = useRef<HTMLIFrameElement>(null);
  const next = useRef<HTMLIFrameElement>(null);
  const pair = useRef<FramePair>(null);
  useImperativeHandle(ref, () => ({ show: (block) => pair.current?.show(block) }), []);
  useEffect(() => {
    const frames = new FramePair(old.current, next.current, parts);
    pair.current = frames;
    return frames.watch();
    // oxlint-disable-next-line react/exhaustive-deps -- the frames are mounted anew for other changes
  }, []);
  return (
    <div className={styles.frames}>
      <figure>
        <figcaption>{m.look_before()}</figcaption>
        {before === null ? (
          <p className={styles.nothing}>{m.look_not_public()}</p>
        ) : (
          <div className={styles.window}>
            <iframe ref={old} title={m.look_before()} sandbox={withoutScripts} src={before} />
          </div>
        )}
      </figure>
      <figure>
        <figcaption>{m.look_after()}</figcaption>
        <div className={styles.window}>
          <iframe ref={next} title={m.look_after()} sandbox={withoutScripts} src={after} />
        </div>
      </figure>
    </div>
  );
}

interface ListProps {
  parts: ChangedPart[];
  /** Shows a module before and after. */
  show: (block: string) => void;
}

/** Every change in words. */
function ChangeList({ parts, show }: ListProps) {
  // Two modules can be of one kind.
  const keyed = parts.map((part, at) => ({ part, key: `${at} ${part.block}` }));
  return (
    <>
      <h3 className={styles.heading}>{m.look_list()}</h3>
      {parts.length === 0 && <p className={ed.hint}>{m.look_nothing()}</p>}
      <ol>
        {keyed.map(({ part, key }) => (
          <Part key={key} part={part} show={show} />
        ))}
      </ol>
    </>
  );
}

const names: Record<ChangedPart['kind'], (input: { kind: string }) => string> = {
  added: m.look_added,
  removed: m.look_removed,
  moved: m.look_moved,
  changed: m.look_changed,
};

function Part({ part: { block, kind, title, changes }, show }: Omit<ListProps, 'parts'> & { part: ChangedPart }) {
  const name = names[kind]({ kind: title ?? '' });
  return (
    <li className={`${ed.card} ${styles.part}`} data-kind={kind}>
      <div className={`${ed.line} ${styles.name}`}>
        <h4>{name}</h4>
        {block !== null && (
          <Button
            small
            label={m.look_show()}
            aria-label={m.look_show_part({ part: name })}
            onClick={() => show(block)}
          />
        )}
      </div>
      {changes.length > 0 && (
        <dl>
          {changes.map((change) => (
            <div key={`${change.field} ${change.language}`}>
              <dt>{change.field}</dt>
              <dd lang={change.language ?? undefined}>
                <Change change={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Change({ change: { kind, parts, before, after, lines } }: { change: RecordChange }) {
  const spoken = { added: m.look_word_added(), removed: m.look_word_removed() };
  return <Words parts={partsOf().map(shortened)} spoken={spoken} />;

  function partsOf(): readonly TextPart[] {
    if (kind === 'text') return parts;
    if (kind === 'list')
      return lines.map((line) => ({
        kind: line.kind === 'moved' ? 'same' : line.kind,
        text: `${textOf(line.pieces)} `,
      }));
    const removed: TextPart[] = before.length > 0 ? [{ kind: 'removed', text: textOf(before) }] : [];
    return [...removed, { kind: 'same', text: ' ' }, { kind: 'added', text: textOf(after) || m.look_nothing_before() }];
  }
}

function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join(', ');
}

/** Characters around a change that are shown of a long text that stays. */
const around = 80;

function shortened({ kind, text }: TextPart): TextPart {
  if (kind !== 'same') return { kind: text.trim() === '' ? 'same' : kind, text };
  return { kind, text: text.length > around * 3 ? `${text.slice(0, around)} … ${text.slice(-around)}` : text };
}
