import { expect, test } from 'vitest';
import type { Media } from '#contract/media/media.ts';
import { createDescriptions, isChanged, NotSaved, type SentDescription } from './descriptions.ts';

const none = { de: '', en: '' };
const text = (de: string) => ({ de, en: '' });
const entry = (values: Partial<Media> = {}) =>
  ({ id: 1, version: 'v1', alt: none, decorative: false, ...values }) as Media;

/** Answers that the test gives when it says so. */
function byHand(entries: Media[] = [entry()]) {
  const sent: SentDescription[] = [];
  const answers: { store: (values?: Partial<Media>) => void; refuse: (error: Error) => void }[] = [];
  const descriptions = createDescriptions(entries, (description) => {
    sent.push(description);
    return new Promise((resolve, reject) => {
      answers.push({
        store: (values) => resolve(entry({ ...description, version: `v${sent.length + 1}`, ...values })),
        refuse: reject,
      });
    });
  });
  return { descriptions, sent, answers, row: () => descriptions.rows()[0] };
}

test('a picture is sent once while a call runs, and again with its new version when more was typed', async () => {
  const { descriptions, sent, answers, row } = byHand();
  descriptions.change(1, { alt: text('Ein Haus') });
  const saved = descriptions.save(1);
  expect(descriptions.save(1)).toBe(saved);
  expect(sent).toHaveLength(1);
  descriptions.change(1, { alt: text('Ein Haus am Deich') });
  answers[0]?.store();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual({ id: 1, version: 'v2', alt: text('Ein Haus am Deich'), decorative: false });
  answers[1]?.store();
  expect(await saved).toBe(true);
  expect(row()).toMatchObject({ state: 'saved', media: { alt: text('Ein Haus am Deich') } });
});

test('what was typed stays after a failure, and replaces what somebody else has stored', async () => {
  const { descriptions, sent, answers, row } = byHand([entry(), entry({ id: 2 })]);
  descriptions.change(1, { alt: text('Mein Text') });
  const all = descriptions.saveAll();
  answers[0]?.refuse(new NotSaved('Jemand war schneller', entry({ version: 'v7', alt: text('Ihr Text') })));
  expect(await all).toBe(false);
  expect(row()).toMatchObject({ state: 'failed', problem: 'Jemand war schneller', alt: text('Mein Text') });
  const again = descriptions.saveAll();
  expect(sent[1]).toMatchObject({ version: 'v7', alt: text('Mein Text') });
  answers[1]?.store();
  expect(await again).toBe(true);
  expect(sent).toHaveLength(2);
});

test('a text that the server has tidied counts as stored; one of a decorative picture stays', async () => {
  const { descriptions, answers, row } = byHand();
  descriptions.change(1, { alt: text(' Ein Haus ') });
  const saved = descriptions.save(1);
  answers[0]?.store({ alt: text('Ein Haus') });
  expect(await saved).toBe(true);
  expect(row()).toMatchObject({ alt: text('Ein Haus') });
  descriptions.change(1, { decorative: true });
  const marked = descriptions.save(1);
  answers[1]?.store({ alt: none });
  expect(await marked).toBe(true);
  expect(row()).toMatchObject({ alt: text('Ein Haus') });
  expect(descriptions.rows().some(isChanged)).toBe(false);
});
