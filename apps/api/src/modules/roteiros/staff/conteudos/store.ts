/** Reads digital contents for staff. */
import type { components } from '@luneta/openapi';

import type { Db } from '../../../../database/db.ts';
import { plain } from '../../../../database/plain.ts';
import { run, statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { pageOf } from '../../../../http/cursor.ts';

type Gestao = components['schemas']['ConteudoGestao'];

const PAGE = 50;

export type ConteudoRow = Omit<Gestao, 'editavel' | 'verificada_em' | 'arquivado_em'> & {
  /** The reader added it. */
  readonly autor: boolean;
  readonly verificada_em: Date | null;
  readonly arquivado_em: Date | null;
};

const COLUMNS = `c.id as conteudo_digital_id, c.objeto_conhecimento_id, o.descricao as objeto_conhecimento_descricao, o.materia_id,
  m.nome as materia_nome, c.tipo, c.descricao, c.url, c.plataforma, c.ordem, c.verificacao, c.verificada_em, c.arquivado_em,
  p.nome as autor_nome, (c.autor_id = :pessoa_id) is true as autor, c.versao,
  (select count(distinct r.id)::int from trilha_fase f
     join trilha r on r.escola_id = f.escola_id and r.id = f.trilha_id and r.turma_aluno_id is null
    where f.escola_id = :escola_id and f.objeto_conhecimento_id = c.objeto_conhecimento_id) as qtde_roteiros`;
const FROM = `conteudo_digital c
  join objeto_conhecimento o on o.escola_id = c.escola_id and o.id = c.objeto_conhecimento_id
  join materia m on m.escola_id = o.escola_id and m.id = o.materia_id
  left join pessoa p on p.escola_id = c.escola_id and p.id = c.autor_id`;

export type Filtros = {
  readonly materia_id: number | null;
  readonly objeto_conhecimento_id: number | null;
  readonly tipo: Gestao['tipo'] | null;
  readonly situacao: 'ativo' | 'arquivado' | null;
  readonly verificacao: NonNullable<Gestao['verificacao']> | 'nunca' | null;
  readonly texto: string | null;
};

const LIST = statement<
  Filtros & { escola_id: number; pessoa_id: number; depois: number | null; quantos: number },
  ConteudoRow
>(
  'find_gestao_conteudos',
  `select ${COLUMNS} from ${FROM}
    where c.escola_id = :escola_id
      and (:materia_id::bigint is null or o.materia_id = :materia_id)
      and (:objeto_conhecimento_id::bigint is null or c.objeto_conhecimento_id = :objeto_conhecimento_id)
      and (:tipo::text is null or c.tipo = :tipo)
      and (:situacao::text is null or (c.arquivado_em is null) = (:situacao = 'ativo'))
      and (:verificacao::text is null or coalesce(c.verificacao, 'nunca') = :verificacao)
      and (:texto::text is null or position(:texto in ${plain('c.descricao')}) > 0 or position(:texto in lower(c.url)) > 0)
      and (:depois::bigint is null or (${plain('m.nome')}, ${plain('o.descricao')}, o.id, c.ordem) > (
             select ${plain('n.nome')}, ${plain('x.descricao')}, x.id, d.ordem from conteudo_digital d
               join objeto_conhecimento x on x.escola_id = d.escola_id and x.id = d.objeto_conhecimento_id
               join materia n on n.escola_id = x.escola_id and n.id = x.materia_id
              where d.escola_id = :escola_id and d.id = :depois))
    order by ${plain('m.nome')}, ${plain('o.descricao')}, o.id, c.ordem limit :quantos`,
);

/** A page by subject, topic and authored order. @param depois the last content of the page before */
export async function listConteudos(escola: Tenant, filtros: Filtros, pessoa_id: number, depois: number | null) {
  const rows = await escola.run(LIST, { ...filtros, pessoa_id, depois, quantos: PAGE + 1 });
  return pageOf(rows, PAGE, ({ conteudo_digital_id }) => conteudo_digital_id);
}

const FIND = statement<{ escola_id: number; pessoa_id: number; id: number }, ConteudoRow>(
  'find_gestao_conteudo',
  `select ${COLUMNS} from ${FROM} where c.escola_id = :escola_id and c.id = :id`,
);

/** @param pessoa_id the reader */
export async function findConteudo(escola: Tenant, id: number, pessoa_id: number): Promise<ConteudoRow | null> {
  const [row] = await escola.run(FIND, { id, pessoa_id });
  return row ?? null;
}

const ESCOLA_OF = statement<{ escolas: readonly number[]; id: number }, { escola_id: number }>(
  'find_conteudo_escola',
  'select c.escola_id from conteudo_digital c where c.escola_id = any(:escolas::bigint[]) and c.id = :id',
  'global',
);

/** Which of these schools has the content; null for none. */
export async function findEscolaDoConteudo(db: Db, escolas: readonly number[], id: number): Promise<number | null> {
  const [row] = await run(db, ESCOLA_OF, { escolas, id });
  return row?.escola_id ?? null;
}

export type DoObjeto = { readonly id: number; readonly autor: boolean };
const OF_TOPIC = statement<{ escola_id: number; objeto_conhecimento_id: number; pessoa_id: number }, DoObjeto>(
  'find_conteudos_do_objeto',
  `select c.id, (c.autor_id = :pessoa_id) is true as autor from conteudo_digital c
    where c.escola_id = :escola_id and c.objeto_conhecimento_id = :objeto_conhecimento_id and c.arquivado_em is null
    order by c.ordem`,
);

/** Contents of a topic that are not archived, in their order. */
export const findDoObjeto = (escola: Tenant, objeto_conhecimento_id: number, pessoa_id: number) =>
  escola.run(OF_TOPIC, { objeto_conhecimento_id, pessoa_id });
