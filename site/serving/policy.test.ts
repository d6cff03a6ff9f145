import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultEmbedHosts } from '#contract/embed-hosts.ts';
import { inlineScripts, policyFor } from './policy.ts';

const config = { siteUrl: 'https://oper.example', embedHosts: defaultEmbedHosts };
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (content: string) =>
  `<html><body><main>${content}</main><footer></footer><script>own()</script><script type="application/json">{"x":"a"}</script></body></html>`;

test('the page’s own scripts may run', () => {
  expect(inlineScripts(page('<p>Text</p>'))).toEqual(['own()']);
  expect(policyFor(page('<p>Text</p>'), config)).toContain(hash('own()'));
});

test.each(['<script>evil()</script>', '</main><script>evil()</script>', '<!--</main>--><script async>evil()</script>'])(
  'a script in the content may not: %s',
  (content) => {
    const policy = policyFor(page(content), config);
    expect(policy).not.toContain(hash('evil()'));
    expect(policy).toContain(hash('own()'));
  },
);
