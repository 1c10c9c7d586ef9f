/** What changed enrolments mean for exams, results and wallets: handed to the functions of `pessoas` that write them. */
import type { Consequencias } from '../pessoas/index.ts';
import { releaseAfterMatriculas } from '../provas/index.ts';
import { carryCarteiras } from './carteira-mudanca-store.ts';

export const consequenciasEm = (agora: Date): Consequencias => ({
  told: releaseAfterMatriculas,
  carried: carryCarteiras,
  agora,
});
