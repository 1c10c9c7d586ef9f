/** Reads the day of a school for staff: its exams with their counts, and what waits for somebody. */
import { SEM_NOTICIA_MS } from '@luneta/domain/prova-andamento';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { TAUGHT } from '../../../provas/index.ts';

/** The days shown, today among them. */
const DAYS = 7;
/** As many rows of each list as the contract takes. */
export const MAX_ROWS = { provas: 200, pendencias: 20 } as const;

export type Semana = {
  readonly fuso_horario: string;
  /** Today in the school's zone. */
  readonly dia: string;
  readonly inicio_em: Date;
  readonly fim_em: Date;
};

const semana = statement<{ escola_id: number; agora: Date }, Semana>(
  'find_gestao_hoje_semana',
  `select e.fuso_horario, to_char(d.dia, 'YYYY-MM-DD') as dia, d.dia at time zone e.fuso_horario as inicio_em,
          (d.dia + interval '${DAYS} days') at time zone e.fuso_horario as fim_em
     from escola e cross join lateral (select date_trunc('day', :agora::timestamptz at time zone e.fuso_horario) as dia) d
    where e.id = :escola_id`,
);

export async function findSemana(escola: Tenant, agora: Date): Promise<Semana> {
  const [row] = await escola.run(semana, { agora });
  if (!row) throw new Error(`school ${escola.escola_id} vanished while its day was read`);
  return row;
}

export type ProvaHojeRow = {
  readonly turma_avaliacao_id: number;
  readonly avaliacao_id: number;
  readonly dia_prova: number;
  readonly descricao: string;
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly serie_nome: string;
  readonly tipo_aplicacao: 'Online' | 'Presencial' | 'Híbrida';
  readonly inicio_em: Date;
  readonly fim_em: Date;
  readonly qtde_alunos: number;
  readonly qtde_respondendo: number;
  readonly qtde_sem_noticia: number;
  readonly qtde_entregues: number;
};

type Reach = { escola_id: number; turmas: readonly number[] | null };

/** The latest of everything a student saves in an attempt. */
const LAST_SAVE = `greatest(t.iniciada_em,
  (select max(r.gravada_em) from resposta r where r.escola_id = t.escola_id and r.tentativa_id = t.id),
  (select max(s.gravada_em) from resposta_subjetiva s where s.escola_id = t.escola_id and s.tentativa_id = t.id),
  (select r.gravada_em from redacao r where r.escola_id = t.escola_id and r.tentativa_id = t.id))`;

/** Repeats rule AND-1 in SQL, so that the counts of many classes are one statement; the tests compare both. */
const provas = statement<
  Reach & { inicio: Date; fim: Date; agora: Date; parada_em: Date; quantas: number },
  ProvaHojeRow
>(
  'find_gestao_hoje_provas',
  `select ta.id as turma_avaliacao_id, a.id as avaliacao_id, d.dia_prova, a.descricao, tu.id as turma_id, tu.codigo as turma_codigo,
          s.nome as serie_nome, a.tipo_aplicacao, d.inicio_em, d.fim_em,
          (select count(*) from turma_aluno m where m.escola_id = ta.escola_id and m.turma_id = ta.turma_id and m.status = 'Atual') as qtde_alunos,
          c.qtde_respondendo, c.qtde_sem_noticia, c.qtde_entregues
     from turma_avaliacao_dia d
     join turma_avaliacao ta on ta.escola_id = d.escola_id and ta.id = d.turma_avaliacao_id
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
     join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
     join serie s on s.escola_id = tu.escola_id and s.id = tu.serie_id
     cross join lateral (
       select count(*) filter (where x.aberta) as qtde_respondendo,
              count(*) filter (where x.aberta and x.origem = 'online' and x.salva_em <= :parada_em::timestamptz) as qtde_sem_noticia,
              count(*) filter (where not x.aberta) as qtde_entregues
         from (select t.origem, coalesce(t.entregue_em, t.encerrada_em) is null and t.prazo_em > :agora::timestamptz as aberta, ${LAST_SAVE} as salva_em
                 from tentativa t
                 join turma_aluno m on m.escola_id = t.escola_id and m.id = t.turma_aluno_id and m.status = 'Atual'
                where t.escola_id = d.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id and t.dia_prova = d.dia_prova) x) c
    where d.escola_id = :escola_id and d.fim_em > :inicio and d.inicio_em < :fim and ${TAUGHT('ta.turma_id')}
    order by d.inicio_em, d.fim_em, s.nivel_ordem, tu.codigo, ta.id, d.dia_prova limit :quantas`,
);

/** The exam days whose windows touch the week, by their start. */
export function findProvas(
  escola: Tenant,
  turmas: readonly number[] | null,
  { inicio_em, fim_em }: Semana,
  agora: Date,
): Promise<ProvaHojeRow[]> {
  const parada_em = new Date(agora.getTime() - SEM_NOTICIA_MS);
  return escola.run(provas, {
    turmas,
    inicio: inicio_em,
    fim: fim_em,
    agora,
    parada_em,
    quantas: MAX_ROWS.provas,
  });
}
