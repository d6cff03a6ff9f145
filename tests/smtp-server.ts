import { createServer, type Socket } from 'node:net';
import { listenOnLoopback } from './loopback.ts';

/** How the server behaves towards a client. */
export type SmtpMood = 'accepts' | 'refuses' | 'defers' | 'hangs' | 'goes away' | 'is gone after the mail';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text as they came over the wire. */
  raw: string;
}

export interface SmtpServer {
  url: string;
  mood: SmtpMood;
  taken: ReceivedMail[];
  /** How often somebody connected. */
  readonly calls: number;
  close(): Promise<void>;
}

/** A mail server on the loopback address that speaks as much SMTP as it takes to hand over a mail. */
export async function openSmtpServer(mood: SmtpMood = 'accepts'): Promise<SmtpServer> {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    converse(socket, opened);
  });
  const loopback = await listenOnLoopback(server);
  const opened: SmtpServer = {
    url: `smtp://127.0.0.1:${loopback.port}`,
    mood,
    taken: [],
    get calls() {
      return calls;
    },
    close: loopback.close,
  };
  return opened;
}

function converse(socket: Socket, server: SmtpServer): void {
  if (server.mood === 'hangs') return;
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', to: [], raw: '' };
  let inData = false;
  let waiting = '';
  const answers: [RegExp, (line: string) => void][] = [
    [/^(?:EHLO|HELO)/i, () => say('250 loopback')],
    [
      /^MAIL FROM:/i,
      (line) => {
        mail = { from: addressIn(line), to: [], raw: '' };
        say('250 ok');
      },
    ],
    [
      /^RCPT TO:/i,
      (line) => {
        mail.to.push(addressIn(line));
        if (server.mood === 'refuses') say(`550 no such mailbox ${addressIn(line)}`);
        else if (server.mood === 'defers') say(`451 come back later ${addressIn(line)}`);
        else say('250 ok');
      },
    ],
    [
      /^DATA/i,
      () => {
        if (server.mood === 'goes away') return socket.destroy();
        inData = true;
        say('354 go on');
      },
    ],
    [/^QUIT/i, () => socket.end('221 bye\r\n')],
  ];
  const hear = (line: string) => {
    if (inData && line === '.') {
      inData = false;
      server.taken.push(mail);
      if (server.mood === 'is gone after the mail') socket.destroy();
      else say('250 taken');
    } else if (inData) mail.raw += `${line.replace(/^\./, '')}\r\n`;
    else (answers.find(([command]) => command.test(line))?.[1] ?? (() => say('502 what?')))(line);
  };
  socket.setEncoding('utf8').on('data', (part) => {
    const lines = (waiting + String(part)).split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 loopback');
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
