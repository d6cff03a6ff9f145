import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type ClientOnErrorFunction, isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { fail } from './loading-bar/loading.ts';
import { watchChunks } from './navigation/reload-guard.ts';
import { isControlled } from './offline/is-controlled.ts';
import { reportFailure } from './reporting/report-failure.ts';

watchChunks();

/**
 * What the error page shows. An answer with a status is no failure of this browser's; the server knows of it. Data that
 * cannot be had may be in a page that is kept.
 */
const onError: ClientOnErrorFunction = (error, { errorInfo }) => {
  fail();
  if (isRouteErrorResponse(error)) return;
  if (!errorInfo && error instanceof TypeError && isControlled()) return window.location.reload();
  reportFailure('page', error);
};

function onDrawingError(error: unknown): void {
  window.reportError(error);
  reportFailure('drawing', error);
}

startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={onError} />, {
    onRecoverableError: onDrawingError,
    onUncaughtError: onDrawingError,
  });
});
