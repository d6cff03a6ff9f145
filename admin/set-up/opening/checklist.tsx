import Check from '@mui/icons-material/CheckCircle';
import Missing from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Opening, OpeningTask, OpeningTaskState } from '#contract/office/opening-api.ts';
import styles from './checklist.module.css';
import { openingKey, useOpening } from './use-opening.ts';
import { useQueryClient } from '@tanstack/react-query';
import { settingsApi } from '#contract/settings/settings-api.ts';
import { request } from '../../api/request.ts';
import { useReloadSite } from '../../api/use-site.ts';
import { ActDialog } from '../../layout/act-dialog.tsx';

/** Where a task is done. A task about a page leads to that page once it exists. */
const places: Record<OpeningTask, string> = {
  house_name: '/house',
  contact: '/settings',
  venue: '/venues',
  category: '/categories',
  season: '/seasons',
  production: '/productions',
  event: '/events',
  home_page: '/set-up?step=home',
  imprint: '/set-up?step=legal',
  privacy: '/set-up?step=legal',
  accessibility: '/set-up?step=legal',
  main_menu: '/set-up?step=menus',
  footer_menu: '/set-up?step=menus',
  mail: '/status',
  backup: '/status',
  logo: '/house',
  look: '/house',
  departments: '/departments',
  magazine: '/articles',
  subscriptions: '/seasonsubscriptions',
  press: '/download-directories',
  webshop: '/settings',
};

/** What is missing before the house opens. Once it is open, there is a sentence in the set-up and nothing elsewhere. */
export function Checklist({ isInSetUp = false }: { isInSetUp?: boolean }) {
  const translate = useTranslate();
  const opening = useOpening();
  if (!opening) return null;
  if (opening.is_open)
    return isInSetUp ? <output className={`card ${styles.open}`}>{translate('opening.is_open')}</output> : null;
  const required = opening.tasks.filter((task) => task.required);
  const advised = opening.tasks.filter((task) => !task.required);
  const done = required.filter((task) => task.done).length;
  return (
    <section className={`card ${styles.checklist}`} aria-labelledby="opening-title">
      <div className={`cluster ${styles.head}`}>
        <div>
          <h2 id="opening-title">{translate('opening.title')}</h2>
          <p>{translate('opening.about', { done, of: required.length })}</p>
        </div>
        <progress className={styles.progress} value={done} max={required.length} aria-labelledby="opening-title" />
      </div>
      <Tasks tasks={required} />
      <h3>{translate('opening.advised')}</h3>
      <Tasks tasks={advised} />
      <Actions opening={opening} isInSetUp={isInSetUp} />
    </section>
  );
}

function Actions({ opening, isInSetUp }: { opening: Opening; isInSetUp: boolean }) {
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  const missing = opening.tasks.filter((task) => task.required && !task.done);
  return (
    <div className={`cluster ${styles.actions}`}>
      {!isInSetUp && (
        <Button component={Link} to="/set-up" variant="outlined">
          {translate('opening.set_up')}
        </Button>
      )}
      <Button variant={missing.length === 0 ? 'contained' : 'outlined'} onClick={() => setAsks(true)}>
        {translate('opening.open')}
      </Button>
      {asks && <OpenDialog missing={missing} onClose={() => setAsks(false)} />}
    </div>
  );
}

function Tasks({ tasks }: { tasks: OpeningTaskState[] }) {
  return (
    <ul className={styles.tasks}>
      {tasks.map((task) => (
        <Task key={task.task} {...task} />
      ))}
    </ul>
  );
}

function Task({ task, done, page_id: page, placeholders }: OpeningTaskState) {
  const translate = useTranslate();
  const Icon = done ? Check : Missing;
  return (
    <li data-done={done || undefined}>
      <Icon aria-hidden="true" fontSize="small" />
      <span>
        <Link to={page === null ? places[task] : `/pages/${page}`}>{translate(`opening.task_${task}`)}</Link>
        <span className={styles.state}>{translate(done ? 'opening.done' : 'opening.missing')}</span>
        {!done && (
          <small>
            {placeholders > 0
              ? translate('opening.placeholders', { smart_count: placeholders })
              : translate(`opening.why_${task}`)}
          </small>
        )}
      </span>
    </li>
  );
}

/** Opens the house; names what is missing before. */
function OpenDialog({ missing, onClose }: { missing: OpeningTaskState[]; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const reloadSite = useReloadSite();
  const isReady = missing.length === 0;

  async function open() {
    await request(settingsApi.change, { body: { is_open: true } });
    notify('opening.is_open', { type: 'info' });
    reloadSite();
    for (const queryKey of [openingKey, ['settings']]) void queries.invalidateQueries({ queryKey });
  }

  return (
    <ActDialog
      title={translate('opening.ask')}
      action={translate(isReady ? 'opening.open' : 'opening.open_anyway')}
      act={open}
      onClose={onClose}
    >
      <p>{translate(isReady ? 'opening.ask_ready' : 'opening.ask_missing')}</p>
      {!isReady && (
        <ul>
          {missing.map(({ task }) => (
            <li key={task}>{translate(`opening.task_${task}`)}</li>
          ))}
        </ul>
      )}
    </ActDialog>
  );
}
