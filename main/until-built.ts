/**
 * Waits for the message that the site is built, which the process sends that has started this one. Fails if that process
 * ends before: without it nobody builds.
 */
export function untilBuilt(from: Pick<NodeJS.Process, 'once'> = process): Promise<void> {
  const built = new Promise<void>((resolve, reject) => {
    from.once('message', () => resolve());
    from.once('disconnect', () => reject(new Error('The site was not built.')));
  });
  // It may fail long before anybody waits for it.
  built.catch(() => {});
  return built;
}
