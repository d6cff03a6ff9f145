import { AppError } from '#contract/base/errors.ts';

/** A request whose body fails with `payload_too_large` above a number of bytes, with or without a Content-Length. */
export function limitRequestBody(request: Request, bytes: number): Request {
  const contentLength = request.headers.get('content-length');
  if (contentLength !== null) {
    if (Number(contentLength) > bytes) throw new AppError('payload_too_large');
    return request;
  }
  // Reading `body` of a GET or HEAD request would create a stream.
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
    // drain-body.ts reads the rest.
    { preventCancel: true },
  );
  const { url, method, headers, signal } = request;
  // TypeScript does not know `duplex`, which a stream as the body needs.
  const init = { method, headers, signal, body: counted, duplex: 'half' };
  return new Request(url, init);
}
