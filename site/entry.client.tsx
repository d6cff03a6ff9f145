import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type ClientOnErrorFunction, isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { joinLinesInInputs } from '#text/one-line.ts';
import { fail } from './framework/navigation/loading.ts';
import { keepInput } from './framework/start/kept-input.ts';
import { waitForStyles } from './framework/navigation/prefetch.ts';
import { reloadOnMissingChunk } from './framework/navigation/reload-guard.ts';
import { isControlled } from './framework/navigation/is-controlled.ts';
import { reportFailure } from './reporting/report-failure.ts';

reloadOnMissingChunk();
joinLinesInInputs();

/**
 * Reports errors that reach the error page. A response with a status is not reported: the server knows about it. When
 * data cannot be fetched, the document is loaded again, because the service worker may have stored the page.
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

const giveBackInput = keepInput();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={onError} instrumentations={[waitForStyles]} />, {
    onRecoverableError(error) {
      giveBackInput();
      onDrawingError(error);
    },
    onUncaughtError: onDrawingError,
  });
});
