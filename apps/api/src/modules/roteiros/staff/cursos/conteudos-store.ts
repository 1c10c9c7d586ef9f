/** Reads the digital contents of a topic with the votes of students, for staff (decision 221). */
import { votosDesde } from '@luneta/domain/conteudo-votos';
import type { components } from '@luneta/openapi';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { VOTOS } from '../../votos.ts';

/** The contract's limit, which holds for students too. */
const MAX_CONTEUDOS = 200;

export type ConteudoVotado = Omit<components['schemas']['CursoConteudo'], 'percentual_sim'>;

const LIST = statement<{ escola_id: number; objeto_conhecimento_id: number; desde: Date }, ConteudoVotado>(
  'find_curso_conteudos',
  `select c.id as conteudo_digital_id, c.descricao, c.tipo, v.votos, v.votos_sim
     from conteudo_digital c ${VOTOS}
    where c.escola_id = :escola_id and c.objeto_conhecimento_id = :objeto_conhecimento_id
    order by c.ordem, c.id limit ${MAX_CONTEUDOS}`,
);

/** The contents of a topic in the authored order. */
export function listConteudos(escola: Tenant, objeto_conhecimento_id: number, agora: Date): Promise<ConteudoVotado[]> {
  return escola.run(LIST, { objeto_conhecimento_id, desde: votosDesde(agora) });
}
