/** Reads the topics of a school that have no course yet, in one statement. */
import type { components } from '@luneta/openapi';

import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Busca } from '../../../../http/busca.ts';

const MAX_OBJETOS = 50;

const LIST = statement<
  { escola_id: number; texto: string | null; quantos: number },
  components['schemas']['ObjetoSemCurso']
>(
  'find_curso_objetos_livres',
  `select o.id as objeto_conhecimento_id, o.descricao as objeto_conhecimento_descricao, o.materia_id, m.nome as materia_nome
     from objeto_conhecimento o
     join materia m on m.escola_id = o.escola_id and m.id = o.materia_id
    where o.escola_id = :escola_id
      and not exists (select 1 from base_conhecimento b where b.escola_id = o.escola_id and b.objeto_conhecimento_id = o.id)
      and (:texto::text is null or position(:texto in ${plain('o.descricao')}) > 0 or position(:texto in ${plain('m.nome')}) > 0)
    order by m.nome, o.descricao, o.id limit :quantos`,
);

/** The first topics without a course, by subject and name; with `busca` those whose name or subject holds the text. */
export const listObjetos = (escola: Tenant, busca: Busca | null) =>
  escola.run(LIST, { texto: busca?.nome ?? null, quantos: MAX_OBJETOS });
