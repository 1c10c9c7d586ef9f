/** Links of the console: from its addresses, and those with a query. */
import { pathsOf } from '@luneta/domain';

import { ADDRESSES } from './addresses.ts';

/** Names in the address of a live board: the student, and what is asked for. */
export const SALA = { aluno: 'aluno', ato: 'ato', tempo: 'tempo' } as const;

const links = pathsOf(ADDRESSES);

export const paths = {
  ...links,
  /** The live board of a day, at a student; `ato` also asks for more time. */
  sala: (turma_avaliacao_id: number, dia: number, turma_aluno_id: number, ato?: 'tempo') =>
    `${links.prova(turma_avaliacao_id)}?dia=${dia}&${SALA.aluno}=${turma_aluno_id}${ato ? `&${SALA.ato}=${ato}` : ''}`,
} as const;
