/** Reads the grid of one exam day: its items without their keys, and every student with the stored answers. */
import type { GradeItem, RespostaEmPapel } from '@luneta/domain/grade-resposta';
import type { OndeRespondeu } from '@luneta/domain/monta-hibrida';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { plain } from '../../../../database/plain.ts';
import type { Conteudo } from '../../segunda-conteudo.ts';
import { HAS_TEXT } from '../../texto-sql.ts';
import { CHOSEN_LANGUAGE } from '../../aluno/central/prova-store.ts';
import type { Dia } from '../alcance.ts';

export type GradeItemRow = GradeItem & {
  readonly item_id: number;
  readonly anulada: boolean;
  readonly gabarito_bonificado: boolean;
};

const itens = statement<{ escola_id: number; avaliacao_id: number; dia_prova: number }, GradeItemRow>(
  'find_grade_itens',
  `select i.id as item_id, i.numero, i.lingua_estrangeira, q.subjetiva, i.anulada, i.gabarito_bonificado,
          i.pontuacao::float8 as pontuacao_avaliacao,
          case when coalesce(q.opcao_e, '') <> '' then 5 when q.opcao_d <> '' then 4 when q.opcao_c <> '' then 3 else 2 end as opcoes
     from avaliacao_item i join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
    where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and i.dia_prova = :dia_prova
    order by i.numero, i.lingua_estrangeira nulls first, i.id`,
);

export function findGradeItens(escola: Tenant, { avaliacao_id, dia_prova }: Dia): Promise<GradeItemRow[]> {
  return escola.run(itens, { avaliacao_id, dia_prova });
}

/** A student of the class, or one who took the day before leaving it. */
export type GradeAlunoRow = {
  readonly turma_aluno_id: number;
  readonly aluno_nome: string;
  /** Version number of the row; 0 when nobody has typed it. */
  readonly versao: number;
  readonly presente: boolean | null;
  readonly origem_linha: 'grade' | 'csv' | null;
  readonly tentativa_id: number | null;
  readonly origem_tentativa: 'online' | 'papel' | null;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly respostas: readonly [item_id: number, item_resposta: RespostaEmPapel][] | null;
  readonly pontos: readonly [item_id: number, pontuacao: number][] | null;
  /** Items with a text written on a screen. */
  readonly textos: readonly number[] | null;
  /** An essay was written on a screen. */
  readonly tem_redacao: boolean;
  /** The student has sent something that refers to the attempt, so the attempt cannot be deleted. */
  readonly tem_envio: boolean;
  /** The answer that is kept apart from the attempt, and which of both counts (rule MON-4). */
  readonly segunda: {
    readonly origem: OndeRespondeu;
    readonly conteudo: Conteudo;
    readonly vale: OndeRespondeu;
    readonly escolhida: boolean;
  } | null;
};

const alunos = statement<
  { escola_id: number; turma_avaliacao_id: number; dia_prova: number; turma_id: number },
  GradeAlunoRow
>(
  'find_grade_alunos',
  `select m.id as turma_aluno_id, p.nome as aluno_nome, coalesce(g.versao, 0) as versao, g.presente, g.origem as origem_linha,
          t.id as tentativa_id, t.origem as origem_tentativa, ${CHOSEN_LANGUAGE} as lingua_estrangeira,
          (select json_agg(json_build_array(r.avaliacao_item_id, coalesce(r.item_resposta, 0))) from resposta r
            where r.escola_id = t.escola_id and r.tentativa_id = t.id and (r.item_resposta is not null or r.dupla_marcacao)) as respostas,
          (select json_agg(json_build_array(c.avaliacao_item_id, c.pontuacao)) from correcao_subjetiva c
            where c.escola_id = t.escola_id and c.tentativa_id = t.id) as pontos,
          (select json_agg(s.avaliacao_item_id) from resposta_subjetiva s
            where s.escola_id = t.escola_id and s.tentativa_id = t.id and ${HAS_TEXT('s')}) as textos,
          exists (select from resposta_fora_do_prazo f where f.escola_id = :escola_id and f.tentativa_id = t.id)
            or exists (select from redacao r where r.escola_id = :escola_id and r.tentativa_id = t.id)
            or exists (select from resposta_subjetiva s where s.escola_id = :escola_id and s.tentativa_id = t.id and ${HAS_TEXT('s')})
            or coalesce(z.origem = 'online', false) as tem_envio,
          exists (select from redacao e where e.escola_id = :escola_id and e.tentativa_id = t.id and ${HAS_TEXT('e')}) as tem_redacao,
          case when z.origem is not null then json_build_object('origem', z.origem, 'conteudo', z.conteudo, 'vale', z.vale,
            'escolhida', z.escolhida_em is not null) end as segunda
     from turma_aluno m
     join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
     left join grade_linha g on g.escola_id = m.escola_id and g.turma_avaliacao_id = :turma_avaliacao_id and g.dia_prova = :dia_prova
       and g.turma_aluno_id = m.id
     left join tentativa t on t.escola_id = m.escola_id and t.turma_avaliacao_id = :turma_avaliacao_id and t.dia_prova = :dia_prova
       and t.turma_aluno_id = m.id
     left join segunda_resposta z on z.escola_id = m.escola_id and z.turma_avaliacao_id = :turma_avaliacao_id and z.dia_prova = :dia_prova
       and z.turma_aluno_id = m.id
    where m.escola_id = :escola_id and m.turma_id = :turma_id and (m.status = 'Atual' and p.ativa or g.versao is not null or t.id is not null)
    order by ${plain('p.nome')}, m.id limit 200`,
);

export function findGradeAlunos(escola: Tenant, dia: Dia): Promise<GradeAlunoRow[]> {
  const { turma_avaliacao_id, dia_prova, turma_id } = dia;
  return escola.run(alunos, { turma_avaliacao_id, dia_prova, turma_id });
}
