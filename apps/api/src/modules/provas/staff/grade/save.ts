/**
 * Writes rows of the grid in a constant number of statements. A student is present exactly when an attempt of origin
 * 'papel' exists; the results use the same rule. Rows of a student with an attempt on a screen are kept apart from it. The
 * caller holds the lock of the day.
 */
import type { RespostaEmPapel } from '@luneta/domain/grade-resposta';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Corretor, Pontos, PontosEmPapel } from '../../above.ts';
import { saveSegundasEmPapel } from '../../segunda-store.ts';
import type { Dia } from '../alcance.ts';
import { type AParte, conteudoOf, storedResposta } from './segunda.ts';
import type { GradeItemRow } from './store.ts';

export type LinhaNova = {
  readonly turma_aluno_id: number;
  readonly presente: boolean;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly versao: number;
  /** The items that change, null to clear an answer. Other items stay. */
  readonly respostas: readonly { readonly item_id: number; readonly item_resposta: RespostaEmPapel | null }[];
  /** The text items whose points change, null to take a mark away. */
  readonly pontos: readonly { readonly item_id: number; readonly pontuacao: number | null }[];
  /** The whole row and how many marks it has, when it is kept apart from an attempt on a screen (rule MON-4). */
  readonly aParte: (AParte & { readonly pontos: number }) | null;
};

type OfDay = { escola_id: number; turma_avaliacao_id: number; dia_prova: number };

/** A student who meanwhile began on a screen keeps that attempt: only attempts of origin 'papel' are returned. */
const saveTentativas = statement<OfDay & { rows: string; agora: Date }, { id: number; turma_aluno_id: number }>(
  'save_grade_tentativas',
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
  'save_grade_respostas',
  `insert into resposta as r (escola_id, tentativa_id, avaliacao_item_id, item_resposta, dupla_marcacao, seq, gravada_em)
   select :escola_id, x.tentativa_id, x.item_id, x.item_resposta, x.dupla_marcacao, 1, :agora
     from json_to_recordset(:rows) as x(tentativa_id bigint, item_id bigint, item_resposta smallint, dupla_marcacao boolean)
   on conflict (escola_id, tentativa_id, avaliacao_item_id) do update
     set item_resposta = excluded.item_resposta, dupla_marcacao = excluded.dupla_marcacao, seq = r.seq + 1, gravada_em = excluded.gravada_em`,
);

const dropAbsent = statement<OfDay & { alunos: readonly number[] }, never>(
  'delete_grade_ausentes',
  `with alvo as (
     select t.escola_id, t.id from tentativa t
      where t.escola_id = :escola_id and t.turma_avaliacao_id = :turma_avaliacao_id and t.dia_prova = :dia_prova
        and t.turma_aluno_id = any(:alunos::bigint[]) and t.origem = 'papel'),
   respostas as (delete from resposta r using alvo where r.escola_id = alvo.escola_id and r.tentativa_id = alvo.id),
   textos as (delete from resposta_subjetiva s using alvo where s.escola_id = alvo.escola_id and s.tentativa_id = alvo.id)
   delete from tentativa t using alvo where t.escola_id = alvo.escola_id and t.id = alvo.id`,
);

const saveLinhas = statement<OfDay & { rows: string; origem: string; agora: Date }, never>(
  'save_grade_linhas',
  `insert into grade_linha (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, presente, origem, versao, gravada_em)
   select :escola_id, :turma_avaliacao_id, :dia_prova, x.turma_aluno_id, x.presente, :origem, x.versao, :agora
     from json_to_recordset(:rows) as x(turma_aluno_id bigint, presente boolean, versao int)
   on conflict (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id) do update
     set presente = excluded.presente, origem = excluded.origem, versao = excluded.versao, gravada_em = excluded.gravada_em`,
);

/** A text on paper is kept blank: it stays with the school, and only its points are known. */
const saveTextos = statement<{ escola_id: number; rows: string; agora: Date }, never>(
  'create_grade_textos',
  `insert into resposta_subjetiva (escola_id, tentativa_id, avaliacao_item_id, texto, palavras, seq, gravada_em)
   select :escola_id, x.tentativa_id, x.item_id, '', 0, 0, :agora
     from json_to_recordset(:rows) as x(tentativa_id bigint, item_id bigint)
   on conflict (escola_id, tentativa_id, avaliacao_item_id) do nothing`,
);

type Gravador = {
  readonly itens: readonly GradeItemRow[];
  readonly origem: 'grade' | 'csv';
  readonly corretor: Corretor;
  readonly pontos: Pontos;
  readonly agora: Date;
};

/** Writes the rows and returns the students whose row was written. The others meanwhile began on a screen. */
export async function saveGrade(
  escola: Tenant,
  { turma_avaliacao_id, dia_prova }: Dia,
  novas: readonly LinhaNova[],
  { itens, origem, corretor, pontos, agora }: Gravador,
): Promise<Set<number>> {
  const day = { turma_avaliacao_id, dia_prova };
  const segundas = novas.flatMap(({ turma_aluno_id, aParte }) => {
    if (!aParte) return [];
    const { linha, vale } = aParte;
    return [{ turma_aluno_id, vale, conteudo: linha && conteudoOf(itens, linha, corretor, agora) }];
  });
  await saveSegundasEmPapel(escola, day, segundas, agora);
  const linhas = novas.filter(({ aParte }) => !aParte);
  const present = linhas.filter(({ presente }) => presente);
  const attempts = present.map(({ turma_aluno_id, lingua_estrangeira }) => ({ turma_aluno_id, lingua_estrangeira }));
  const saved = await escola.run(saveTentativas, { ...day, rows: JSON.stringify(attempts), agora });
  const tentativas = new Map(saved.map((row) => [row.turma_aluno_id, row.id]));
  const rowsOf = <Row extends object>(of: (linha: LinhaNova) => readonly Row[]) =>
    present.flatMap((linha) => {
      const tentativa_id = tentativas.get(linha.turma_aluno_id);
      return tentativa_id === undefined ? [] : of(linha).map((row) => ({ tentativa_id, ...row }));
    });
  const respostas = rowsOf((linha) =>
    linha.respostas.map(({ item_id, item_resposta }) => ({ item_id, ...storedResposta(item_resposta) })),
  );
  const points: readonly PontosEmPapel[] = rowsOf((linha) => linha.pontos);
  await escola.run(saveRespostas, { rows: JSON.stringify(respostas), agora });
  await escola.run(saveTextos, { rows: JSON.stringify(points), agora });
  await pontos.savePontos(escola, points, corretor, agora);
  const absent = linhas.filter(({ presente }) => !presente);
  const alunos = absent.map((linha) => linha.turma_aluno_id);
  await pontos.dropPontos(escola, day, alunos);
  await escola.run(dropAbsent, { ...day, alunos });
  const written = novas.filter(
    ({ presente, aParte, turma_aluno_id }) => aParte !== null || !presente || tentativas.has(turma_aluno_id),
  );
  const rows = written.map(({ turma_aluno_id, presente, versao }) => ({ turma_aluno_id, presente, versao }));
  await escola.run(saveLinhas, { ...day, rows: JSON.stringify(rows), origem, agora });
  return new Set(written.map((linha) => linha.turma_aluno_id));
}
