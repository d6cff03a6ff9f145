import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recordOf } from '#contract/base/records.ts';
import { defaultNewsletterLists } from '#contract/newsletter/newsletter-lists.ts';
import { demoWords } from './demo-words.ts';
import { root } from './source-files.ts';

/** Names of the interface that other programs rely on, and its field in tables. */
const interfaceNames = /is_child_colonia|(?:colonia)?-koeln\\?\.webshop|\.default\('colonia'\)/g;

const contentOfDemo = /\.test\.tsx?$|\.fixture\.tsx?$|^editor\/features\/paste\/samples\//;

it('the code outside demo, tests and docs says nothing about the demo house', () => {
  const folders = 'admin contract editor main messages modules server site text time ui'.split(' ');
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs,css,html,json,svg,txt}`, {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    }).map((file) => file.split(path.sep).join('/')),
  );
  const own = files.filter((file) => !/paraglide\/|package-lock/.test(file) && !contentOfDemo.test(file));
  expect(own.length).toBeGreaterThan(1000);
  const found = own.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        demoWords.test(line.replaceAll(interfaceNames, '')) ? [`${file}:${index + 1}: ${line}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

/** Works and trades of an opera house, which a playhouse does not have. */
const operaWords =
  /\bOper(?:nhaus|nkasse|ette)?\b|\boperas?\b|\boperetta\b|\bopera house\b|Festspiel|\bOrchest|\bChor\b|\bchorus\b/i;

it('the interface tells visitors of no house that it is an opera house', () => {
  const said = ['de', 'en'].flatMap((locale) => {
    const messages: unknown = JSON.parse(readFileSync(path.join(root, `messages/${locale}.json`), 'utf8'));
    return Object.entries(recordOf(messages)).map(([key, text]) => [`${locale} ${key}`, JSON.stringify(text)]);
  });
  expect(said.length).toBeGreaterThan(2000);
  expect(said.filter(([, text]) => operaWords.test(text ?? ''))).toEqual([]);
  for (const { name } of defaultNewsletterLists) expect(`${name.de} ${name.en}`).not.toMatch(operaWords);
});
