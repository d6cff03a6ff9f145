/** The first bytes of an answer as text, at least `bytes` of them if it is longer; empty if it breaks off or times out. */
export async function readBeginning(answer: Response, bytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let seen = 0;
  try {
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part, { stream: true });
      seen += part.byteLength;
      if (seen >= bytes) break;
    }
  } catch {
    return '';
  }
  return text;
}
