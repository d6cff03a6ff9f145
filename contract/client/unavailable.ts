/** No answer came, or none as in the contract: another attempt may succeed. */
export class Unavailable extends Error {
  constructor(reason: unknown, message = 'The content backend cannot answer') {
    super(message, { cause: reason });
    this.name = 'Unavailable';
  }
}
