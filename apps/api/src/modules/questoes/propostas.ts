/** The essay proposals of an exam that is being made, and which of them its maker may read. No text is read. */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { sealOf } from './staff/proposta/leitura.ts';
import type { Situacao } from './staff/proposta/store.ts';
import type { Leitor } from './staff/questao/leitura.ts';

export type PropostaDoRascunho = {
  readonly proposta_redacao_id: number;
  readonly situacao: Situacao;
  /** The newest whole revision of the family, where it is another one than this; else null (rule BAN-4). */
  readonly mais_nova_id: number | null;
  /** Of another exam that has not begun (rule ROT-9). */
  readonly lacrada: boolean;
};

type Row = Omit<PropostaDoRascunho, 'lacrada'> & { readonly raiz_id: number; readonly autor: boolean };

const FIND = statement<{ escola_id: number; ids: readonly number[]; pessoa_id: number }, Row>(
  'find_propostas_para_rascunho',
  `select p.id as proposta_redacao_id, coalesce(p.raiz_id, p.id) as raiz_id, p.situacao,
          (p.autor_id = :pessoa_id) is true as autor,
          (select n.id from proposta_redacao n where n.escola_id = :escola_id and n.situacao = 'aprovada' and n.revisao > p.revisao
             and n.raiz_id = coalesce(p.raiz_id, p.id) order by n.revisao desc limit 1) as mais_nova_id
     from proposta_redacao p where p.escola_id = :escola_id and p.id = any(:ids::bigint[])`,
);

/** The proposals that the school has, of these; two statements for any number. @param leitor who makes the exam, and when */
export async function findPropostasDoRascunho(
  escola: Tenant,
  ids: readonly number[],
  leitor: Leitor,
): Promise<PropostaDoRascunho[]> {
  if (ids.length === 0) return [];
  const rows = await escola.run(FIND, { ids, pessoa_id: leitor.sessao.pessoa_id });
  const { isLacrada } = await sealOf(escola, leitor);
  return rows.map(({ raiz_id, autor, ...row }) => ({ ...row, lacrada: isLacrada({ raiz_id, autor }) }));
}
