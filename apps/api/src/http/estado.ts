/** What a process knows about its own fitness. No other process needs it: each finds out for itself. */
export type Estado = {
  /** Told to end: it finishes what runs and wants nothing new. */
  encerrando: boolean;
  /** The disk is nearly full: nothing that writes is begun. */
  sem_espaco: boolean;
};

export const createEstado = (): Estado => ({ encerrando: false, sem_espaco: false });
