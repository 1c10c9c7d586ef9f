/** Reads of the server as a signed-in student, to find what stands behind the addresses of the demo. */

export const SENHA = 'luneta123';

export type Caller = <Answer>(path: string, body?: object) => Promise<Answer>;

/** Signs in at the server and calls it as that student. @throws when an answer is no success */
export async function callerOf(server: string, login: string): Promise<Caller> {
  const send = async (path: string, authorization: string, body?: object): Promise<Response> => {
    const response = await fetch(`${server}/api/${path}`, {
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const signedIn = await send('v2/login/', '', { user: { login, password: SENHA } });
  await signedIn.arrayBuffer();
  const authorization = signedIn.headers.get('authorization') ?? '';
  return async (path, body) => JSON.parse(await (await send(path, authorization, body)).text());
}

/** The first of a list. @throws with what the demo lacks */
export function firstOf<Row>(rows: readonly Row[], what: string): Row {
  const [first] = rows;
  if (first === undefined) throw new Error(`the demo has no ${what}`);
  return first;
}
