/** Reads one exam day of a class, student by student: state, deadline, progress. It reads no answer and no key. */
import type { EstadoNaProva } from '@luneta/domain/prova-ao-vivo';

import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { type Dia, PENDENTES } from '../../../provas/index.ts';

export type ProvaAlunoRow = {
  readonly turma_aluno_id: number;
  readonly aluno_nome: string;
  readonly avatar_code: number;
  readonly estado: EstadoNaProva;
  readonly iniciada_em: Date | null;
  readonly fim_em: Date;
  readonly entregue_em: Date | null;
  readonly acrescimo: number;
  readonly qtde_respondidas: number;
  readonly ultima_resposta_em: Date | null;
  readonly qtde_fora_do_prazo: number;
};

type OfDay = { escola_id: number; turma_avaliacao_id: number; dia_prova: number; turma_id: number };

const alunos = statement<OfDay, ProvaAlunoRow>(
  'find_gestao_prova_alunos',
  `select m.id as turma_aluno_id, p.nome as aluno_nome, p.avatar_code,
          case when t.id is null then 'nao_iniciada' when t.origem = 'papel' then 'papel' when t.entregue_em is not null then 'entregue'
               when t.encerrada_em is not null then case when t.encerrada_por = 'aluno' then 'entregue' else 'encerrada' end
               else 'respondendo' end as estado,
          case when t.origem = 'online' then t.iniciada_em end as iniciada_em,
          coalesce(case when t.origem = 'online' then t.prazo_em end,
                   d.fim_em + coalesce(j.acrescimo_segundos, 0) * interval '1 second') as fim_em,
          coalesce(t.entregue_em, case when t.encerrada_por = 'aluno' then t.encerrada_em end) as entregue_em,
          coalesce(j.acrescimo_segundos, 0) as acrescimo,
          (select count(*)::int from (select r.avaliacao_item_id from resposta r
             where r.escola_id = t.escola_id and r.tentativa_id = t.id and r.item_resposta is not null
            union select s.avaliacao_item_id from resposta_subjetiva s
             where s.escola_id = t.escola_id and s.tentativa_id = t.id and btrim(s.texto) <> '') x) as qtde_respondidas,
          greatest((select max(r.gravada_em) from resposta r where r.escola_id = t.escola_id and r.tentativa_id = t.id),
                   (select max(s.gravada_em) from resposta_subjetiva s where s.escola_id = t.escola_id and s.tentativa_id = t.id),
                   (select max(e.gravada_em) from redacao e where e.escola_id = t.escola_id and e.tentativa_id = t.id)) as ultima_resposta_em,
          ${PENDENTES('t')} as qtde_fora_do_prazo
     from turma_aluno m
     join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
     join turma_avaliacao_dia d on d.escola_id = m.escola_id and d.turma_avaliacao_id = :turma_avaliacao_id and d.dia_prova = :dia_prova
     left join janela_aluno j on j.escola_id = m.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id and j.dia_prova = d.dia_prova
       and j.turma_aluno_id = m.id
     left join tentativa t on t.escola_id = m.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id and t.dia_prova = d.dia_prova
       and t.turma_aluno_id = m.id
    where m.escola_id = :escola_id and m.turma_id = :turma_id and (m.status = 'Atual' and p.ativa or t.id is not null)
    order by ${plain('p.nome')}, m.id limit 200`,
);

export function findProvaAlunos(escola: Tenant, dia: Dia): Promise<ProvaAlunoRow[]> {
  const { turma_avaliacao_id, dia_prova, turma_id } = dia;
  return escola.run(alunos, { turma_avaliacao_id, dia_prova, turma_id });
}

const contagem = statement<{ escola_id: number; avaliacao_id: number; dia_prova: number }, { itens: number }>(
  'find_gestao_prova_itens_of_dia',
  `select count(distinct i.numero) as itens from avaliacao_item i
    where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and i.dia_prova = :dia_prova`,
);

/** How many questions a student answers on the day: both languages share a number. */
export async function countItens(escola: Tenant, { avaliacao_id, dia_prova }: Dia): Promise<number> {
  const [row] = await escola.run(contagem, { avaliacao_id, dia_prova });
  return row?.itens ?? 0;
}
