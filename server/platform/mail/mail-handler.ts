import type { Handler } from '../outbox/handler.ts';
import { mailChannel, type MailPayload } from './outgoing-mail.ts';
import type { MailTransport } from './transport.ts';

/** Sends the mails of the outbox. */
export function createMailHandler(transport: MailTransport): Handler<MailPayload> {
  return {
    channel: mailChannel,
    describe: ({ id, payload }) => `Mail ${id} (${payload.kind})`,
    deliver: transport.deliver,
    // Of a sent mail only the time and the department are stored.
    afterDelivery: ({ kind, recipient }) => ({
      kind,
      recipient: kind === 'contact' ? recipient : '',
      replyTo: '',
      subject: '',
      body: '',
    }),
  };
}
