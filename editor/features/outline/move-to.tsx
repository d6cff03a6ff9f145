import { useId, useState } from 'react';
import type { Place } from '#contract/blocks/operations.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { cutBlocks } from '../clipboard/copy-blocks.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { putDown } from '../move/drag-keys.ts';
import { dragPayloadName, placeOption } from '../../core/tree/place-names.ts';
import { showPlace } from '../move/show-place.ts';
import {
  type DragPayload,
  dragPayloadOf,
  placeNow,
  placesIn,
  samePlace,
  targetLists,
} from '../../core/tree/target-places.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import styles from './outline.module.css';

/** 'Verschieben nach …': all valid positions for the selection, by name; the page shows the line of the active one. */
export function MoveTo() {
  const { session, view } = useEditor();
  const { id } = useObservable(session.selection);
  useObservable(view.moving.together);
  const [chosen, setChosen] = useState('');
  const dragPayload = dragPayloadOf(session.store, view.moving.chosen(id));
  const places = placesFor(session.store, dragPayload);
  const place = places[Number(chosen)];
  const block = id ? session.store.block(id) : undefined;
  if (!block) return null;
  const title =
    dragPayload.ids.length > 1 ? dragPayloadName(dragPayload, session.locale) : blockTitle(block, session.locale);
  const aim = (value: string) => {
    setChosen(value);
    const to = places[Number(value)];
    view.moving.aim.set(value !== '' && to ? { dragPayload, place: to, by: 'list' } : null);
    if (value !== '' && to) showPlace(session.store, dragPayload, to);
  };
  const move = () => {
    if (chosen !== '' && place) putDown(session, view, { dragPayload, place, by: 'list' });
    setChosen('');
  };
  return (
    <section className={styles.moveTo} aria-label={m.editor_move_to()}>
      <h2>{m.editor_move_titled({ title })}</h2>
      <PlaceSelect dragPayload={dragPayload} places={places} chosen={chosen} aim={aim} />
      <p className={styles.moveButtons}>
        <Button
          small
          look="main"
          label={m.editor_move_here()}
          unable={chosen === '' && m.editor_choose_place_first()}
          onClick={move}
        />
        <Button small look="line" label={m.editor_cut()} onClick={() => cutBlocks(session, dragPayload.ids)} />
      </p>
    </section>
  );
}

interface SelectProps {
  dragPayload: DragPayload;
  places: readonly Place[];
  chosen: string;
  aim: (value: string) => void;
}

function PlaceSelect({ dragPayload, places, chosen, aim }: SelectProps) {
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
            {placeOption(session.store, dragPayload, each, session.locale)}
          </option>
        ))}
      </select>
    </>
  );
}

function placesFor(store: Parameters<typeof targetLists>[0], dragPayload: DragPayload): Place[] {
  const now = placeNow(store, dragPayload);
  return targetLists(store, dragPayload)
    .flatMap(placesIn)
    .filter((place) => !samePlace(place, now));
}
