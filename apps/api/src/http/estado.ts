/** Whether this process can take work. Each process finds out for itself. */
export type Estado = {
  /** The process was told to end: it finishes running requests and takes no new work. */
  encerrando: boolean;
  /** The disk is nearly full: no write is started. */
  sem_espaco: boolean;
  /** The database answers, gives no sign, or is the embedded one and is being started again. */
  banco: 'ok' | 'sem_resposta' | 'reiniciando';
  /** When the embedded PostgreSQL was started again, within the last ten minutes; the oldest first. */
  reinicios: readonly Date[];
  /** The outage of the database that is under way; its instants are of `performance.now()`. */
  queda: { readonly began: number; lastFailed: number; calls: number } | null;
};

export const createEstado = (): Estado => ({
  encerrando: false,
  sem_espaco: false,
  banco: 'ok',
  reinicios: [],
  queda: null,
});
