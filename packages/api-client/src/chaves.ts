/**
 * The `Idempotency-Key` of the calls that the contract marks (decision 198): one key for each act of a person. A call that
 * repeats one still under way, or one whose outcome is not known, is the same act and carries the same key, so that the
 * server answers it as the first.
 */
import { keyedCalls } from '@luneta/openapi/calls';
import { randomId } from './random-id.ts';

/** How long a repetition of a call without an answer is the same act; later it is a new one. */
const SAME_ACT_MS = 60_000;

export const CHAVE_HEADER = 'idempotency-key';

type Act = { readonly chave: string; running: number; lastMs: number };

export type Chaves = {
  /** The key of this call; null when the contract does not ask for one, or the caller brought its own. `call` is method and path template. */
  readonly begin: (call: string, request: Request) => Promise<string | null>;
  /** The call has ended. @param known an answer came, and it says what became of the act */
  readonly end: (chave: string, known: boolean) => void;
};

/** Calls in the order of their last use; those that ended without an answer are forgotten after a minute. */
export function createChaves(nowMs: () => number = Date.now): Chaves {
  const acts = new Map<string, Act>();
  const forgetOld = () => {
    for (const [id, { running, lastMs }] of acts) if (running === 0 && nowMs() - lastMs > SAME_ACT_MS) acts.delete(id);
  };
  return {
    begin: async (call, request) => {
      if (!keyedCalls.has(call) || request.headers.has(CHAVE_HEADER)) return null;
      const id = [call, request.url, request.headers.get('authorization'), await request.clone().text()].join('\n');
      forgetOld();
      const act = acts.get(id) ?? { chave: randomId(), running: 0, lastMs: 0 };
      acts.set(id, act);
      act.running += 1;
      act.lastMs = nowMs();
      return act.chave;
    },
    end: (chave, known) => {
      for (const [id, act] of acts) {
        if (act.chave !== chave) continue;
        act.running -= 1;
        act.lastMs = nowMs();
        if (known && act.running <= 0) acts.delete(id);
      }
    },
  };
}

/**
 * Whether an answer says what became of the act: it is whole, and no failure that may be tried again. After any other the same
 * call keeps its key.
 * @param keyed false for a call without a key, whose answer is not read here
 */
export async function tellsOutcome(response: Response, keyed: boolean): Promise<boolean> {
  const { status } = response;
  if (!keyed || status >= 500 || status === 429 || status === 401) return false;
  return response
    .clone()
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
