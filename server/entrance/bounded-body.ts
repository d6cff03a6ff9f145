import { AppError } from '#contract/errors.ts';

/** A request whose body is cut off with `payload_too_large` at a number of bytes, also where its length was not told. */
export function boundBody(request: Request, bytes: number): Request {
  const told = request.headers.get('content-length');
  if (told !== null) {
    if (Number(told) > bytes) throw new AppError('payload_too_large');
    return request;
  }
  // To look at the body of such a request would make one.
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return request;
  let seen = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > bytes) controller.error(new AppError('payload_too_large'));
        else controller.enqueue(chunk);
      },
    }),
    // What comes after the bound is taken in by take-rest.ts.
    { preventCancel: true },
  );
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: counted, duplex: 'half' } as RequestInit);
}
