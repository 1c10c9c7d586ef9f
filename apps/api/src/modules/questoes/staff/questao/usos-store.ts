/** Where the revisions of a question are used: exams, and roadmaps of classes. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

/** The contract's limit. */
const MAX_USES = 200;

type Of = { escola_id: number; raiz_id: number; quantos: number };

export type UsoProva = {
  readonly avaliacao_conhecimento_id: number;
  readonly descricao: string;
  readonly dia_prova: number;
  readonly numero: number;
  readonly banco_questao_id: number;
  readonly revisao: number;
  readonly data_aplicacao: Date | null;
  readonly liberado_em: Date | null;
};

const FAMILY = 'f.escola_id = :escola_id and (f.id = :raiz_id or f.raiz_id = :raiz_id)';

const PROVAS = statement<Of, UsoProva>(
  'find_questao_usos_em_provas',
  `select i.avaliacao_id as avaliacao_conhecimento_id, a.descricao, i.dia_prova, i.numero, f.id as banco_questao_id, f.revisao,
          d.inicio_em as data_aplicacao, a.liberado_em
     from questao f
     join avaliacao_item i on i.escola_id = f.escola_id and i.questao_id = f.id
     join avaliacao a on a.escola_id = i.escola_id and a.id = i.avaliacao_id
     left join lateral (
       select min(w.inicio_em) as inicio_em from turma_avaliacao c
         join turma_avaliacao_dia w on w.escola_id = c.escola_id and w.turma_avaliacao_id = c.id and w.dia_prova = i.dia_prova
        where c.escola_id = i.escola_id and c.avaliacao_id = i.avaliacao_id) d on true
    where ${FAMILY} order by d.inicio_em desc nulls first, i.id desc limit :quantos`,
);

export type UsoRoteiro = {
  readonly trilha_id: number;
  readonly descricao: string;
  readonly avaliacao_descricao: string;
  readonly turma_codigo: string;
  readonly qtde_fases: number;
  readonly qtde_boss: number;
  readonly banco_questao_id: number;
  readonly revisao: number;
};

const ROTEIROS = statement<Of, UsoRoteiro>(
  'find_questao_usos_em_roteiros',
  `select r.id as trilha_id, r.descricao, a.descricao as avaliacao_descricao, u.codigo as turma_codigo,
          count(distinct p.id)::int as qtde_fases, count(distinct x.boss_id)::int as qtde_boss,
          f.id as banco_questao_id, f.revisao
     from questao f
     join trilha_item t on t.escola_id = f.escola_id and t.questao_id = f.id
     join trilha_fase p on p.escola_id = t.escola_id and p.id = t.trilha_fase_id
     join trilha r on r.escola_id = p.escola_id and r.id = p.trilha_id and r.turma_aluno_id is null
     join turma_avaliacao c on c.escola_id = r.escola_id and c.id = r.turma_avaliacao_id
     join avaliacao a on a.escola_id = c.escola_id and a.id = c.avaliacao_id
     join turma u on u.escola_id = c.escola_id and u.id = c.turma_id
     left join boss_item x on x.escola_id = t.escola_id and x.trilha_item_id = t.id
    where ${FAMILY}
    group by r.escola_id, r.id, a.descricao, u.codigo, f.id, f.revisao order by r.id desc limit :quantos`,
);

/** Uses in published exams, newest first. */
export const findUsosEmProvas = (escola: Tenant, raiz_id: number) => escola.run(PROVAS, { raiz_id, quantos: MAX_USES });

/** Uses in roadmaps of classes, newest first. */
export const findUsosEmRoteiros = (escola: Tenant, raiz_id: number) =>
  escola.run(ROTEIROS, { raiz_id, quantos: MAX_USES });
