/**
 * Reads an exam day with the student's own answers in one statement: all of a resumo that changes while the exam runs. Its
 * items come from `day-items.ts`, its essay proposal from `redacao-store.ts`.
 */
import type { ItemResposta } from '@luneta/domain/resposta';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { OF_PATH, ofPath, provaSelect, type DayPath, type OfPath, type ProvaRow } from './prova-store.ts';

/** The stored option of an item. */
type Opcao = readonly [item_id: number, item_resposta: ItemResposta | null, seq: number];
/** The stored text of an item. */
type Texto = readonly [item_id: number, texto: string, seq: number];

export type ResumoRow = ProvaRow & {
  /** When the keys of the exam are released; null while nobody knows. */
  readonly liberado_em: Date | null;
  readonly opcoes: readonly Opcao[];
  readonly textos: readonly Texto[];
  /** The student's essay; null before the first text. */
  readonly redacao: {
    readonly texto: string;
    readonly palavras: number;
    readonly seq: number;
    readonly gravada_ms: number;
  } | null;
};

const COLUMNS = `, case when ta.cancelada_em is null then a.liberado_em end as liberado_em,
         coalesce((select json_agg(json_build_array(r.avaliacao_item_id, r.item_resposta, r.seq)) from resposta r
                   where r.escola_id = :escola_id and r.tentativa_id = t.id), '[]') as opcoes,
         coalesce((select json_agg(json_build_array(x.avaliacao_item_id, x.texto, x.seq)) from resposta_subjetiva x
                   where x.escola_id = :escola_id and x.tentativa_id = t.id), '[]') as textos,
         (select json_build_object('texto', re.texto, 'palavras', re.palavras, 'seq', re.seq,
                                   'gravada_ms', extract(epoch from re.gravada_em) * 1000) from redacao re
          where re.escola_id = :escola_id and re.tentativa_id = t.id) as redacao`;

const resumoOfAluno = statement<OfPath, ResumoRow>('find_resumo_of_aluno', `${provaSelect(COLUMNS)} ${OF_PATH}`);

/** The exam day of the path with the student's answers; undefined when the student's class has none. */
export async function findResumo(escola: Tenant, aluno: Aluno, path: DayPath): Promise<ResumoRow | undefined> {
  const [row] = await escola.run(resumoOfAluno, ofPath(aluno, path));
  return row;
}

/** The stored answer of one item. */
export type OwnAnswer = {
  readonly item_resposta: ItemResposta | null;
  /** The student's text of a subjective item; null when none was saved. */
  readonly texto_resposta: string | null;
  readonly seq: number;
};

const NONE: OwnAnswer = { item_resposta: null, texto_resposta: null, seq: 0 };

/** The student's answer to each item; items without one have an empty answer. */
export function answersOf({ opcoes, textos }: Pick<ResumoRow, 'opcoes' | 'textos'>): (item_id: number) => OwnAnswer {
  const answers = new Map<number, OwnAnswer>();
  for (const [item_id, item_resposta, seq] of opcoes) answers.set(item_id, { ...NONE, item_resposta, seq });
  for (const [item_id, texto_resposta, seq] of textos)
    answers.set(item_id, { ...(answers.get(item_id) ?? NONE), texto_resposta, seq });
  return (item_id) => answers.get(item_id) ?? NONE;
}
