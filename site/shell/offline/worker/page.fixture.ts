/** A page as the server returns it. */
export function page(
  title: string,
  { body = '', control = 'public, max-age=0', status = 200, added = {} } = {},
): () => Response {
  const html = `<!DOCTYPE html><html><head><title>${title} – Oper Colonia</title><link rel="stylesheet" href="/assets/house-a1.css"/></head><body><header></header><main>${body}</main><footer></footer><script>x</script></body></html>`;
  return () =>
    new Response(html, {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': control, ...added },
    });
}
