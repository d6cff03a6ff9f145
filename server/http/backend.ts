import { OpenAPIHono } from '@hono/zod-openapi';

/** What the site asks in this process: a public call that reads, with the request of the visitor for whom it asks. */
export interface ContentQuestion {
  /** As in the path, not encoded. */
  params: Record<string, string>;
  query: Record<string, string>;
  incoming: Request;
}

export interface ContentAnswer {
  /** As over HTTP; the body of an error is null. */
  status: number;
  body: unknown;
  /** Tags of what the answer shows. */
  tags: string[];
  /** When it is different without a change of content, in milliseconds since 1970; Infinity: never. */
  expiresAt: number;
}

export type AnswerQuestion = (question: ContentQuestion) => Promise<ContentAnswer>;

/** The backend: all calls over HTTP, and those that read public content also for the site in this process. */
export class Backend extends OpenAPIHono {
  /** By the id of their endpoint. */
  readonly queries = new Map<string, AnswerQuestion>();
}
