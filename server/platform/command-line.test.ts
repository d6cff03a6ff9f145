import { expect, it } from 'vitest';
import { adviseTarget, commandLine } from './command-line.ts';

it('messages name the commands of the repository, or those of the packed folder, which has no npm', () => {
  expect([commandLine('backup'), commandLine('start'), commandLine('admin', 'list')]).toEqual([
    ...['npm run backup', 'npm start', 'npm run admin -- list'],
  ]);
  expect(commandLine('backup', '', true)).toBe('node_modules/.bin/node --run backup');
  expect(commandLine('admin', 'list', true)).toBe('node_modules/.bin/node --run admin -- list');
});

it('a folder that cannot be written is named, with what to do; other failures stay as they are', () => {
  const denied = new Error("EACCES: permission denied, open '/srv/house.zip.part'");
  expect(() => adviseTarget(denied, '/srv/house.zip', 'npm run export -- /exports/house.zip')).toThrow(
    '/srv cannot be written (EACCES). Give a path in a folder that can: npm run export -- /exports/house.zip',
  );
  const other = new Error('No backup was written: EACCES');
  expect(() => adviseTarget(other, '/srv/house.zip', '')).toThrow(other);
});
