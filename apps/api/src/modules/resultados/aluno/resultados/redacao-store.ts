/** Reads a student's essays of one exam with their finished marking. The presenter decides what of it is shown. */
import type { Competencia, Papel } from '@luneta/domain/correcao-redacao';

import type { MarcaGravada } from '../../../../database/schema/index.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { HAS_TEXT } from '../../../provas/index.ts';

/** One finished part of the marking. Who marked is not read (decision 120). */
export type CorrecaoRow = {
  readonly papel: Papel;
  readonly nota: number;
  readonly competencias: readonly (Competencia & { readonly comentario?: string })[];
  readonly marcas: readonly MarcaGravada[];
  readonly motivo_zero: string | null;
  readonly comentario: string;
};

export type RedacaoRow = {
  readonly dia_prova: number;
  readonly titulo: string;
  /** Null when no text was ever saved. */
  readonly texto: string | null;
  readonly palavras: number | null;
  readonly tem_texto: boolean;
  readonly online: boolean;
  /** The final mark; null until there is one. */
  readonly nota: number | null;
  readonly correcoes: readonly CorrecaoRow[];
};

/** Of days taken that ask for an essay: on a screen always, on paper when a text was brought in (COR-9). */
const redacoesOfProva = statement<
  { escola_id: number; turma_avaliacao_id: number; turma_aluno_id: number },
  RedacaoRow
>(
  'find_resultado_redacoes',
  `select t.dia_prova, p.titulo, r.texto, r.palavras, coalesce(${HAS_TEXT('r')}, false) as tem_texto, t.origem = 'online' as online, r.nota,
          coalesce((
            select json_agg(json_build_object('papel', c.papel, 'nota', c.nota, 'competencias', c.competencias, 'marcas', c.marcas,
                                              'motivo_zero', c.motivo_zero, 'comentario', c.comentario) order by c.papel)
              from correcao_redacao c where c.escola_id = t.escola_id and c.tentativa_id = t.id and c.concluida), '[]') as correcoes
   from turma_avaliacao ta
   join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.turma_aluno_id = :turma_aluno_id
   join avaliacao_dia d on d.escola_id = ta.escola_id and d.avaliacao_id = ta.avaliacao_id and d.dia_prova = t.dia_prova
   left join redacao r on r.escola_id = t.escola_id and r.tentativa_id = t.id
   join proposta_redacao p on p.escola_id = d.escola_id and p.id = coalesce(r.proposta_redacao_id, d.proposta_redacao_id)
   where ta.escola_id = :escola_id and ta.id = :turma_avaliacao_id and (r.tentativa_id is not null or t.origem = 'online')
   order by t.dia_prova`,
);

/** By day. */
export function findRedacoes(
  escola: Tenant,
  turma_avaliacao_id: number,
  turma_aluno_id: number,
): Promise<RedacaoRow[]> {
  return escola.run(redacoesOfProva, { turma_avaliacao_id, turma_aluno_id });
}
