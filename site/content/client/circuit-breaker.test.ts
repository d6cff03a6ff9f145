import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';
import { LastAnswers } from './remote-backend.ts';

const answer = (size: number) => ({ status: 200, body: size, tags: [], expiresAt: Infinity, size });

it('a call that failed is not tried during the pause, then once in each pause', () => {
  let now = 0;
  const breaker = new CircuitBreaker({ pause: 100, now: () => now });
  breaker.failed('a');
  expect([breaker.isOpen('a'), breaker.isOpen('b'), breaker.isOpen('a', 2)]).toEqual([true, false, false]);
  now = 100;
  expect([breaker.isOpen('a'), breaker.isOpen('a')]).toEqual([false, true]);
  breaker.succeeded('a');
  expect([breaker.isOpen('a'), breaker.hasFailed('a')]).toEqual([false, false]);
});

it('counts failures in a row', () => {
  const breaker = new CircuitBreaker({ pause: 100, now: () => 0 });
  breaker.failed('a');
  breaker.failed('a');
  expect(breaker.isOpen('a', 3)).toBe(false);
  breaker.failed('a');
  expect(breaker.isOpen('a', 3)).toBe(true);
});

it('last answers stay within their size and their age', () => {
  let now = 0;
  const last = new LastAnswers({ size: 20_000, maxAge: 50, now: () => now });
  last.set('too large', answer(5000));
  for (let index = 0; index < 20; index += 1) last.set(`${index}`, answer(1500));
  expect(last.get('too large')).toBeUndefined();
  expect([last.get('9'), last.get('10')?.at]).toEqual([undefined, 0]);
  last.set('19', answer(10));
  last.delete('18');
  expect([last.get('19')?.answer.body, last.get('18')]).toEqual([10, undefined]);
  now = 51;
  expect(last.get('19')).toBeUndefined();
});
