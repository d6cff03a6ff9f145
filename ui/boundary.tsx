import { Children, createContext, isValidElement, type ReactNode, Suspense, use } from 'react';

/** Stands in a page for a part that failed on the server. */
export const failedPart = '<template data-failed-part="">';

/** False while a page is rendered once more, to throw what a boundary would leave out. */
export const BoundaryContext = createContext(true);

/**
 * A part of the page that React draws anew by itself when something else has changed it before hydration, such as an
 * extension. Nothing in it suspends.
 */
export function Boundary({ children }: { children: ReactNode }) {
  if (!use(BoundaryContext)) return children;
  return <Suspense fallback={<template data-failed-part="" />}>{children}</Suspense>;
}

/** Parts of a screen, each drawn anew by itself; see `Boundary`. */
export function Parts({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((child) => (
    <Boundary key={isValidElement(child) ? child.key : null}>{child}</Boundary>
  ));
}
