import type { FaseIds } from '@luneta/api-client/fase';

import { paths } from '../paths.ts';

/** Addresses of one phase and of what stands around it. */
export const addressesOf = ({ tipo, turma_avaliacao_id, materia_id, objeto_conhecimento_id }: FaseIds) => {
  const fase = [tipo, turma_avaliacao_id, materia_id, objeto_conhecimento_id] as const;
  return {
    materia: paths.materia(tipo, turma_avaliacao_id, materia_id),
    boss: paths.boss(tipo, turma_avaliacao_id, materia_id),
    midia: (n: number) => paths.midia(...fase, n),
    item: (ordem: number) => paths.item(...fase, ordem),
    concluido: paths.concluido(...fase),
    /** Where another phase of the subject begins. */
    outra: (oic: number) => paths.midia(tipo, turma_avaliacao_id, materia_id, oic, 1),
  };
};
