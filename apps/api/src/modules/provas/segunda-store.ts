/**
 * The second answer of a student to one day of a hybrid exam (rule MON-4). What counts stands in `segunda_resposta.vale`; the
 * calculation brings it into the attempt, so that results read attempts alone. Each write holds the lock of the day's grid.
 */
import { valeSemEscolha, type OndeRespondeu } from '@luneta/domain/monta-hibrida';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { Marcas } from './above.ts';
import { type Conteudo, putConteudo, takeConteudo } from './segunda-conteudo.ts';

type OfDay = { turma_avaliacao_id: number; dia_prova: number };

const lock = statement<{ escola_id: number } & OfDay, never>(
  'lock_grade',
  `select pg_advisory_xact_lock(hashtextextended('grade/' || :escola_id::text || '/' || :turma_avaliacao_id::text || '/' || :dia_prova::text, 0))`,
);

/** Takes the lock of a day's grid until the transaction ends, so that there is one writer at a time. */
export async function lockGrade(escola: Tenant, { turma_avaliacao_id, dia_prova }: OfDay): Promise<void> {
  await escola.run(lock, { turma_avaliacao_id, dia_prova });
}

const save = statement<
  { escola_id: number; origem: OndeRespondeu; vale: OndeRespondeu; conteudo: string; agora: Date } & OfDay & {
      turma_aluno_id: number;
    },
  { turma_aluno_id: number }
>(
  'create_segunda_resposta',
  `insert into segunda_resposta (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, origem, conteudo, vale, guardada_em)
   values (:escola_id, :turma_avaliacao_id, :dia_prova, :turma_aluno_id, :origem, :conteudo, :vale, :agora)
   on conflict do nothing returning turma_aluno_id`,
);

const onPaper = statement<{ escola_id: number; turma_aluno_id: number } & OfDay, { id: number }>(
  'find_tentativa_em_papel',
  `select id from tentativa where escola_id = :escola_id and turma_avaliacao_id = :turma_avaliacao_id and dia_prova = :dia_prova
     and turma_aluno_id = :turma_aluno_id and origem = 'papel'`,
);
const drop = statement<{ escola_id: number; id: number }, never>(
  'delete_tentativa_em_papel',
  'delete from tentativa where escola_id = :escola_id and id = :id',
);

/** What became of answers on paper when their student begins on a screen. */
export type PapelAParte = 'sem_papel' | 'guardado' | 'ja_guardado';

/** Keeps the typed answers of a student apart, so that an attempt on a screen can begin. They count until staff choose. */
export async function keepPapelApart(
  tx: Tenant,
  marcas: Marcas,
  day: OfDay & { turma_aluno_id: number },
  agora: Date,
): Promise<PapelAParte> {
  const { turma_avaliacao_id, dia_prova, turma_aluno_id } = day;
  await lockGrade(tx, day);
  const [papel] = await tx.run(onPaper, { turma_avaliacao_id, dia_prova, turma_aluno_id });
  if (!papel) return 'sem_papel';
  const conteudo = JSON.stringify(await takeConteudo(tx, marcas, papel.id));
  const row = { turma_avaliacao_id, dia_prova, turma_aluno_id, origem: 'papel', conteudo, agora } as const;
  const [kept] = await tx.run(save, { ...row, vale: valeSemEscolha(null) });
  if (!kept) return 'ja_guardado';
  await tx.run(drop, { id: papel.id });
  return 'guardado';
}

const savePapel = statement<{ escola_id: number; rows: string; agora: Date } & OfDay, never>(
  'save_segundas_em_papel',
  `insert into segunda_resposta (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, origem, conteudo, vale, guardada_em)
   select :escola_id, :turma_avaliacao_id, :dia_prova, x.turma_aluno_id, 'papel', x.conteudo, x.vale, :agora
     from json_to_recordset(:rows) as x(turma_aluno_id bigint, conteudo jsonb, vale text)
   on conflict (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id) do update
     set conteudo = excluded.conteudo, guardada_em = excluded.guardada_em`,
);
const dropPapel = statement<{ escola_id: number; alunos: readonly number[] } & OfDay, never>(
  'delete_segundas_em_papel',
  `delete from segunda_resposta where escola_id = :escola_id and turma_avaliacao_id = :turma_avaliacao_id
      and dia_prova = :dia_prova and turma_aluno_id = any(:alunos::bigint[]) and origem = 'papel'`,
);

/** Typed answers of a student who has an attempt on a screen; null takes them away. */
export type SegundaEmPapel = {
  readonly turma_aluno_id: number;
  readonly conteudo: Conteudo | null;
  /** What counts if this is the first time that they are kept. */
  readonly vale: OndeRespondeu;
};

export async function saveSegundasEmPapel(
  tx: Tenant,
  { turma_avaliacao_id, dia_prova }: OfDay,
  segundas: readonly SegundaEmPapel[],
  agora: Date,
): Promise<void> {
  const day = { turma_avaliacao_id, dia_prova };
  const [kept, gone] = [segundas.filter(({ conteudo }) => conteudo), segundas.filter(({ conteudo }) => !conteudo)];
  if (kept.length > 0) await tx.run(savePapel, { ...day, rows: JSON.stringify(kept), agora });
  const alunos = gone.map(({ turma_aluno_id }) => turma_aluno_id);
  if (gone.length > 0) await tx.run(dropPapel, { ...day, alunos });
}

const choose = statement<
  { escola_id: number; alunos: readonly number[]; vale: readonly string[]; agora: Date } & OfDay,
  { mudou: boolean }
>(
  'set_respostas_que_valem',
  `with antes as (
     select s.turma_aluno_id, x.vale, s.vale <> x.vale as mudou
       from unnest(:alunos::bigint[], :vale::text[]) as x(turma_aluno_id, vale)
       join segunda_resposta s on s.escola_id = :escola_id and s.turma_avaliacao_id = :turma_avaliacao_id
        and s.dia_prova = :dia_prova and s.turma_aluno_id = x.turma_aluno_id
      order by s.turma_aluno_id for update of s)
   update segunda_resposta s set vale = antes.vale, escolhida_em = :agora from antes
    where s.escola_id = :escola_id and s.turma_avaliacao_id = :turma_avaliacao_id and s.dia_prova = :dia_prova
      and s.turma_aluno_id = antes.turma_aluno_id
   returning antes.mudou`,
);

/** Stores what staff chose. @returns for each student who has two answers whether another one counts now */
export async function chooseSegundas(
  tx: Tenant,
  { turma_avaliacao_id, dia_prova }: OfDay,
  escolhas: readonly { readonly turma_aluno_id: number; readonly vale: OndeRespondeu }[],
  agora: Date,
): Promise<boolean[]> {
  const alunos = escolhas.map(({ turma_aluno_id }) => turma_aluno_id);
  const vale = escolhas.map((escolha) => escolha.vale);
  return (await tx.run(choose, { turma_avaliacao_id, dia_prova, alunos, vale, agora })).map(({ mudou }) => mudou);
}

/** SQL: how many students of an exam of a class have two answers of whom nobody has chosen one. */
export const SEM_ESCOLHA = (
  escola_id: string,
  turma_avaliacao_id: string,
): string => `(select count(*) from segunda_resposta z
    where z.escola_id = ${escola_id} and z.turma_avaliacao_id = ${turma_avaliacao_id} and z.escolhida_em is null)`;

type Trocada = OfDay & { turma_aluno_id: number; tentativa_id: number; origem: OndeRespondeu; conteudo: Conteudo };

/** Of attempts that nobody can write to any more: the answer that counts is still kept apart. */
const toExchange = statement<{ escola_id: number; avaliacao_id: number }, Trocada>(
  'find_segundas_a_trocar',
  `select s.turma_avaliacao_id, s.dia_prova, s.turma_aluno_id, t.id as tentativa_id, s.origem, s.conteudo
     from turma_avaliacao ta
     join segunda_resposta s on s.escola_id = ta.escola_id and s.turma_avaliacao_id = ta.id and s.origem = s.vale
     join tentativa t on t.escola_id = s.escola_id and t.turma_avaliacao_id = s.turma_avaliacao_id and t.dia_prova = s.dia_prova
      and t.turma_aluno_id = s.turma_aluno_id and t.encerrada_em is not null and t.origem <> s.origem
    where ta.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id
    order by s.turma_avaliacao_id, s.dia_prova, s.turma_aluno_id`,
);
const setConteudo = statement<
  { escola_id: number; turma_aluno_id: number; origem: OndeRespondeu; conteudo: string } & OfDay,
  never
>(
  'set_segunda_conteudo',
  `update segunda_resposta set origem = :origem, conteudo = :conteudo
    where escola_id = :escola_id and turma_avaliacao_id = :turma_avaliacao_id and dia_prova = :dia_prova and turma_aluno_id = :turma_aluno_id`,
);

/** Brings the answers that count into their attempts and keeps the others apart. Joins the transaction of the calculation. */
export async function exchangeSegundas(tx: Tenant, marcas: Marcas, avaliacao_id: number): Promise<void> {
  const days = await tx.run(toExchange, { avaliacao_id });
  if (days.length === 0) return;
  for (const day of days) await lockGrade(tx, day);
  for (const { tentativa_id, origem, conteudo, ...of } of await tx.run(toExchange, { avaliacao_id })) {
    const taken = await takeConteudo(tx, marcas, tentativa_id);
    await putConteudo(tx, marcas, tentativa_id, origem, conteudo);
    const other = origem === 'papel' ? 'online' : 'papel';
    await tx.run(setConteudo, { ...of, origem: other, conteudo: JSON.stringify(taken) });
  }
}
