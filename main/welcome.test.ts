import { expect, it } from 'vitest';
import { welcome } from './welcome.ts';

const config = { siteUrl: 'https://oper.example', host: '127.0.0.1', logFormat: 'text' } as const;
const local = { ...config, siteUrl: 'http://localhost:3000' };

it('names the address alone if it says where the server listens', () => {
  expect(welcome({ config: local, port: 3000, isOpen: true, admin: null })).toEqual([
    '\nReady: http://localhost:3000\n',
  ]);
});

it('names the port behind a proxy', () => {
  const [ready] = welcome({ config, port: 3000, isOpen: undefined, admin: null });
  expect(ready).toBe('\nReady: https://oper.example (listens on 127.0.0.1:3000)\n');
});

it('says that the house is closed, and where it is opened', () => {
  const lines = welcome({ config, port: 3000, isOpen: false, admin: null }).join('\n');
  expect(lines).toContain('The house is closed');
  expect(lines).toContain('https://oper.example/admin\n');
});

it('prints a generated password once, but not to a collected log', () => {
  const admin = { email: 'a@b.example', password: 'geheim' };
  expect(welcome({ config: local, port: 3000, isOpen: true, admin })[1]).toContain('password  geheim');
  const collected = welcome({ config: { ...local, logFormat: 'json' }, port: 3000, isOpen: true, admin })[1];
  expect(collected).toBe('First admin: a@b.example. Set a password with: npm run admin -- reset-password a@b.example');
});
