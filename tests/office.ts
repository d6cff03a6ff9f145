import { errorSchema } from '#contract/base/errors.ts';
import { versionedResources } from '#contract/resources.ts';
import { binApi, type BinEntry, type RecordVersion, versionCalls } from '#contract/resources/versions.ts';
import { fullBodies, makeTargets, type Targets } from './factories/resource.ts';
import { get, send, sharedBackend, type TestBackend, type Written } from './test-backend.ts';

type Headers = Record<string, string>;

/** A backend with targets for references, as an editor and an admin use it; without `headers` the editor calls. */
export class Office {
  readonly backend: TestBackend;
  readonly editor: Headers;
  readonly admin: Headers;
  readonly targets: Targets;
  /** A body with every field, by resource. */
  readonly bodies: Record<string, Record<string, unknown>>;

  constructor(backend: TestBackend, { editor, admin, targets }: Pick<Office, 'editor' | 'admin' | 'targets'>) {
    this.backend = backend;
    this.editor = editor;
    this.admin = admin;
    this.targets = targets;
    this.bodies = fullBodies(targets);
  }

  post(path: string, body: unknown, headers: Headers = this.editor): Promise<Written> {
    return send(this.backend, 'POST', `/de/api/${path}`, headers, body);
  }

  remove(path: string, headers: Headers = this.editor): Promise<Written> {
    return send(this.backend, 'DELETE', `/de/api/${path}`, headers);
  }

  async versionsOf(path: string, headers: Headers = this.editor): Promise<RecordVersion[]> {
    const resource = versionedResources.find(
      (one) => path.startsWith(`${one.path}/`) && !path.slice(one.path.length + 1).includes('/'),
    );
    if (!resource) throw new Error(`There is no resource at ${path}`);
    const { body } = await get(
      this.backend,
      `/de/api/${path}/versions/`,
      versionCalls(resource).list.response,
      headers,
    );
    return body.results;
  }

  /** The entry of a deleted record in the bin. */
  async binned(resource: string, objectId: number): Promise<BinEntry | undefined> {
    const address = `/de/api/bin/?resource=${resource}&page_size=100`;
    const { body } = await get(this.backend, address, binApi.list.response, this.admin);
    return body.results.find((entry) => entry.object_id === objectId);
  }

  /** Restores a deleted record. */
  async restore(resource: string, objectId: number, leaveOut?: string[]): Promise<Written> {
    const entry = await this.binned(resource, objectId);
    if (!entry) throw new Error(`${resource} ${objectId} is not in the bin`);
    return this.post(`bin/${entry.id}/restore/`, leaveOut ? { leave_out: leaveOut } : {}, this.admin);
  }
}

/** Such a backend for the tests of a file, for its top level. */
export async function openOffice(): Promise<Office> {
  const backend = await sharedBackend();
  const targets = await makeTargets(backend.ctx);
  const [editor, admin] = [await backend.signIn('publisher'), await backend.signIn('admin')];
  return new Office(backend, { editor, admin, targets });
}

/** The issues of a refused write. */
export function issuesOf({ body }: Written): { path: string; message: string }[] {
  return errorSchema.parse(body).issues ?? [];
}
