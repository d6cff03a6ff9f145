import { startTransition, Suspense, useCallback, useEffect, useReducer, useState } from 'react';
import { isPlainClick } from '../../framework/navigation/plain-click.ts';
import { hidden, type ImageCopyright, imageCopyrightEvent, showImageCopyright, shown } from './image-copyright.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';

const loadLightbox = () => import('./lightbox.tsx');
const Lightbox = lazyWithRetry(async () => (await loadLightbox()).Lightbox);
const CopyrightPopup = lazyWithRetry(async () => (await import('./copyright-popup.tsx')).CopyrightPopup);

/** Listens for requests to enlarge a picture or show its copyright; loads the views on first use. */
export function PictureHost() {
  const [enlarged, enlarge] = useState<HTMLAnchorElement | null>(null);
  const [said, say] = useReducer(speak, hidden);
  const hush = useCallback(() => {
    say(null);
    for (const credit of openCredits()) credit.open = false;
  }, []);
  useEffect(() => {
    window.addEventListener(imageCopyrightEvent, say);
    return () => window.removeEventListener(imageCopyrightEvent, say);
  }, []);
  useEffect(() => listenForLinks(enlarge), []);
  useEffect(() => listenForCredits(hush), [hush]);
  return (
    <Suspense fallback={null}>
      {enlarged && <Lightbox from={enlarged} onClose={() => enlarge(null)} />}
      {said.isVisible && <CopyrightPopup key={said.message + said.copyright} said={said} onClose={hush} />}
    </Suspense>
  );
}

function speak(before: ImageCopyright, event: Event | null): ImageCopyright {
  return event ? shown(before, event) : hidden;
}

function openCredits(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-credit][open]')];
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-enlarge]') : null;
}

function listenForLinks(enlarge: (link: HTMLAnchorElement) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // As a transition: otherwise React shows the fallback for at least 300 ms.
    startTransition(() => enlarge(link));
  };
  // Prefetch on pointer down, before the click.
  const onPress = (event: Event) => void (linkAt(event) && loadLightbox());
  document.addEventListener('click', onClick);
  document.addEventListener('pointerdown', onPress);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerdown', onPress);
  };
}

/** An opened credit shows its text in the popup; one at a time. */
function listenForCredits(hush: () => void): () => void {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || target.dataset.credit === undefined) return;
    if (target.open) open(target);
    else if (openCredits().length === 0) hush();
  };
  const open = (credit: HTMLDetailsElement) => {
    for (const other of openCredits()) other.open = other === credit;
    const textOf = (part: string) => credit.querySelector(`[data-${part}]`)?.textContent.trim() ?? '';
    showImageCopyright({ message: textOf('message'), copyright: textOf('copyright') });
  };
  // One may have been opened before hydration.
  for (const credit of openCredits().slice(0, 1)) open(credit);
  document.addEventListener('toggle', onToggle, true);
  return () => document.removeEventListener('toggle', onToggle, true);
}
