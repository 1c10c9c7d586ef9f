/** Whether this process can take work. Each process finds out for itself. */
export type Estado = {
  /** The process was told to end: it finishes running requests and takes no new work. */
  encerrando: boolean;
  /** The disk is nearly full: no write is started. */
  sem_espaco: boolean;
};

export const createEstado = (): Estado => ({ encerrando: false, sem_espaco: false });
