/** Reads what the checks of a draft need to know of the school: classes, cycle, code, and where questions were met. */
import type { EmAberto, Vista } from '@luneta/domain/rascunho-questao';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type TurmaDoRascunho = {
  readonly turma_id: number;
  readonly codigo: string;
  readonly arquivada: boolean;
  readonly outro_ano: boolean;
  readonly tem_professor: boolean;
  readonly fatores: readonly number[];
  readonly outras: readonly { readonly descricao: string; readonly inicio_em: string; readonly fim_em: string }[];
};

const TURMAS = statement<{ escola_id: number; turma_ids: readonly number[]; agora: Date }, TurmaDoRascunho>(
  'find_turmas_do_rascunho',
  `select t.id as turma_id, t.codigo, t.arquivada_em is not null as arquivada,
          exists (select from ano_letivo y where y.escola_id = :escola_id and y.situacao = 'ativo' and y.ano <> t.ano) as outro_ano,
          exists (select from turma_professor p where p.escola_id = t.escola_id and p.turma_id = t.id
             and (p.valido_ate is null or p.valido_ate >= (:agora::timestamptz at time zone e.fuso_horario)::date)) as tem_professor,
          (select coalesce(json_agg(m.fator_tempo), '[]') from turma_aluno m where m.escola_id = t.escola_id and m.turma_id = t.id
             and m.status = 'Atual' and m.fator_tempo > 1 and not m.passa_da_janela) as fatores,
          (select coalesce(json_agg(json_build_object('descricao', a.descricao, 'inicio_em', d.inicio_em, 'fim_em', d.fim_em)), '[]')
             from turma_avaliacao c
             join avaliacao a on a.escola_id = c.escola_id and a.id = c.avaliacao_id and a.cancelada_em is null
             join turma_avaliacao_dia d on d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id and d.fim_em > :agora::timestamptz
            where c.escola_id = t.escola_id and c.turma_id = t.id and c.cancelada_em is null) as outras
     from turma t join escola e on e.id = t.escola_id
    where t.escola_id = :escola_id and t.id = any(:turma_ids::bigint[])`,
);

/** The classes that the school has, of these. */
export const findTurmas = (escola: Tenant, turma_ids: readonly number[], agora: Date): Promise<TurmaDoRascunho[]> =>
  escola.run(TURMAS, { turma_ids, agora });

export type Referencias = {
  readonly ciclo: boolean;
  readonly serie: boolean;
  readonly codigo_livre: boolean;
};

const REFERENCIAS = statement<
  {
    escola_id: number;
    ciclo_id: number | null;
    serie_id: number | null;
    codigo: string | null;
  },
  Referencias
>(
  'find_referencias_do_rascunho',
  `select (:ciclo_id::bigint is null or exists (select from ciclo c where c.escola_id = :escola_id and c.id = :ciclo_id)) as ciclo,
          (:serie_id::bigint is null or exists (select from serie s where s.escola_id = :escola_id and s.id = :serie_id)) as serie,
          (:codigo::text is null or not exists (select from avaliacao a where a.escola_id = :escola_id and a.codigo = :codigo)) as codigo_livre`,
);

/** What the draft refers to, and whether the school has it. */
export async function findReferencias(
  escola: Tenant,
  of: {
    readonly ciclo_id: number | null;
    readonly serie_id: number | null;
    readonly codigo: string | null;
  },
): Promise<Referencias> {
  const [row] = await escola.run(REFERENCIAS, of);
  if (!row) throw new Error('find_referencias_do_rascunho gave no row');
  return row;
}

type Asked = { escola_id: number; questao_ids: readonly number[]; agora: Date };

/** Each question of the draft with every revision of it. */
const FAMILY = `select q.id as questao_id, f.id as irma_id, f.gabarito from questao q
  join questao f on f.escola_id = q.escola_id and (f.id = coalesce(q.raiz_id, q.id) or f.raiz_id = coalesce(q.raiz_id, q.id))
  where q.escola_id = :escola_id and f.escola_id = :escola_id and q.id = any(:questao_ids::bigint[])`;

/** Every enrolment of those who are in the classes now: what somebody saw in a former class is seen. */
const ALUNOS = `select m.turma_id, n.id from turma_aluno m
  join turma_aluno n on n.escola_id = m.escola_id and n.pessoa_id = m.pessoa_id
  where m.escola_id = :escola_id and n.escola_id = :escola_id and m.turma_id = any(:turma_ids::bigint[]) and m.status = 'Atual'`;

const hit = (option: string) => `${option} is not distinct from ascii(v.gabarito) - 64`;
const materiaOf = (trilha: string) =>
  `(select m.nome from materia m where m.escola_id = :escola_id and m.id = ${trilha}.materia_id)`;

const VISTAS = statement<Asked & { turma_ids: readonly number[]; quantas: number }, Vista>(
  'find_vistas_do_rascunho',
  `with alvo as materialized (${FAMILY}), aluno as materialized (${ALUNOS}), vez as (
     select v.questao_id, al.turma_id, a.descricao as onde, t.iniciada_em as em,
            case when a.liberado_em < :agora::timestamptz and v.gabarito is not null then ${hit('r.item_resposta')} end as acertou
       from alvo v
       join avaliacao_item i on i.escola_id = :escola_id and i.questao_id = v.irma_id
       join avaliacao a on a.escola_id = i.escola_id and a.id = i.avaliacao_id
       join turma_avaliacao c on c.escola_id = i.escola_id and c.avaliacao_id = i.avaliacao_id
       join tentativa t on t.escola_id = c.escola_id and t.turma_avaliacao_id = c.id and t.dia_prova = i.dia_prova
        and (i.lingua_estrangeira is null or i.lingua_estrangeira = t.lingua_estrangeira)
       join aluno al on al.id = t.turma_aluno_id
       left join resposta r on r.escola_id = t.escola_id and r.tentativa_id = t.id and r.avaliacao_item_id = i.id
     union all
     select v.questao_id, al.turma_id, 'Roteiro de ' || ${materiaOf('tr')}, x.servido_em, x.acertou
       from aluno al
       join fase_execucao e on e.escola_id = :escola_id and e.turma_aluno_id = al.id
       join fase_item x on x.escola_id = e.escola_id and x.fase_execucao_id = e.id
       join trilha_item p on p.escola_id = x.escola_id and p.id = x.trilha_item_id
       join trilha_fase f on f.escola_id = p.escola_id and f.id = p.trilha_fase_id
       join trilha tr on tr.escola_id = f.escola_id and tr.id = f.trilha_id
       join alvo v on v.irma_id = p.questao_id
     union all
     select v.questao_id, al.turma_id, 'Boss de ' || ${materiaOf('tr')}, b.iniciado_em,
            case when b.encerrado_em is not null then ${hit('x.item_resposta')} end
       from aluno al
       join boss b on b.escola_id = :escola_id and b.turma_aluno_id = al.id and b.iniciado_em is not null
       join boss_item x on x.escola_id = b.escola_id and x.boss_id = b.id
       join trilha_item p on p.escola_id = x.escola_id and p.id = x.trilha_item_id
       join trilha tr on tr.escola_id = b.escola_id and tr.id = b.trilha_id
       join alvo v on v.irma_id = p.questao_id)
   select questao_id, turma_id, onde,
          to_char(max(em) at time zone (select e.fuso_horario from escola e where e.id = :escola_id), 'YYYY-MM-DD') as quando,
          round(100.0 * count(*) filter (where acertou) / nullif(count(acertou), 0))::int as percentual_acerto
     from vez group by questao_id, turma_id, onde order by questao_id, turma_id, max(em) desc limit :quantas`,
);

/** Most that a person looks through. */
const MAX_VISTAS = 500;

/** Where the classes have met these questions, in any revision. */
export const findVistas = (
  escola: Tenant,
  of: { readonly questao_ids: readonly number[]; readonly turma_ids: readonly number[]; readonly agora: Date },
): Promise<Vista[]> => escola.run(VISTAS, { ...of, quantas: MAX_VISTAS });

const OPEN = statement<Asked & { quantas: number }, EmAberto>(
  'find_questoes_em_aberto',
  `with alvo as materialized (${FAMILY})
   select distinct v.questao_id, a.descricao from alvo v
     join avaliacao_item i on i.escola_id = :escola_id and i.questao_id = v.irma_id
     join avaliacao a on a.escola_id = i.escola_id and a.id = i.avaliacao_id
    where a.fim_em > :agora::timestamptz and a.cancelada_em is null order by 1, 2 limit :quantas`,
);

/** Exams that are not over and ask one of these questions, in any revision. */
export const findEmAberto = (escola: Tenant, questao_ids: readonly number[], agora: Date): Promise<EmAberto[]> =>
  escola.run(OPEN, { questao_ids, agora, quantas: MAX_VISTAS });
