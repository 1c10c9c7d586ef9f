/** Deletes access records that are no longer needed. */
import { deleteExpiredAccess } from '../modules/pessoas/index.ts';
import type { Job } from './job.ts';

/** It deletes only old rows, so it is safe to run twice. */
export const cleanAcesso: Job = {
  name: 'limpar-acesso',
  cron: '17 3 * * *',
  // A delete frees no disk space at once, and its log needs some.
  sem_espaco: 'espera',
  run: ({ db, agora }) => deleteExpiredAccess(db, agora),
};
