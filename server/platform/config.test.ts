import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { settingNames } from './environment.ts';

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

it.each(settingNames)('%s is refused by its name when it means nothing', (name) => {
  expect(refusal({ [name]: 'no; way\u0007' })).toContain(`The environment is not right. ${name}: `);
});

it.each([
  ['HOST', 'not a host'],
  ['HOST', 'https://oper.example'],
  ['PORT', ' '],
  ['PORT', '0x50'],
  ['PORT', '-1'],
  ['DATA_DIR', '/proc/x'],
  ['DATA_DIR', import.meta.filename],
  ['DATA_DIR', `${import.meta.filename}/data`],
  ['BACKUP_DIR', import.meta.filename],
  ['EMBED_HOSTS_VIDEO', "youtube.com; script-src 'unsafe-inline'"],
  ['EMBED_HOSTS_SOCIAL', 'https://x.com'],
  ['SITE_URL', 'https://oper.example/de'],
  ['SITE_URL', 'https://oper.example/?a=1'],
  ['SITE_URL', 'https://user@oper.example'],
  ['SITE_URL', 'http:oper.example'],
  ['MEDIA_URL', 'http://store.example/media'],
  ['MEDIA_URL', 's3://'],
  ['MEDIA_URL', 's3://?endpoint=https://s3.example'],
  ['DATABASE_URL', 'postgres://not a host'],
  ['SMTP_URL', 'smtp:mail.example'],
  ['CONTENT_API_URL', 'https:backend.example'],
])('%s=%s is refused', (name, value) => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  expect(refusal({ ...keys, [name]: value })).toContain(`${name}: must `);
});

it('what can be meant is accepted', () => {
  const config = readConfig({
    ...{ HOST: '::1', SITE_URL: 'https://oper.example:8443/', DATA_DIR: 'not/there/yet' },
    ...{ EMBED_HOSTS_VIDEO: ' YouTube.com, vimeo.com', DATABASE_URL: 'postgres://u:p@%2Frun%2Fpostgres/house' },
  });
  expect(config).toMatchObject({ host: '::1', siteUrl: 'https://oper.example:8443' });
  expect(config.embedHosts.video).toEqual(['youtube.com', 'vimeo.com']);
  for (const host of ['localhost', '0.0.0.0', 'web_1', 'oper.example'])
    expect(refusal({ HOST: host })).toBe('accepted');
});
