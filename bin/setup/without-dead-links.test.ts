import { expect, it } from 'vitest';
import { withoutDeadLinks } from './runtime-packages.mjs';

it('links to files that are not packed become words', () => {
  const text =
    'See [nginx](operations/nginx.conf), [decision 048](decisions/048-rate-limits.md), [above](#status), ' +
    '[tests](../CONTRIBUTING.md#tests) and [Fetch](https://fetch.spec.whatwg.org/).';
  expect(withoutDeadLinks(text, (target) => target === 'operations/nginx.conf')).toBe(
    'See [nginx](operations/nginx.conf), decision 048, [above](#status), tests and [Fetch](https://fetch.spec.whatwg.org/).',
  );
});
