/** One connection that sends a call after the other, with as little work of its own as possible. */
import { connect } from 'node:net';
import { once } from 'node:events';

export type Answered = { readonly status: number; readonly ms: number; readonly text: string };
export type Connection = {
  readonly post: (path: string, authorization: string, body: string) => Promise<Answered>;
  /** Takes compressed answers, as browsers do. */
  readonly get: (path: string, authorization: string) => Promise<Answered>;
  readonly close: () => void;
};

const HEAD_END = '\r\n\r\n';

/** The status once the whole answer is there; undefined until then. */
function statusOf(text: string): number | undefined {
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
  const send = async (request: string): Promise<Answered> => {
    // A write to a closed socket gives neither an answer nor an error.
    if (socket.destroyed) throw new Error('the server had closed the connection');
    const started = performance.now();
    const answered = new Promise<Omit<Answered, 'ms'>>((resolve, reject) => (waiting = { resolve, reject }));
    socket.write(request, 'latin1');
    return { ...(await answered), ms: performance.now() - started };
  };
  const headOf = (method: string, path: string, authorization: string) =>
    `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${authorization && `authorization: ${authorization}\r\n`}`;
  return {
    post: (path, authorization, body) =>
      send(
        `${headOf('POST', path, authorization)}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      ),
    get: (path, authorization) => send(`${headOf('GET', path, authorization)}accept-encoding: gzip\r\n\r\n`),
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}
