/**
 * Content that the demo lacks and the pictures need: a season with drafts, sign-ups for the newsletter, changed and
 * deleted entries, a colleague. `call` is a call of the API with the session of an admin. Returns the numbers that addresses contain.
 */
export async function prepareContent(call) {
  const productions = (await call('GET', 'productions/?translations=all&page_size=100')).results;
  const seasons = (await call('GET', 'seasons/?translations=all&sort=starts_on')).results;
  const season = seasons.at(-1).id;
  const { id: production } = productions.find(({ title }) => title.de === 'Tosca');
  await shorten(call, production);
  for (const { id } of productions.filter((one) => one.season_id === season).slice(0, 4))
    await change(call, `productions/${id}`, () => ({ state: 'draft' }));
  for (const name of ['Probebühne Ost', 'Altes Magazin']) {
    const venue = await call('POST', 'venues/?translations=all', { name: { de: name, en: name } });
    await call('DELETE', `venues/${venue.id}/`);
  }
  await signUp(call);
  await call('POST', 'users/', { email: 'nele.sommer@colonia.example', username: 'Nele Sommer', role: 'publisher' });
  const events = await call('GET', `events/?translations=all&production=${production}&sort=-start`);
  return { production, season, event: events.results[0].id };
}

/** Two versions for the history. */
async function shorten(call, production) {
  await change(call, `productions/${production}`, ({ duration_minutes: minutes }) => ({
    duration_minutes: minutes + 10,
  }));
  await change(call, `productions/${production}`, ({ duration_minutes: minutes }) => ({
    duration_minutes: minutes - 10,
    is_highlight: true,
  }));
}

async function signUp(call) {
  const { newsletter_lists: lists } = await call('GET', 'site/');
  for (const EMAIL of ['mara.lind@example.org', 'jonas.weber@example.org'])
    await call('POST', 'newsletter/', { EMAIL, OPT_IN: true, lists: [lists[0].value] });
}

async function change(call, entry, valuesOf) {
  const stored = await call('GET', `${entry}/?translations=all`);
  return call('POST', `${entry}/?translations=all`, { ...valuesOf(stored), version: stored.version });
}
