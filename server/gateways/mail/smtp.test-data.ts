import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface PostOffice {
  url: string;
  /** The raw messages it received. */
  received: string[];
  /** What it does with a message once it has it. */
  behaviour: 'takes it' | 'refuses it' | 'dies with it in hand';
  close(): Promise<void>;
}

/** A mail server that speaks just enough SMTP to accept a message. */
export async function openPostOffice(port = 0): Promise<PostOffice> {
  const open = new Set<Socket>();
  const received: string[] = [];
  const office: PostOffice = {
    ...{ url: '', received, behaviour: 'takes it' },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    let letter: string | null = null;
    let heard = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 post office');
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        if (letter === null) {
          if (line === 'DATA') letter = '';
          say(line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 fine');
        } else if (line !== '.') letter += `${line}\n`;
        else {
          if (office.behaviour === 'refuses it') say('451 not now');
          else received.push(letter);
          if (office.behaviour === 'takes it') say('250 taken');
          if (office.behaviour === 'dies with it in hand') socket.destroy();
          letter = null;
        }
      }
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  office.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return office;
}
