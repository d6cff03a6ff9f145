import { accepted } from './accepted.mjs';
import { featuresOfScript } from './read-scripts.mjs';
import { featuresOfStyles, negatedLists } from './read-styles.mjs';

/**
 * What built files use although one of the oldest browsers lacks it: a line for each feature, with those browsers, its
 * place, and the file.
 * @param {{ name: string, text: string }[]} files
 * @param {ReadonlyMap<string, string[]>} lacking the oldest browsers without a feature, by its name
 */
export function findNewerFeatures(files, lacking) {
  const found = new Map();
  for (const { name, text } of files) {
    const uses = name.endsWith('.css') ? featuresOfStyles(text, lacking) : featuresOfScript(text, lacking);
    for (const [key, place] of uses) {
      const browsers = lacking.get(key) ?? [];
      if (browsers.length === 0 || isAccepted(key) || found.has(key)) continue;
      found.set(key, `${key} is unknown to ${browsers.join(', ')}: ${place} (${name})`);
    }
    if (name.endsWith('.css'))
      for (const selector of negatedLists(text))
        found.set(selector, `Matches everything where :has() is unknown: ${selector} (${name})`);
  }
  return [...found.values()];
}

/** Entries of the list that no file needs. */
export function unusedEntries(files, lacking) {
  const used = new Set(
    files.flatMap(({ name, text }) => [
      ...(name.endsWith('.css') ? featuresOfStyles : featuresOfScript)(text, lacking).keys(),
    ]),
  );
  return Object.keys(accepted).filter(
    (entry) => ![...used].some((key) => key === entry || key.startsWith(`${entry}.`)),
  );
}

function isAccepted(key) {
  return Object.keys(accepted).some((entry) => key === entry || key.startsWith(`${entry}.`));
}
