import { useId, useState } from 'react';
import type { Place } from '#contract/operations.ts';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { cutBlocks } from '../clipboard/copy-blocks.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import { putDown } from '../moving/carry-keys.ts';
import { cargoName, placeOption } from '../moving/place-names.ts';
import { showPlace } from '../moving/show-place.ts';
import { type Cargo, cargoOf, placeNow, placesIn, samePlace, targetLists } from '../moving/target-places.ts';
import { blockTitle } from '../step-names.ts';
import styles from './outline.module.css';

/** 'Verschieben nach …': every place that takes what is selected, by name; the page shows the line of the one chosen. */
export function MoveTo() {
  const { session, view } = useEditor();
  const { id } = useObservable(session.selection);
  useObservable(view.moving.together);
  const [chosen, setChosen] = useState('');
  const cargo = cargoOf(session.store, view.moving.chosen(id));
  const places = placesFor(session.store, cargo);
  const place = places[Number(chosen)];
  const block = id ? session.store.block(id) : undefined;
  if (!block) return null;
  const title = cargo.ids.length > 1 ? cargoName(cargo, session.locale) : blockTitle(block, session.locale);
  const aim = (value: string) => {
    setChosen(value);
    const to = places[Number(value)];
    view.moving.aim.set(value !== '' && to ? { cargo, place: to, by: 'list' } : null);
    if (value !== '' && to) showPlace(session.store, cargo, to);
  };
  const move = () => {
    if (chosen !== '' && place) putDown(session, view, { cargo, place, by: 'list' });
    setChosen('');
  };
  return (
    <section className={styles.moveTo} aria-label={m.editor_move_to()}>
      <h2>{m.editor_move_titled({ title })}</h2>
      <PlaceSelect cargo={cargo} places={places} chosen={chosen} aim={aim} />
      <p className={styles.moveButtons}>
        <Button
          small
          look="main"
          label={m.editor_move_here()}
          unable={chosen === '' && m.editor_choose_place_first()}
          onClick={move}
        />
        <Button small look="line" label={m.editor_cut()} onClick={() => cutBlocks(session, cargo.ids)} />
      </p>
    </section>
  );
}

interface SelectProps {
  cargo: Cargo;
  places: readonly Place[];
  chosen: string;
  aim: (value: string) => void;
}

function PlaceSelect({ cargo, places, chosen, aim }: SelectProps) {
  const { session, view } = useEditor();
  const select = useId();
  return (
    <>
      <label htmlFor={select}>{m.editor_move_where()}</label>
      <select
        id={select}
        className={ed.in}
        value={chosen}
        onChange={(event) => aim(event.target.value)}
        onBlur={() => view.moving.aim.set(null)}
      >
        <option value="">{places.length > 0 ? m.editor_choose_place() : m.editor_no_other_place()}</option>
        {places.map((each, at) => (
          <option key={`${each.parent}.${each.slot}.${each.index}`} value={at}>
            {placeOption(session.store, cargo, each, session.locale)}
          </option>
        ))}
      </select>
    </>
  );
}

function placesFor(store: Parameters<typeof targetLists>[0], cargo: Cargo): Place[] {
  const now = placeNow(store, cargo);
  return targetLists(store, cargo)
    .flatMap(placesIn)
    .filter((place) => !samePlace(place, now));
}
