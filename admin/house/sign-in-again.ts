type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asked: Promise<boolean> | null = null;

/** Set by the frame while somebody is in it: opens the dialog and says whether they have signed in. */
export function onSessionEnded(open: Asker | null): void {
  asker = open;
}

/** Asks once, however many calls were refused; false where nobody is there to be asked. */
export function signInAgain(): Promise<boolean> {
  if (!asker) return Promise.resolve(false);
  asked ??= asker().finally(() => {
    asked = null;
  });
  return asked;
}
