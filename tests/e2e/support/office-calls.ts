import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

export const storedSchema = z.object({
  id: z.int(),
  version: z.string(),
  urls: z.object({ de: z.string(), en: z.string() }).default({ de: '', en: '' }),
});
export type Stored = z.infer<typeof storedSchema>;
export type Made = Pick<Stored, 'id' | 'urls'>;

/** Calls of the API with the session of a page, at the address that it shows. */
export class Office {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async call(method: 'GET' | 'POST' | 'DELETE', path: string, data?: object): Promise<unknown> {
    const page = this.#page;
    const headers = await headersFrom(page);
    const answer = await page.request.fetch(`${new URL(page.url()).origin}/de/api/${path}`, {
      method,
      headers,
      ...(data ? { data } : {}),
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  }

  async create(resource: string, data: object): Promise<Stored> {
    return storedSchema.parse(await this.call('POST', `${resource}/?translations=all`, data));
  }

  async change(resource: string, id: number, data: object): Promise<Stored> {
    return storedSchema.parse(await this.call('POST', `${resource}/${id}/?translations=all`, data));
  }
}

/** A text in both languages. */
export const both = (de: string, en = de) => ({ de, en });

/** Creates a record with the session of a page, or changes one. */
export async function post(page: Page, path: string, data: object): Promise<Made> {
  const headers = await headersFrom(page);
  const answer = await page.request.post(`/de/api/${path}?translations=all`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Deletes records, those that are in use excepted. */
export async function remove(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) await page.request.delete(`/de/api/${path}/`, { headers: await headersFrom(page) });
}

/** Headers of a write. */
export async function headersFrom(page: Page): Promise<Record<string, string>> {
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  return { origin: new URL(page.url()).origin, 'X-CSRFToken': decodeURIComponent(csrf) };
}
