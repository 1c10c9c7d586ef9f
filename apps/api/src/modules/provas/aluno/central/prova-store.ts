/**
 * Reads one exam day as it is for one student: assessment, window and attempt. It writes nothing and decides nothing.
 */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';

export type TipoAplicacao = 'Online' | 'Presencial' | 'Híbrida';
export type Lingua = 1 | 2;

/** The student's attempt; every field is null before the start. */
export type TentativaColumns = {
  readonly tentativa_id: number | null;
  /** Chosen by the student; null until then (rule LIN-2). */
  readonly lingua_estrangeira: Lingua | null;
  readonly iniciada_em: Date | null;
  readonly prazo_em: Date | null;
  /** Given by staff since the start; null before it. */
  readonly acrescimo_segundos: number | null;
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
  /** When the school cancelled the exam, or this class of it (rule MON-5). */
  readonly cancelada_em: Date | null;
  readonly nota_maxima: number;
  readonly duracao_minutos: number;
  readonly proposta_redacao_id: number | null;
  /** 'codigo': the start needs the code of the board (rule MON-7). */
  readonly entrada: 'livre' | 'codigo';
  readonly inicio_em: Date;
  /** The end for this student, extensions included. */
  readonly fim_em: Date;
  readonly turma_codigo: string;
  readonly turma_turno: number;
  readonly versao: 1 | 2;
  readonly serie: string;
  readonly ciclo: number;
};

/** The language of attempt `t` as it was chosen; null until then. What counts is `t.lingua_estrangeira`. */
export const CHOSEN_LANGUAGE = 'case when t.lingua_escolhida then t.lingua_estrangeira end';

/**
 * A column of the class. The class, its series and the cycle of the exam are read by sub-selects: as joins they made nine
 * tables, whose orders took PostgreSQL forty times as long to compare, on each connection, as the statement takes to run.
 */
const ofTurma = (column: string): string =>
  `(select tu.${column} from turma tu where tu.escola_id = ta.escola_id and tu.id = ta.turma_id)`;

/**
 * Answers of a hybrid exam that were typed are no attempt yet: the student may still begin on a screen (rule MON-4). Once both
 * are there, the attempt stands whichever of them it holds.
 */
const STANDS = `(t.origem = 'online' or a.tipo_aplicacao <> 'Híbrida' or exists (select from segunda_resposta z
      where z.escola_id = :escola_id and z.turma_avaliacao_id = t.turma_avaliacao_id and z.dia_prova = t.dia_prova
        and z.turma_aluno_id = t.turma_aluno_id))`;

/** `PROVA_SELECT` with more columns, each after a comma. Of their tables none is joined, for the same reason. */
export const provaSelect = (columns: string): string => `
  select ta.id as turma_avaliacao_id, a.id as avaliacao_conhecimento_id, d.dia_prova, ad.bateria, a.descricao,
         a.tipo_aplicacao, a.solicitar_idioma, a.responde_apos_entrega, coalesce(a.cancelada_em, ta.cancelada_em) as cancelada_em, a.nota_maxima, ad.duracao_minutos,
         ad.proposta_redacao_id, d.entrada, d.inicio_em,
         d.fim_em + coalesce(j.acrescimo_segundos, 0) * interval '1 second' as fim_em, ${ofTurma('codigo')} as turma_codigo,
         ${ofTurma('turno')} as turma_turno, ${ofTurma('versao')} as versao,
         (select s.nome from serie s where s.escola_id = ta.escola_id and s.id = ${ofTurma('serie_id')}) as serie,
         (select ci.numero_referencia from ciclo ci where ci.escola_id = a.escola_id and ci.id = a.ciclo_id) as ciclo,
         t.id as tentativa_id, ${CHOSEN_LANGUAGE} as lingua_estrangeira, t.iniciada_em, t.prazo_em, t.acrescimo_segundos, t.entregue_em, t.encerrada_em${columns}
  from turma_avaliacao ta
  join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
  join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
  join avaliacao_dia ad on ad.escola_id = a.escola_id and ad.avaliacao_id = a.id and ad.dia_prova = d.dia_prova
  left join tentativa t on t.escola_id = d.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id
    and t.dia_prova = d.dia_prova and t.turma_aluno_id = :turma_aluno_id and ${STANDS}
  left join janela_aluno j on j.escola_id = d.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id
    and j.dia_prova = d.dia_prova and j.turma_aluno_id = :turma_aluno_id
  where ta.escola_id = :escola_id and ta.turma_id = :turma_id`;

/** Columns and joins of a `ProvaRow`. The caller adds the conditions. */
export const PROVA_SELECT = provaSelect('');

type OfAluno = { escola_id: number; turma_aluno_id: number; turma_id: number };
const ofAluno = ({ turma_aluno_id, turma_id }: Aluno) => ({ turma_aluno_id, turma_id });

export type OfPath = OfAluno & { turma_avaliacao_id: number; dia: number };
/** The exam day that a URL names: a day, or a bateria when no day has that number (decision 68). */
export type DayPath = { readonly turma_avaliacao_id: number; readonly dia_prova: number };

/** The parameters of `OF_PATH` and of `provaSelect`. */
export const ofPath = (aluno: Aluno, { turma_avaliacao_id, dia_prova }: DayPath) => ({
  ...ofAluno(aluno),
  turma_avaliacao_id,
  dia: dia_prova,
});
/** The condition of the day that the path names. */
export const OF_PATH = `and ta.id = :turma_avaliacao_id and (d.dia_prova = :dia or ad.bateria = :dia)
   order by (d.dia_prova = :dia) desc, d.dia_prova limit 1`;

const provaOfAluno = statement<OfPath, ProvaRow>('find_prova_of_aluno', `${PROVA_SELECT} ${OF_PATH}`);

/** The exam day of the path; undefined when the student's class has none. */
export async function findProva(escola: Tenant, aluno: Aluno, path: DayPath): Promise<ProvaRow | undefined> {
  const [row] = await escola.run(provaOfAluno, ofPath(aluno, path));
  return row;
}

const diasOfAluno = statement<OfAluno & { turma_avaliacao_id: number }, ProvaRow>(
  'find_dias_of_aluno',
  `${PROVA_SELECT} and ta.id = :turma_avaliacao_id order by d.dia_prova`,
);

/** Every day of one assessment for the student. */
export function findDias(escola: Tenant, aluno: Aluno, turma_avaliacao_id: number): Promise<ProvaRow[]> {
  return escola.run(diasOfAluno, { ...ofAluno(aluno), turma_avaliacao_id });
}

/** What an assessment says for all its days. */
export type Cabecalho = {
  readonly qtde_dias: number;
  /** The own instructions of the school. */
  readonly instrucoes: string;
  /** The student's answers on paper are there already; those on a screen will be kept apart (rule MON-4). */
  readonly em_papel: boolean;
};
type OfCabecalho = { escola_id: number; avaliacao_id: number; turma_aluno_id: number } & DayPath;
const cabecalho = statement<OfCabecalho, Cabecalho>(
  'find_cabecalho_of_avaliacao',
  `select (select count(*) from avaliacao_dia d where d.escola_id = :escola_id and d.avaliacao_id = a.id) as qtde_dias, a.instrucoes,
          a.tipo_aplicacao = 'Híbrida' and exists (select from tentativa t where t.escola_id = :escola_id
            and t.turma_avaliacao_id = :turma_avaliacao_id and t.dia_prova = :dia_prova and t.turma_aluno_id = :turma_aluno_id
            and t.origem = 'papel') as em_papel
     from avaliacao a where a.escola_id = :escola_id and a.id = :avaliacao_id`,
);

/** How many days an assessment has, what the school says before it, and whether the day was taken on paper. */
export async function findCabecalho(escola: Tenant, { turma_aluno_id }: Aluno, prova: ProvaRow): Promise<Cabecalho> {
  const { avaliacao_conhecimento_id: avaliacao_id, turma_avaliacao_id, dia_prova } = prova;
  const [row] = await escola.run(cabecalho, { avaliacao_id, turma_avaliacao_id, dia_prova, turma_aluno_id });
  return row ?? { qtde_dias: 1, instrucoes: '', em_papel: false };
}
