import { features } from 'web-features';

/** The oldest browsers of the specification that have versions in the data; Opera and Android follow Chrome. */
const oldest = { chrome: 109, edge: 122, firefox: 115, safari: 17.3, safari_ios: 15.6 };

/** Which of the oldest browsers lack a feature, by its name in the data of MDN: `css.selectors.has` → `['firefox 115']`. */
export function readLackingBrowsers() {
  const lacking = new Map();
  for (const { status } of Object.values(features))
    for (const [key, { support }] of Object.entries(status?.by_compat_key ?? {}))
      lacking.set(
        key,
        Object.entries(oldest)
          .filter(([browser, version]) => !isSince(support[browser], version))
          .map(([browser, version]) => `${browser} ${version}`),
      );
  return lacking;
}

/** Versions are `15.4`, `≤79` or absent. */
function isSince(since, version) {
  return since !== undefined && Number(since.replace('≤', '')) <= version;
}
