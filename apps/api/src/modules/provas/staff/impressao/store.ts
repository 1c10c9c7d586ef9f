/** Reads what an exam on paper holds: places, texts, classes and students. No key is read here. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

/** A place of the exam, before its question is read. */
export type Lugar = {
  readonly item_id: number;
  readonly numero: number;
  readonly questao_id: number;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly bloco: number;
  readonly anulada: boolean;
};

export type DiaImpresso = {
  readonly dia_prova: number;
  readonly duracao_minutos: number;
  readonly proposta_redacao_id: number | null;
  readonly itens: readonly Lugar[];
};
type OfExam = { escola_id: number; avaliacao_id: number };

const DIAS = statement<OfExam, DiaImpresso>(
  'find_dias_impressos',
  `select d.dia_prova, d.duracao_minutos, d.proposta_redacao_id,
          (select coalesce(json_agg(json_build_object('item_id', i.id, 'numero', i.numero, 'questao_id', i.questao_id,
                    'lingua_estrangeira', i.lingua_estrangeira, 'bloco', i.bloco, 'anulada', i.anulada)
                    order by i.numero, i.lingua_estrangeira), '[]')
             from avaliacao_item i where i.escola_id = d.escola_id and i.avaliacao_id = d.avaliacao_id
              and i.dia_prova = d.dia_prova) as itens
     from avaliacao_dia d where d.escola_id = :escola_id and d.avaliacao_id = :avaliacao_id order by d.dia_prova`,
);

/** Days with their places, in the order of the exam. */
export const findDiasImpressos = (escola: Tenant, avaliacao_id: number): Promise<DiaImpresso[]> =>
  escola.run(DIAS, { avaliacao_id });

/** The seed of the exam; of one that was made before seeds, its id, so that what is printed again is the same. */
const SEMENTE = statement<OfExam, { semente: string }>(
  'find_semente_impressa',
  `select coalesce(a.semente, lpad(to_hex(a.id), 16, '0')) as semente from avaliacao a
    where a.escola_id = :escola_id and a.id = :avaliacao_id`,
);

export async function findSemente(escola: Tenant, avaliacao_id: number): Promise<string> {
  const [row] = await escola.run(SEMENTE, { avaliacao_id });
  if (!row) throw new Error('an exam that was found is gone');
  return row.semente;
}

export type QuestaoImpressa = {
  readonly banco_questao_id: number;
  readonly codigo: string;
  readonly materia_nome: string;
  readonly subjetiva: boolean;
  readonly texto_base_id: number | null;
  readonly enunciado: string;
  /** From A on, without the blank ones at the end. */
  readonly opcoes: readonly string[];
};

const QUESTOES = statement<{ escola_id: number; questao_ids: readonly number[] }, QuestaoImpressa>(
  'find_questoes_impressas',
  `select q.id as banco_questao_id, q.codigo, m.nome as materia_nome, q.subjetiva, q.texto_base_id, q.enunciado,
          case when q.subjetiva then '{}'
               else array_remove(array[q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, coalesce(q.opcao_e, '')], '') end as opcoes
     from questao q join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
    where q.escola_id = :escola_id and q.id = any(:questao_ids::bigint[])`,
);

export const findQuestoesImpressas = (escola: Tenant, questao_ids: readonly number[]): Promise<QuestaoImpressa[]> =>
  escola.run(QUESTOES, { questao_ids });

export type TextoImpresso = { readonly texto_base_id: number; readonly conteudo: string; readonly fonte: string };

const TEXTOS = statement<{ escola_id: number; ids: readonly number[] }, TextoImpresso>(
  'find_textos_impressos',
  `select b.id as texto_base_id, b.conteudo, b.fonte from texto_base b
    where b.escola_id = :escola_id and b.id = any(:ids::bigint[]) order by b.id`,
);

export const findTextosImpressos = (escola: Tenant, ids: readonly number[]): Promise<TextoImpresso[]> =>
  escola.run(TEXTOS, { ids });

export type AlunoImpresso = { readonly turma_aluno_id: number; readonly numero: number; readonly aluno_nome: string };

const ALUNOS = statement<{ escola_id: number; turma_id: number }, AlunoImpresso>(
  'find_alunos_impressos',
  `select m.id as turma_aluno_id, (row_number() over (order by ${plain('p.nome')}, m.id))::int as numero, p.nome as aluno_nome
     from turma_aluno m join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
    where m.escola_id = :escola_id and m.turma_id = :turma_id and m.status = 'Atual' and p.ativa order by 2 limit 200`,
);

/** Who is in the class now, by name. */
export const findAlunosImpressos = (escola: Tenant, turma_id: number): Promise<AlunoImpresso[]> =>
  escola.run(ALUNOS, { turma_id });

const ESCOLA = statement<{ escola_id: number }, { nome: string }>(
  'find_escola_impressa',
  'select e.nome from escola e where e.id = :escola_id',
);

export async function findEscolaNome(escola: Tenant): Promise<string> {
  const [row] = await escola.run(ESCOLA, {});
  if (!row) throw new Error('the school of an exam is gone');
  return row.nome;
}
