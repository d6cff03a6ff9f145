import { expect, it } from 'vitest';
import { statusCodes, statusGroups } from '#contract/office/status-api.ts';
import { statusMessages } from './status-messages.ts';

it('every finding and every group of the status has a text', () => {
  const needed = [...statusCodes.map((code) => `finding_${code}`), ...statusGroups.map((group) => `group_${group}`)];
  expect(needed.filter((name) => !statusMessages[`status.${name}`])).toEqual([]);
});
