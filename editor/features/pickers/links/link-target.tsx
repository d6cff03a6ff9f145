/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can neither be searched by typing nor show pictures */
import type { LinkTarget as Target, AddressState } from '#contract/editing/targets-api.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { EditSession } from '../../../core/session/edit-session.ts';
import type { FieldParts } from '../../../ui/field-frame.tsx';
import { eventTime } from '#time/event-text.ts';
import styles from './link-target.module.css';
import { normaliseTarget, kindFilters, useTargetSearch } from './use-target-search.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { targetsApi } from '#contract/api.ts';

interface LinkTargetProps {
  parts: FieldParts;
  session: EditSession;
  value: string;
  change: (value: string) => void;
  /** Focused when the dialog opens. */
  first?: boolean;
}

/** The target of a link: an address, or an entity found by its name. */
export function LinkTarget({ parts, session, value, change, first }: LinkTargetProps) {
  const known = session.store.resolved[session.locale].links[value];
  const search = useTargetSearch({ session, value, change, title: known?.title, inDialog: first === true });
  const leave = () => {
    search.close();
    const tidy = normaliseTarget(value);
    if (tidy !== value) change(tidy);
  };
  const listId = `${parts.id}-targets`;
  return (
    <div className={ed.linkTarget} onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || leave()}>
      <div className={ed.search}>
        <Icon name="link" />
        <input
          {...parts}
          data-autofocus={first || undefined}
          className={ed.in}
          role="combobox"
          aria-expanded={search.found.length > 0}
          aria-controls={listId}
          aria-activedescendant={search.found.length > 0 ? `${listId}-${search.active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={search.shown}
          placeholder={m.editor_link_placeholder()}
          onFocus={(event) => {
            if (value === '') search.open();
            // The next input replaces the chosen target by a new search.
            else if (known) event.target.select();
          }}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.keys}
        />
      </div>
      {known && <p className={ed.hint}>{m.editor_leads_to({ title: known.title, url: known.url })}</p>}
      <AddressNote session={session} value={value} />
      {search.isOpen && (
        <div className={`${ed.suggest} ${styles.suggest}`}>
          <Kinds search={search} />
          <Results id={listId} search={search} session={session} />
        </div>
      )}
    </div>
  );
}

type Search = ReturnType<typeof useTargetSearch>;

/** The filter by kind of entity. */
function Kinds({ search }: { search: Search }) {
  return (
    <fieldset className={styles.kinds} aria-label={m.target_kinds()}>
      {kindFilters.map(({ kind, label }) => (
        <button
          key={kind ?? 'all'}
          type="button"
          className={`${ed.b} ${ed.bS}`}
          aria-pressed={search.kind === kind}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => search.setKind(kind)}
        >
          {label()}
        </button>
      ))}
    </fieldset>
  );
}

const icons: Record<Target['kind'], IconName> = {
  page: 'page',
  event: 'event',
  production: 'teaser',
  article: 'text',
  media: 'file',
  person: 'quote',
  subscription: 'booklet',
};

const kindNames: Record<Target['kind'], () => string> = {
  page: () => m.target_page(),
  event: () => m.target_event(),
  production: () => m.target_production(),
  article: () => m.target_article(),
  media: () => m.target_file(),
  person: () => m.target_person(),
  subscription: () => m.target_subscription(),
};

function Results({ id, search, session }: { id: string; search: Search; session: EditSession }) {
  const { found, active, choose, loading, failed } = search;
  const none = found.length === 0 ? m.target_nothing() : '';
  return (
    <>
      <output className={styles.message}>
        {loading ? m.editor_loading() : failed ? m.editor_load_failed() : none}
      </output>
      <div id={id} role="listbox" aria-label={m.target_list()}>
        {found.map((target, index) => (
          <div
            key={target.target}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={ed.opt}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(target)}
            onKeyDown={() => {}}
          >
            <Icon name={icons[target.kind]} />
            <span className={ed.optMain}>
              {target.title}
              <small>{aboutOf(target, session)}</small>
            </span>
            {target.state !== 'public' && (
              <span className={`${ed.chip} ${styles.warn}`}>
                {target.state === 'past' ? m.target_past() : m.target_hidden()}
              </span>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

/** The details that distinguish entities with the same title. */
function aboutOf(target: Target, { locale }: EditSession): string {
  const when = target.start ? eventTime(target.start, locale) : '';
  const where = target.kind === 'page' ? target.url : '';
  return [kindNames[target.kind](), when, target.detail, where].filter(Boolean).join(', ');
}

const states: Record<AddressState | 'asking', { icon: IconName; className: string | undefined; label: () => string }> =
  {
    asking: { icon: 'sync', className: ed.soft, label: () => m.target_asking() },
    reachable: { icon: 'check', className: ed.stateOk, label: () => m.target_reachable() },
    not_found: { icon: 'warn', className: ed.stateWarn, label: () => m.target_not_found() },
    unreachable: { icon: 'warn', className: ed.stateWarn, label: () => m.target_unreachable() },
    unknown: { icon: 'info', className: ed.soft, label: () => m.target_unknown() },
  };

/** Shows how an external address is interpreted, and whether it responds. */
function AddressNote({ session, value }: { session: EditSession; value: string }) {
  const address = normaliseTarget(value);
  const foreign = /^https?:\/\/[^\s/.]+\.\S+/i.test(address);
  const state = useAddressState(session, foreign ? address : null);
  if (address.startsWith('mailto:')) return <Note icon="mail" text={m.target_mail()} />;
  if (address.startsWith('tel:')) return <Note icon="tel" text={m.target_phone()} />;
  if (!foreign) return null;
  const { icon, className, label } = states[state];
  return (
    <Note icon="external" text={m.target_foreign()}>
      <span className={`${ed.state} ${className}`}>
        <Icon name={icon} className={ed.iS} />
        {label()}
      </span>
    </Note>
  );
}

function Note({ icon, text, children }: { icon: IconName; text: string; children?: ReactNode }) {
  return (
    <output className={styles.note}>
      <Icon name={icon} className={ed.iS} />
      <span>{text}</span>
      {children}
    </output>
  );
}

/** Checks the address after a pause in typing. */
function useAddressState(session: EditSession, address: string | null): AddressState | 'asking' {
  const [known, setKnown] = useState<{ address: string; state: AddressState } | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const input = { params: { locale: session.locale }, query: { address }, signal: stop.signal };
      session.api(targetsApi.check, input).then(
        ({ state }) => stop.signal.aborted || setKnown({ address, state }),
        () => stop.signal.aborted || setKnown({ address, state: 'unknown' }),
      );
    }, 700);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [session, address]);
  return known?.address === address ? known.state : 'asking';
}
