import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import { type Block, fieldOf } from '#contract/blocks/block.ts';
import { isUnread } from '#contract/blocks/machine-texts.ts';
import { type HeadValues, headValue, overtakenIn, readFocal, writeFocal } from '#contract/blocks/page-head.ts';
import type { Media } from '#contract/media/media.ts';
import { isHomePage, type PageSettings, pageSettingsApi } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { placeTools } from '#modules/rendering/in-place.tsx';
import { useEditor, useObservable, useRead } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { PictureChoice } from '../page-settings/shared-image.tsx';
import { Pair } from '../page-settings/pair.tsx';
import pagePanel from '../page-settings/page-panel.module.css';
import { usePageList } from '../page-settings/page-select.tsx';
import { FocalDot, pointAt } from '../pickers/pictures/focal-dot.tsx';
import { resolvedPicture } from '../pickers/pictures/picture-of.ts';
import { UploadDrop } from '../pickers/pictures/upload-drop.tsx';
import { useUploads } from '../pickers/pictures/use-uploads.ts';
import { translateByMachine } from '../translation/translate-by-machine.ts';
import { UnreadField } from '../translation/unread-field.tsx';
import styles from './page-head.module.css';
import { SidePanel } from '../../ui/side-panel.tsx';
import { shownText, textsOf, useHead, writePicture, writeTexts } from './use-head.ts';

const PictureLibrary = lazyWithRetry(() => import('../pickers/pictures/picture-library.tsx'));

interface HeadPanelProps {
  id: number;
  /** The field that gets the focus. */
  at: 'title' | 'picture' | 'slug';
}

/** Title, address and picture of the page in its draft, written while they are typed; the head of the page shows them. */
export default function HeadPanel({ id, at }: HeadPanelProps) {
  const { session, view } = useEditor();
  const head = useHead();
  // As visitors have it; read again after it was published.
  const published = useObservable(session.published);
  const { answer: page } = useRead(
    ({ api, locale, alerts }) =>
      api(pageSettingsApi.show, { params: { locale, id }, query: {} }).catch((error: unknown) => {
        alerts.show({ kind: 'error', title: m.editor_load_failed(), text: '' });
        throw error;
      }),
    `${id} ${published}`,
  );
  const panel = useRef<HTMLElement>(null);
  const isReady = head !== undefined && page !== null;
  const opened = useObservable(view.panel);
  useEffect(() => {
    // A dialog that led here gives the focus back before the next frame.
    const frame = requestAnimationFrame(() => {
      const first = panel.current?.querySelector<HTMLElement>(`[data-part="${at}"] :is(input, button)`);
      (first ?? panel.current?.querySelector('h2'))?.focus();
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whoever asks for the open panel once more is led to the field, too
  }, [at, isReady, opened]);
  useFocalOnHead(head);
  const close = () => {
    view.panel.set(null);
    if (session.selection.get().id === head?.id) session.select(null);
    document.querySelectorAll<HTMLElement>('[data-place-opens="head"]')[at === 'picture' ? 1 : 0]?.focus();
  };
  return (
    <SidePanel
      ref={panel}
      name="head"
      title={m.head_of_page()}
      icon="heading"
      busy={!isReady}
      takesFocus={false}
      close={close}
    >
      <div className={ed.body}>{head && page && <Fields head={head} page={page} />}</div>
      <div className={ed.foot}>
        <span className={`${ed.small} ${ed.soft}`}>{m.head_in_draft()}</span>
        <span className={ed.barSpace} />
        <Button look="main" label={m.editor_done()} onClick={close} />
      </div>
    </SidePanel>
  );
}

interface FieldsProps {
  head: Block;
  page: PageSettings;
}

function Fields({ head, page }: FieldsProps) {
  const { session } = useEditor();
  // Rejected input is shown as it was typed.
  useObservable(session.rejectedInput);
  return (
    <>
      <div data-part="title">
        <Texts head={head} page={page} field="title" label={m.editor_page_title()} required />
        <Texts head={head} page={page} field="headline" label={m.editor_page_headline()} />
      </div>
      {!isHomePage(page) && (
        <div data-part="slug">
          <Addresses head={head} page={page} />
        </div>
      )}
      <HeadPicture head={head} page={page} />
    </>
  );
}

interface TextsProps extends FieldsProps {
  field: 'title' | 'headline' | 'slug';
  label: string;
  required?: boolean;
  max?: number;
  hint?: (locale: Locale) => string;
  problem?: (locale: Locale) => string | null;
}

function Texts({ head, page, field, label, problem, ...input }: TextsProps) {
  const { session } = useEditor();
  const shown = (locale: Locale) => shownText(session, head, field, locale);
  const value: Localized<string> = { de: shown('de'), en: shown('en') };
  const refused = (locale: Locale) =>
    session.rejectedInput.get().get(`${head.id}.${field}.${locale}`)?.message ?? problem?.(locale) ?? null;
  const error = (locale: Locale) => {
    const isMissing = field !== 'headline' && locale === 'de' && value.de.trim() === '';
    return refused(locale) ?? (isMissing ? m.head_missing() : null);
  };
  return (
    <>
      <Pair
        label={label}
        value={value}
        write={(texts) => writeTexts(session, head, field, texts)}
        error={error}
        {...input}
      />
      {locales.map((locale) => (
        <Overtaken key={locale} head={head} page={page} field={field} locale={locale} />
      ))}
      {field !== 'slug' && locales.map((locale) => <Translation key={locale} {...{ head, field, locale, label }} />)}
    </>
  );
}

/** A text that a machine has translated, or may translate. */
function Translation({ head, field, locale, label }: { head: Block; field: string; locale: Locale; label: string }) {
  const { session } = useEditor();
  const texts = textsOf(head, field);
  const name = locale === 'de' ? m.editor_in_german({ label }) : m.editor_in_english({ label });
  if (isUnread(head, { field, locale })) return <UnreadField block={head} name={field} locale={locale} about={name} />;
  if (!session.setup.translation || texts[locale] !== '' || texts[locale === 'de' ? 'en' : 'de'] === '') return null;
  const translate = () => void translateByMachine(session, { ids: [head.id], field, target: locale });
  return (
    <Button small icon="globe" label={m.editor_translate()} onClick={translate}>
      <span className={ed.vh}>{name}</span>
    </Button>
  );
}

/** What was changed at the page, in the back office, since the draft has proposed something else: one of them holds. */
function Overtaken({ head, page, field, locale }: FieldsProps & { field: string; locale: Locale | null }) {
  const { session } = useEditor();
  const values: HeadValues = {
    fields: { hero_image: page.hero_image, focal: head.base?.fields.focal },
    translations: {
      de: { title: page.title.de, headline: page.headline.de, slug: page.slug.de },
      en: { title: page.title.en, headline: page.headline.en, slug: page.slug.en },
    },
  };
  if (!overtakenIn(head, values).some((place) => place.field === field && place.locale === locale)) return null;
  const theirs = headValue(values, { field, locale });
  const mine = headValue(head, { field, locale });
  /** A step to the value that is there already says that it holds. */
  const decide = (value: unknown) => {
    const label = fieldOf(head.model, field)?.label[session.locale] ?? field;
    const operation = { op: 'set', id: head.id, field, locale, before: mine, value } as const;
    session.perform({ label: m.head_step_decided({ label }), operations: [operation] });
  };
  const text = typeof theirs === 'string' && theirs !== '' ? m.head_page_says({ text: theirs }) : m.head_page_changed();
  return (
    <div className={ed.hint} data-overtaken={field}>
      <p>{text}</p>
      <Button small look="line" label={m.head_take_theirs()} onClick={() => decide(theirs)} />
      <Button small look="line" label={m.head_keep_mine()} onClick={() => decide(mine)} />
    </div>
  );
}

function Addresses({ head, page }: FieldsProps) {
  const { session } = useEditor();
  const pages = usePageList();
  const slug = (locale: Locale) => shownText(session, head, 'slug', locale) || shownText(session, head, 'slug', 'de');
  const address = (locale: Locale) => page.urls[locale].replace(/[^/]*$/, '') + slug(locale);
  const taken = (locale: Locale) => {
    const other = pages?.some(
      ({ id, urls, target }) => id !== page.id && target.de === '' && urls[locale] === address(locale),
    );
    return other ? m.head_address_taken({ address: address(locale) }) : null;
  };
  return (
    <>
      <Texts
        head={head}
        page={page}
        field="slug"
        label={m.editor_page_slug()}
        max={80}
        hint={address}
        problem={taken}
      />
      <p className={`${ed.small} ${ed.soft}`}>{m.editor_page_old_addresses()}</p>
      {locales.map((locale) => {
        const [from, to] = [page.urls[locale], address(locale)];
        return (
          from !== to && (
            <output key={locale} className={`${ed.hint} ${pagePanel.redirect}`}>
              {m.head_redirect({ from, to })}
            </output>
          )
        );
      })}
    </>
  );
}

/** The picture of the head: chosen, uploaded or removed. */
function HeadPicture({ head, page }: FieldsProps) {
  const { session } = useEditor();
  // A new file is described in the library before it is used.
  const [uploaded, setUploaded] = useState<number | null>(null);
  const uploads = useUploads(session.locale, (media) => setUploaded(media.id));
  const { hero_image: hero } = head.fields;
  const id = typeof hero === 'number' ? hero : null;
  const write = (media: Media | null) => {
    if (media) session.store.addResolved(resolvedPicture(media));
    writePicture(session, head, media?.id ?? null);
  };
  return (
    <div data-part="picture">
      <PictureChoice label={m.editor_page_hero()} none={m.editor_page_no_hero()} id={id} write={write} problem={null} />
      <Overtaken head={head} page={page} field="hero_image" locale={null} />
      {id !== null && <p className={ed.hint}>{m.head_focal_about()}</p>}
      <UploadDrop uploads={uploads} />
      {uploaded !== null && (
        <PictureLibrary
          chosen={uploaded}
          take={(picked) => {
            write(picked);
            setUploaded(null);
          }}
          close={() => setUploaded(null)}
        />
      )}
    </div>
  );
}

type Point = Media['focal'];

/** The focal point of the draft; without one, that of its picture. */
function focalOf(session: EditSession, head: Block): Point | null {
  const picture = session.store.resolved[session.locale].pictures[String(head.fields.hero_image)];
  return picture ? (readFocal(head) ?? picture.focal) : null;
}

function useFocalOnHead(head: Block | undefined): void {
  const { session } = useEditor();
  const focal = head ? focalOf(session, head) : null;
  useEffect(() => {
    const change = (point: Point) => {
      if (!head) return;
      const { id, fields } = head;
      const place = { id, field: 'focal', locale: null, before: fields.focal, value: writeFocal(point) } as const;
      session.perform({ label: m.record_focal_changed(), operations: [{ op: 'set', ...place }], merge: `${id}.focal` });
    };
    placeTools('head-picture', focal && <FocalOnHead focal={focal} change={change} />);
  });
  useEffect(() => () => placeTools('head-picture', null), []);
}

/**
 * The focal point on the head itself, moved by dragging or arrow keys. A point at x percent of the picture stands at x
 * percent of the head, because the picture is positioned by it.
 */
function FocalOnHead({ focal, change }: { focal: Point; change: (focal: Point) => void }) {
  const area = useRef<HTMLDivElement>(null);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    change(pointAt(event, box));
  };
  return (
    <div ref={area} className={`${ed.ed} ${styles.area}`} data-editor="focal">
      <FocalDot
        focal={focal}
        change={change}
        className={styles.dot}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
    </div>
  );
}
