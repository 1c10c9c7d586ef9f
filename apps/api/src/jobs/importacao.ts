/** Analyses, applies and takes back files that were handed in. One at a time in a process (rule PIM-7). */
import { IMPORTACAO, runImportacao } from '../modules/importacao/index.ts';
import { deferred } from './deferred.ts';

export const importacao = deferred(IMPORTACAO, {
  sem_espaco: 'espera',
  run: ({ escola, agora, log }, payload, progresso) => runImportacao({ escola, agora, log, payload, progresso }),
});
