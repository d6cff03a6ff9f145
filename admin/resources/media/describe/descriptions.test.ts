import { expect, it } from 'vitest';
import type { Media } from '#contract/media/media.ts';
import { createDescriptions, isChanged, type NotSaved, type SentDescription } from './descriptions.ts';

const none = { de: '', en: '' };
const text = (de: string) => ({ de, en: '' });
const entry = (values: Partial<Media> = {}) =>
  ({ id: 1, version: 'v1', alt: none, decorative: false, ...values }) as Media;

/** Answers that the test gives when it says so. */
function byHand(entries: Media[] = [entry()]) {
  const sent: SentDescription[] = [];
  const answers: { store: (values?: Partial<Media>) => void; refuse: (refusal: NotSaved | Error) => void }[] = [];
  const descriptions = createDescriptions(entries, (description) => {
    sent.push(description);
    return new Promise((resolve, reject) => {
      answers.push({
        store: (values) => resolve(entry({ ...description, version: `v${sent.length + 1}`, ...values })),
        refuse: (refusal) => (refusal instanceof Error ? reject(refusal) : resolve(refusal)),
      });
    });
  });
  return { descriptions, sent, answers, row: () => descriptions.rows()[0] };
}

it('a picture is sent once while a call runs, and again with its new version when more was typed', async () => {
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

it('what was typed stays after a failure, and is sent again when saved again', async () => {
  const { descriptions, sent, answers, row } = byHand([entry(), entry({ id: 2 })]);
  descriptions.change(1, { alt: text('Mein Text') });
  const all = descriptions.saveAll();
  answers[0]?.refuse({ problem: 'Keine Verbindung' });
  expect(await all).toBe(false);
  expect(row()).toMatchObject({ state: 'failed', problem: 'Keine Verbindung', alt: text('Mein Text') });
  const again = descriptions.saveAll();
  answers[1]?.store();
  expect(await again).toBe(true);
  expect(sent).toHaveLength(2);
});

/** Typed and refused because of what somebody else has stored. */
async function refused(typed: string, stored: Partial<Media>) {
  const all = byHand();
  all.descriptions.change(1, { alt: text(typed) });
  const saved = all.descriptions.save(1);
  all.answers[0]?.refuse({ problem: 'Jemand war schneller', current: entry({ version: 'v7', ...stored }) });
  return { ...all, saved };
}

it('when somebody else has stored something meanwhile, a different text stays until it is replaced with the button', async () => {
  const { descriptions, sent, answers, row, saved } = await refused('Mein Text', { alt: text('Ihr Text') });
  expect(await saved).toBe(false);
  const conflict = { state: 'conflict', problem: 'Jemand war schneller', alt: text('Mein Text') };
  expect(row()).toMatchObject(conflict);
  expect(await descriptions.save(1)).toBe(false);
  expect(await descriptions.saveAll()).toBe(false);
  descriptions.change(1, { alt: text('Mein besserer Text') });
  expect(await descriptions.save(1)).toBe(false);
  expect(row()).toMatchObject({ ...conflict, alt: text('Mein besserer Text') });
  expect(sent).toHaveLength(1);
  const replaced = descriptions.replace(1);
  expect(sent[1]).toMatchObject({ version: 'v7', alt: text('Mein besserer Text') });
  answers[1]?.store();
  expect(await replaced).toBe(true);
  expect(row()?.state).toBe('saved');
});

it('when somebody else has stored something meanwhile, their text can be taken', async () => {
  const { descriptions, sent, row, saved } = await refused('Mein Text', { alt: text('Ihr Text') });
  await saved;
  descriptions.takeStored(1);
  expect(row()).toMatchObject({ state: 'idle', problem: '', alt: text('Ihr Text') });
  expect(await descriptions.saveAll()).toBe(true);
  expect(sent).toHaveLength(1);
});

it('when somebody else has stored something meanwhile, a text in the other language stays, and both are stored without a question', async () => {
  const { sent, answers, saved, row } = await refused('Mein Text', { alt: { de: '', en: 'Theirs' } });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({ version: 'v7', alt: { de: 'Mein Text', en: 'Theirs' } });
  answers[1]?.store();
  expect(await saved).toBe(true);
  expect(row()?.state).toBe('saved');
});

it('saving asks about a picture that somebody else has marked as decorative in the meantime', async () => {
  const { descriptions, sent, answers, row, saved } = await refused('Mein Text', { decorative: true });
  expect(await saved).toBe(false);
  expect(row()).toMatchObject({ state: 'conflict', alt: text('Mein Text'), decorative: false });
  const replaced = descriptions.replace(1);
  expect(sent[1]).toMatchObject({ alt: text('Mein Text'), decorative: false });
  answers[1]?.store();
  expect(await replaced).toBe(true);
});

it('when somebody else has stored something meanwhile, the same text counts as saved', async () => {
  const { sent, row, saved } = await refused('Ein Text', { alt: text('Ein Text') });
  expect(await saved).toBe(true);
  expect(row()?.state).toBe('saved');
  expect(sent).toHaveLength(1);
});

it('a row does not stay in saving, whatever fails and whatever is typed meanwhile', async () => {
  const { descriptions, answers, row } = byHand();
  descriptions.change(1, { alt: text('Ein Haus') });
  const failed = descriptions.save(1);
  answers[0]?.refuse(new TypeError('broken'));
  await expect(failed).rejects.toThrow('broken');
  expect(row()?.state).toBe('failed');
  descriptions.change(1, { alt: text(' Ein Haus') });
  const saved = descriptions.save(1);
  descriptions.change(1, { alt: text('Ein Haus') });
  answers[1]?.store({ alt: text('Ein Haus') });
  expect(await saved).toBe(true);
  expect(row()?.state).toBe('saved');
});

it('a text that the server has tidied counts as stored; one of a decorative picture stays', async () => {
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
