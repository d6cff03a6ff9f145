type OpenSignIn = () => Promise<boolean>;

// Calls are made outside of components too (data provider, uploads), so the one dialog of the window registers here.
let openSignIn: OpenSignIn | null = null;
let pending: Promise<boolean> | null = null;

/** Set by the session dialog while a user is signed in; resolves to whether they have signed in again. */
export function onSessionEnded(open: OpenSignIn | null): void {
  openSignIn = open;
}

/** Opens the dialog once for all refused calls; false without a dialog. */
export function signInAgain(): Promise<boolean> {
  if (!openSignIn) return Promise.resolve(false);
  pending ??= openSignIn().finally(() => {
    pending = null;
  });
  return pending;
}
