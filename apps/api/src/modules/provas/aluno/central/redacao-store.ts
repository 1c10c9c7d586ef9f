/** The essay proposal of a day: its theme and supporting texts, the same for every student of the exam. */
import { remembered } from '../../../../database/remembered.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { MAX_AGE_MS } from './day-items.ts';

export type PropostaRow = {
  readonly proposta_redacao_id: number;
  readonly titulo: string;
  readonly descricao: string;
  readonly genero_textual_nome: string;
  readonly min_linhas: number;
  readonly max_linhas: number;
  readonly textos: readonly { readonly ordem: number; readonly conteudo: string }[];
};

const PROPOSTA = statement<{ escola_id: number; proposta_redacao_id: number }, PropostaRow>(
  'find_proposta_redacao_of_prova',
  `select p.id as proposta_redacao_id, p.titulo, p.descricao, p.genero_textual_nome, p.min_linhas, p.max_linhas,
          coalesce((select json_agg(json_build_object('ordem', m.ordem, 'conteudo', m.conteudo) order by m.ordem)
                    from texto_motivacional m where m.escola_id = p.escola_id and m.proposta_redacao_id = p.id), '[]') as textos
   from proposta_redacao p
   where p.escola_id = :escola_id and p.id = :proposta_redacao_id`,
);

/** The proposal as it is now; undefined when the school has none with this id. */
export async function readProposta(escola: Tenant, proposta_redacao_id: number): Promise<PropostaRow | undefined> {
  const [row] = await escola.run(PROPOSTA, { proposta_redacao_id });
  return row;
}

const memory = remembered<PropostaRow | undefined>({ maxAgeMs: MAX_AGE_MS, maxEntries: 50 });

/** The same, at most `MAX_AGE_MS` old. */
export function findProposta(
  escola: Tenant,
  proposta_redacao_id: number,
  agora: Date,
): Promise<PropostaRow | undefined> {
  const key = `${escola.escola_id}/${proposta_redacao_id}`;
  return memory.get(escola.db, key, agora, () => readProposta(escola, proposta_redacao_id));
}
