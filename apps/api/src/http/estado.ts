/** Whether this process can take work. Each process finds out for itself. */
export type Estado = {
  /** The process was told to end: it finishes running requests and takes no new work. */
  encerrando: boolean;
  /** The disk is nearly full: no write is started. */
  sem_espaco: boolean;
  /** The embedded PostgreSQL (decision 201): it runs, it died and is being started again, or it died too often. */
  banco: 'ok' | 'reiniciando' | 'parado';
  /** When the embedded PostgreSQL was started again, within the last ten minutes; the oldest first. */
  reinicios: readonly Date[];
};

export const createEstado = (): Estado => ({ encerrando: false, sem_espaco: false, banco: 'ok', reinicios: [] });
