const pattern = /^(?:https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:[+\d\s()/-]+|\/(?!\/)[^\s<>"\\]*|#[\w-]+)$/i;

/** True for an address that a link may lead to; `javascript:` and protocol-relative URLs are none. */
export function isAddress(text: string): boolean {
  return pattern.test(text);
}
