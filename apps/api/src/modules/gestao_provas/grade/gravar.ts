/**
 * Writes rows of the grid in a constant number of statements. A student is present exactly when an attempt of origin
 * 'papel' exists; the results use the same rule. The caller holds the lock of the day.
 */
import type { ItemResposta } from '@luneta/domain/resposta';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Dia } from '../alcance.ts';

export type LinhaNova = {
  readonly turma_aluno_id: number;
  readonly presente: boolean;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly versao: number;
  /** The items that change, null to clear an answer. Other items stay. */
  readonly respostas: readonly { readonly item_id: number; readonly item_resposta: ItemResposta | null }[];
};

type OfDay = { escola_id: number; turma_avaliacao_id: number; dia_prova: number };

/** A student who meanwhile began on a screen keeps that attempt: only attempts of origin 'papel' are returned. */
const saveTentativas = statement<OfDay & { rows: string; agora: Date }, { id: number; turma_aluno_id: number }>(
  'grade_tentativas',
  `insert into tentativa as t (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, lingua_estrangeira, lingua_escolhida,
                               iniciada_em, prazo_em, encerrada_em, encerrada_por, origem)
   select :escola_id, d.turma_avaliacao_id, d.dia_prova, x.turma_aluno_id, coalesce(x.lingua_estrangeira, 1),
          x.lingua_estrangeira is not null, d.inicio_em, d.fim_em, least(:agora::timestamptz, d.fim_em), 'sistema', 'papel'
     from json_to_recordset(:rows) as x(turma_aluno_id bigint, lingua_estrangeira smallint)
     join turma_avaliacao_dia d on d.escola_id = :escola_id and d.turma_avaliacao_id = :turma_avaliacao_id and d.dia_prova = :dia_prova
   on conflict on constraint tentativa_unica do update set lingua_estrangeira = excluded.lingua_estrangeira, lingua_escolhida = excluded.lingua_escolhida
     where t.origem = 'papel'
   returning t.id, t.turma_aluno_id`,
);

const saveRespostas = statement<{ escola_id: number; rows: string; agora: Date }, never>(
  'grade_respostas',
  `insert into resposta as r (escola_id, tentativa_id, avaliacao_item_id, item_resposta, seq, gravada_em)
   select :escola_id, x.tentativa_id, x.item_id, x.item_resposta, 1, :agora
     from json_to_recordset(:rows) as x(tentativa_id bigint, item_id bigint, item_resposta smallint)
   on conflict (escola_id, tentativa_id, avaliacao_item_id) do update
     set item_resposta = excluded.item_resposta, seq = r.seq + 1, gravada_em = excluded.gravada_em`,
);

const dropAbsent = statement<OfDay & { alunos: readonly number[] }, never>(
  'grade_ausentes',
  `with alvo as (
     select t.escola_id, t.id from tentativa t
      where t.escola_id = :escola_id and t.turma_avaliacao_id = :turma_avaliacao_id and t.dia_prova = :dia_prova
        and t.turma_aluno_id = any(:alunos::bigint[]) and t.origem = 'papel'),
   respostas as (delete from resposta r using alvo where r.escola_id = alvo.escola_id and r.tentativa_id = alvo.id)
   delete from tentativa t using alvo where t.escola_id = alvo.escola_id and t.id = alvo.id`,
);

const saveLinhas = statement<OfDay & { rows: string; origem: string; agora: Date }, never>(
  'grade_linhas',
  `insert into grade_linha (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, presente, origem, versao, gravada_em)
   select :escola_id, :turma_avaliacao_id, :dia_prova, x.turma_aluno_id, x.presente, :origem, x.versao, :agora
     from json_to_recordset(:rows) as x(turma_aluno_id bigint, presente boolean, versao int)
   on conflict (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id) do update
     set presente = excluded.presente, origem = excluded.origem, versao = excluded.versao, gravada_em = excluded.gravada_em`,
);

/** Writes the rows and returns the students whose row was written. The others meanwhile began on a screen. */
export async function saveGrade(
  escola: Tenant,
  { turma_avaliacao_id, dia_prova }: Dia,
  linhas: readonly LinhaNova[],
  origem: 'grade' | 'csv',
  agora: Date,
): Promise<Set<number>> {
  const day = { turma_avaliacao_id, dia_prova };
  const present = linhas.filter(({ presente }) => presente);
  const attempts = present.map(({ turma_aluno_id, lingua_estrangeira }) => ({ turma_aluno_id, lingua_estrangeira }));
  const saved = await escola.run(saveTentativas, { ...day, rows: JSON.stringify(attempts), agora });
  const tentativas = new Map(saved.map((row) => [row.turma_aluno_id, row.id]));
  const respostas = present.flatMap((linha) => {
    const tentativa_id = tentativas.get(linha.turma_aluno_id);
    return tentativa_id === undefined ? [] : linha.respostas.map((resposta) => ({ tentativa_id, ...resposta }));
  });
  await escola.run(saveRespostas, { rows: JSON.stringify(respostas), agora });
  const absent = linhas.filter(({ presente }) => !presente);
  await escola.run(dropAbsent, { ...day, alunos: absent.map((linha) => linha.turma_aluno_id) });
  const written = linhas.filter((linha) => !linha.presente || tentativas.has(linha.turma_aluno_id));
  const rows = written.map(({ turma_aluno_id, presente, versao }) => ({ turma_aluno_id, presente, versao }));
  await escola.run(saveLinhas, { ...day, rows: JSON.stringify(rows), origem, agora });
  return new Set(written.map((linha) => linha.turma_aluno_id));
}
