/** One connection that sends a POST after the other, with as little work of its own as possible. */
import { connect } from 'node:net';
import { once } from 'node:events';

export type Answered = { readonly status: number; readonly ms: number; readonly text: string };
export type Connection = {
  readonly post: (path: string, authorization: string, body: string) => Promise<Answered>;
  readonly close: () => void;
};

const HEAD_END = '\r\n\r\n';

/** The status once the whole answer is there; undefined until then. */
export function statusOf(text: string): number | undefined {
  const end = text.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  if (length === undefined) throw new Error(`an answer without a length:\n${text.slice(0, end)}`);
  // Latin 1: one character is one byte.
  return text.length >= end + HEAD_END.length + Number(length) ? Number(text.slice(9, 12)) : undefined;
}

export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1');
  await once(socket, 'connect');
  let text = '';
  let waiting:
    | { readonly resolve: (answer: Omit<Answered, 'ms'>) => void; readonly reject: (error: Error) => void }
    | undefined;
  socket.on('data', (chunk: string) => {
    text += chunk;
    const status = statusOf(text);
    if (status === undefined) return;
    waiting?.resolve({ status, text });
    text = '';
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  return {
    post: async (path, authorization, body) => {
      const started = performance.now();
      const answered = new Promise<Omit<Answered, 'ms'>>((resolve, reject) => (waiting = { resolve, reject }));
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
      return { ...(await answered), ms: performance.now() - started };
    },
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}
