/**
 * The line of the sign-ins of an address that failed too often. One is checked at a time. A guess keeps the turn for its time,
 * so that guessing stays slow; after any other try the next follows at once. It knows neither passwords nor the database: the
 * turn itself is taken by `Turno`, for every process of the server.
 *
 * Each account has its own place: who was tried least goes first, whatever number of tries of another account wait. Equals go
 * in the order of their coming.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { errors } from '../../../http/errors.ts';

/** The turn of an address, shared by all processes. */
export type Turno = {
  /** How long it may serve others than guesses before it is taken anew: shorter than a guess keeps it. */
  readonly servesMs: number;
  /** Takes it. Returns 0, or the milliseconds after which to ask again. */
  readonly take: () => Promise<number>;
  /** Keeps it for the time of one wrong password. */
  readonly keep: () => Promise<void>;
  readonly giveBack: () => Promise<void>;
};

export type Lugar = {
  readonly endereco: string;
  /** The account as it is counted. */
  readonly conta: string;
  /** Its wrong passwords so far. */
  readonly falhas: number;
  readonly turno: Turno;
};

export type Conferida = {
  readonly right: boolean;
  /** Whether it was a guess, which keeps the turn. */
  readonly guess: boolean;
};

export type VezOptions = {
  /** Longest wait in the line. */
  readonly maxSeconds: number;
  /** Tries of one address that may wait, and of all together. */
  readonly maxWaiting: number;
  readonly maxWaitingAll: number;
};

export type Vez = {
  /**
   * Runs `check` when it is the turn of this try.
   * @throws 503 `muitos_acessos` after the longest wait, or when it is the last of too many
   */
  readonly run: (lugar: Lugar, check: () => Promise<Conferida>) => Promise<boolean>;
  readonly waiting: () => number;
};

type Waiting = Lugar & {
  readonly nivel: number;
  /** Checks and answers. Returns whether it was a guess. */
  readonly go: () => Promise<boolean>;
  readonly refuse: (error: unknown) => void;
};

const SHORTEST_LOOK_MS = 20;
/** Until a try that waited in vain may come again. */
const RETRY_SECONDS = 5;

/** Takes the first or the last of the line out of it. */
function takeOut(line: Waiting[], which: 'first' | 'last'): Waiting | undefined {
  const niveis = line.map(({ nivel }) => nivel);
  const index = which === 'first' ? niveis.indexOf(Math.min(...niveis)) : niveis.lastIndexOf(Math.max(...niveis));
  return line.splice(index, 1)[0];
}

export function createVez({ maxSeconds, maxWaiting, maxWaitingAll }: VezOptions): Vez {
  const lines = new Map<string, Waiting[]>();
  const waiting = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0);

  /** One turn: the first guess ends it. */
  async function serveTurn(line: Waiting[], turno: Turno): Promise<void> {
    const until = performance.now() + turno.servesMs;
    for (let next = takeOut(line, 'first'); next; next = performance.now() < until ? takeOut(line, 'first') : undefined)
      if (await next.go()) return turno.keep();
    return turno.giveBack();
  }

  async function serve(endereco: string, line: Waiting[]): Promise<void> {
    try {
      for (let newest = line.at(-1); newest; newest = line.at(-1)) {
        const ms = await newest.turno.take();
        if (ms > 0) await wait(Math.max(SHORTEST_LOOK_MS, ms));
        else await serveTurn(line, newest.turno);
      }
    } catch (error) {
      for (const one of line.splice(0)) one.refuse(error);
    } finally {
      lines.delete(endereco);
    }
  }

  return {
    run: (lugar, check) =>
      new Promise<boolean>((resolve, reject) => {
        const line = lines.get(lugar.endereco) ?? [];
        const nivel = lugar.falhas + line.filter(({ conta }) => conta === lugar.conta).length;
        const timer = setTimeout(() => {
          line.splice(line.indexOf(one), 1);
          reject(errors.busy(RETRY_SECONDS));
        }, maxSeconds * 1000);
        const one: Waiting = {
          ...lugar,
          nivel,
          go: async () => {
            clearTimeout(timer);
            try {
              const { right, guess } = await check();
              resolve(right);
              return guess;
            } catch (error) {
              reject(error);
              return false;
            }
          },
          refuse: (error) => {
            clearTimeout(timer);
            reject(error);
          },
        };
        line.push(one);
        if (line.length > maxWaiting || waiting() > maxWaitingAll)
          takeOut(line, 'last')?.refuse(errors.busy(RETRY_SECONDS));
        if (lines.has(lugar.endereco) || line.length === 0) return;
        lines.set(lugar.endereco, line);
        void serve(lugar.endereco, line);
      }),
    waiting,
  };
}
