/** Bytes that an answer may have; a list of five thousand events has about four million. */
const maxBytes = 16 * 1024 * 1024;

/** The text of a response; rejects when the transfer is interrupted, or too long. */
export async function readBody(response: Response): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
