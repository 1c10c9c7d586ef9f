/**
 * Starts the embedded PostgreSQL again when it died (decision 201): at most five times in ten minutes, because one that dies
 * at once again has a cause that a start does not mend. It says so in the log, and `GET saude` repeats it.
 */
import type { Embedded } from '../database/embedded/server.ts';
import type { Estado } from '../http/estado.ts';

const MOST_STARTS = 5;
const WINDOW_MS = 600_000;
const INTERVAL_MS = 250;

type Say = (what: object, message: string) => void;

export type WatchPostgresOptions = {
  readonly server: Pick<Embedded, 'alive' | 'revive'>;
  readonly estado: Estado;
  readonly agora: () => Date;
  readonly log: { readonly warn: Say; readonly error: Say };
  /** Runs `work` repeatedly and returns a function that stops it. A test passes its own function. */
  readonly every?: (milliseconds: number, work: () => Promise<void>) => () => void;
};

function onTimer(milliseconds: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** @returns a function that ends the watch, and waits for a start that is under way */
export function watchPostgres(options: WatchPostgresOptions): () => Promise<void> {
  const { server, estado, agora, log, every = onTimer } = options;
  let starting: Promise<void> | undefined;

  const revive = async (reinicios: readonly Date[]): Promise<void> => {
    estado.banco = 'reiniciando';
    estado.reinicios = [...reinicios, agora()];
    const which = { reinicio: estado.reinicios.length, limite: MOST_STARTS };
    log.warn(which, 'PostgreSQL died; starting it again');
    try {
      await server.revive();
      estado.banco = 'ok';
      log.warn(which, 'PostgreSQL runs again');
    } catch (error) {
      log.error({ ...which, err: error }, 'PostgreSQL could not be started again');
    }
  };

  const look = async (): Promise<void> => {
    if (starting || estado.encerrando) return;
    const since = agora().getTime() - WINDOW_MS;
    const reinicios = estado.reinicios.filter((instante) => instante.getTime() > since);
    if (server.alive()) {
      estado.reinicios = reinicios;
      estado.banco = 'ok';
      return;
    }
    if (reinicios.length < MOST_STARTS) {
      starting = revive(reinicios);
      await starting;
      starting = undefined;
    } else if (estado.banco !== 'parado') {
      estado.banco = 'parado';
      log.error(
        { reinicios: reinicios.length, minutos: WINDOW_MS / 60_000 },
        'PostgreSQL died too often and is not started again for now: read postgres.log in the data folder, then start Luneta again',
      );
    }
  };

  const stop = every(INTERVAL_MS, look);
  return async () => {
    stop();
    await starting;
  };
}
