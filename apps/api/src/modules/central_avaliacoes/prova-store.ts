/**
 * Reads one exam day as it stands for one student: assessment, window, own attempt, subjects and items. It writes nothing
 * and judges nothing.
 */
import type { ItemResposta, Letra } from '@luneta/domain/resposta';

import { statement } from '../../data/statement.ts';
import type { Tenant } from '../../data/tenant.ts';
import type { Aluno } from '../../http/sessao.ts';

export type TipoAplicacao = 'Online' | 'Presencial' | 'Híbrida';
export type Lingua = 1 | 2;

/** The student's own attempt; every field is null before the start. */
export type TentativaColumns = {
  readonly tentativa_id: number | null;
  readonly lingua_estrangeira: Lingua | null;
  readonly iniciada_em: Date | null;
  readonly prazo_em: Date | null;
  readonly entregue_em: Date | null;
  readonly encerrada_em: Date | null;
};

/** One exam day of a class with the student's attempt. */
export type ProvaRow = TentativaColumns & {
  readonly turma_avaliacao_id: number;
  readonly avaliacao_conhecimento_id: number;
  readonly dia_prova: number;
  readonly bateria: number;
  readonly descricao: string;
  readonly tipo_aplicacao: TipoAplicacao;
  readonly solicitar_idioma: boolean;
  readonly responde_apos_entrega: boolean | null;
  readonly nota_maxima: number;
  readonly duracao_minutos: number;
  readonly proposta_redacao_id: number | null;
  readonly inicio_em: Date;
  readonly fim_em: Date;
  readonly turma_codigo: string;
  readonly turma_turno: number;
  readonly versao: 1 | 2;
  readonly serie: string;
  readonly ciclo: number;
};

/** Columns and joins of a `ProvaRow`; conditions are the caller's. */
export const PROVA_SELECT = `
  select ta.id as turma_avaliacao_id, a.id as avaliacao_conhecimento_id, d.dia_prova, ad.bateria, a.descricao,
         a.tipo_aplicacao, a.solicitar_idioma, a.responde_apos_entrega, a.nota_maxima, ad.duracao_minutos,
         ad.proposta_redacao_id, d.inicio_em, d.fim_em, tu.codigo as turma_codigo, tu.turno as turma_turno, tu.versao,
         s.nome as serie, ci.numero_referencia as ciclo, t.id as tentativa_id, t.lingua_estrangeira, t.iniciada_em,
         t.prazo_em, t.entregue_em, t.encerrada_em
  from turma_avaliacao ta
  join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
  join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
  join avaliacao_dia ad on ad.escola_id = a.escola_id and ad.avaliacao_id = a.id and ad.dia_prova = d.dia_prova
  join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
  join serie s on s.escola_id = tu.escola_id and s.id = tu.serie_id
  join ciclo ci on ci.escola_id = a.escola_id and ci.id = a.ciclo_id
  left join tentativa t on t.escola_id = d.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id
    and t.dia_prova = d.dia_prova and t.turma_aluno_id = :turma_aluno_id
  where ta.escola_id = :escola_id and ta.turma_id = :turma_id`;

type OfAluno = { escola_id: number; turma_aluno_id: number; turma_id: number };
const ofAluno = ({ turma_aluno_id, turma_id }: Aluno) => ({ turma_aluno_id, turma_id });

const provaOfAluno = statement<OfAluno & { turma_avaliacao_id: number; dia: number }, ProvaRow>(
  'prova_of_aluno',
  `${PROVA_SELECT} and ta.id = :turma_avaliacao_id and (d.dia_prova = :dia or ad.bateria = :dia)
   order by (d.dia_prova = :dia) desc, d.dia_prova limit 1`,
);

/** The exam day of a path: a day, or a bateria where no day has that number (decision 68). */
export async function findProva(
  escola: Tenant,
  aluno: Aluno,
  path: { readonly turma_avaliacao_id: number; readonly dia_prova: number },
): Promise<ProvaRow | undefined> {
  const [row] = await escola.run(provaOfAluno, {
    ...ofAluno(aluno),
    turma_avaliacao_id: path.turma_avaliacao_id,
    dia: path.dia_prova,
  });
  return row;
}

const diasOfAluno = statement<OfAluno & { turma_avaliacao_id: number }, ProvaRow>(
  'dias_of_aluno',
  `${PROVA_SELECT} and ta.id = :turma_avaliacao_id order by d.dia_prova`,
);

/** Every day of one assessment for the student. */
export function findDias(escola: Tenant, aluno: Aluno, turma_avaliacao_id: number): Promise<ProvaRow[]> {
  return escola.run(diasOfAluno, { ...ofAluno(aluno), turma_avaliacao_id });
}

/** Counts of one subject on one exam day, of the chosen language only. */
export type MateriaRow = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly area_conhecimento_id: number;
  readonly area_conhecimento_nome_curto: string;
  readonly qtde_questoes: number;
  readonly qtde_questoes_respondidas: number;
};

const materiasOfDias = statement<
  { escola_id: number; turma_aluno_id: number; turma_avaliacao_ids: readonly number[]; dias: readonly number[] },
  MateriaRow
>(
  'materias_of_dias',
  `select ta.id as turma_avaliacao_id, i.dia_prova, m.id as materia_id, m.nome as materia_nome,
          ar.id as area_conhecimento_id, ar.nome_curto as area_conhecimento_nome_curto,
          count(*) as qtde_questoes, count(r.item_resposta) as qtde_questoes_respondidas
   from unnest(:turma_avaliacao_ids::bigint[], :dias::int[]) as w(turma_avaliacao_id, dia_prova)
   join turma_avaliacao ta on ta.escola_id = :escola_id and ta.id = w.turma_avaliacao_id
   join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id and i.dia_prova = w.dia_prova
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   join area_conhecimento ar on ar.escola_id = m.escola_id and ar.id = m.area_conhecimento_id
   left join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.dia_prova = i.dia_prova
     and t.turma_aluno_id = :turma_aluno_id
   left join resposta r on r.escola_id = t.escola_id and r.tentativa_id = t.id and r.avaliacao_item_id = i.id
   where i.lingua_estrangeira is null or i.lingua_estrangeira = coalesce(t.lingua_estrangeira, 1)
   group by ta.id, i.dia_prova, m.id, m.nome, ar.id, ar.nome_curto
   order by ta.id, i.dia_prova, min(i.numero)`,
);

type Dia = { readonly turma_avaliacao_id: number; readonly dia_prova: number };

/** Subjects of many exam days in one statement. */
export function findMaterias(escola: Tenant, aluno: Aluno, dias: readonly Dia[]): Promise<MateriaRow[]> {
  return escola.run(materiasOfDias, {
    turma_aluno_id: aluno.turma_aluno_id,
    turma_avaliacao_ids: dias.map((dia) => dia.turma_avaliacao_id),
    dias: dias.map((dia) => dia.dia_prova),
  });
}

/** One item with its key as stored; the presenter decides whether the key leaves. */
export type ItemRow = {
  readonly item_id: number;
  readonly numero: number;
  readonly questao_id: number;
  readonly lingua_estrangeira: Lingua | null;
  readonly anulada: boolean;
  readonly gabarito: Letra | null;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly item_resposta: ItemResposta | null;
  readonly seq: number;
};

const itensOfProva = statement<
  { escola_id: number; avaliacao_id: number; dia_prova: number; tentativa_id: number | null },
  ItemRow
>(
  'itens_of_prova',
  `select i.id as item_id, i.numero, i.questao_id, i.lingua_estrangeira, i.anulada, q.gabarito, m.id as materia_id,
          m.nome as materia_nome, r.item_resposta, coalesce(r.seq, 0) as seq
   from avaliacao_item i
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   left join resposta r on r.escola_id = i.escola_id and r.avaliacao_item_id = i.id and r.tentativa_id = :tentativa_id::bigint
   where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and i.dia_prova = :dia_prova
   order by i.numero, i.lingua_estrangeira`,
);

/** Items of the day in both languages, with the student's own answers. */
export function findItens(escola: Tenant, prova: ProvaRow): Promise<ItemRow[]> {
  return escola.run(itensOfProva, {
    avaliacao_id: prova.avaliacao_conhecimento_id,
    dia_prova: prova.dia_prova,
    tentativa_id: prova.tentativa_id,
  });
}
