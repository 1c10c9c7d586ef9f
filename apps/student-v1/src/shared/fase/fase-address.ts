import type { FaseIds } from '@luneta/api-client/fase';

import { paths } from '../paths.ts';

/** In the address of the contents: they are looked at in between. */
export const ESTUDO = 'estudo';
/** State of the address that leads back from there. */
export const DE_NOVO = 'de-novo';

/** Addresses of one phase and of what stands around it. */
export const addressesOf = ({ tipo, turma_avaliacao_id, materia_id, objeto_conhecimento_id }: FaseIds) => {
  const fase = [tipo, turma_avaliacao_id, materia_id, objeto_conhecimento_id] as const;
  return {
    materia: paths.materia(tipo, turma_avaliacao_id, materia_id),
    boss: paths.boss(tipo, turma_avaliacao_id, materia_id),
    midia: (n: number) => paths.midia(...fase, n),
    /** The contents for who comes from an exercise and goes back to it (decision 220). */
    estudo: (n: number) => `${paths.midia(...fase, n)}?${ESTUDO}`,
    item: (ordem: number) => paths.item(...fase, ordem),
    concluido: paths.concluido(...fase),
    /** Where another phase of the subject begins. */
    outra: (oic: number) => paths.midia(tipo, turma_avaliacao_id, materia_id, oic, 1),
  };
};
