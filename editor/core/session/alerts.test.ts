import { expect, it } from 'vitest';
import { Alerts, alertTime } from './alerts.ts';

const alert = (kind: 'save' | 'error', title: string) => ({ kind, title, text: '' });

it('an alert stays for four seconds', () => {
  expect(alertTime).toBe(4000);
});

it('a new alert replaces the older one of its kind, not the other kind', () => {
  const alerts = new Alerts();
  alerts.show(alert('save', 'one'));
  alerts.show(alert('error', 'two'));
  alerts.show(alert('save', 'three'));
  expect(alerts.list.get().map(({ title }) => title)).toEqual(['two', 'three']);
});

it('closing an alert removes only that alert', () => {
  const alerts = new Alerts();
  alerts.show(alert('save', 'one'));
  alerts.show(alert('error', 'two'));
  alerts.close(alerts.list.get()[0]?.id ?? 0);
  expect(alerts.list.get().map(({ title }) => title)).toEqual(['two']);
});
