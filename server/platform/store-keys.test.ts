import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const foreign = 's3://house?endpoint=https://s3.example';
const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

it.each<[string, Record<string, string>, string]>([
  ['no keys', { MEDIA_URL: foreign }, 'MEDIA_URL'],
  ['half of the keys', { MEDIA_URL: foreign, AWS_ACCESS_KEY_ID: 'id' }, 'MEDIA_URL'],
  ['half of the keys for Amazon', { MEDIA_URL: 's3://house', AWS_SECRET_ACCESS_KEY: 'secret' }, 'MEDIA_URL'],
  ['an empty key', { MEDIA_URL: foreign, ...keys, AWS_SECRET_ACCESS_KEY: '' }, 'MEDIA_URL'],
  ['no keys for backups', { BACKUP_EVERY: '24h', BACKUP_DIR: foreign }, 'BACKUP_DIR'],
])('keys of a store with %s the settings are refused', (_, env, name) => {
  expect(() => readConfig(env)).toThrow(`${name}: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`);
});

it.each<[string, Record<string, string>]>([
  ['both keys', { MEDIA_URL: foreign, ...keys }],
  ['a profile', { MEDIA_URL: foreign, AWS_PROFILE: 'house' }],
  ['Amazon, where the machine may have a role', { MEDIA_URL: 's3://house' }],
  ['no store', {}],
])('keys of a store with %s they are taken', (_, env) => {
  expect(() => readConfig(env)).not.toThrow();
});
