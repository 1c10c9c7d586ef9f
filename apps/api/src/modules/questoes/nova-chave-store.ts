/** Makes the revision of a question that differs in its key alone, for an exam whose key is repaired (rule MON-6). */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { COLUNAS } from './staff/questao/campos.ts';

/** What the new revision has of the one before, beside what was written. */
const KEPT = [
  'codigo',
  'situacao',
  'habilidade',
  'par_id',
  'capitulo',
  'tri_a',
  'tri_b',
  'tri_c',
  'tri_origem',
  'origem',
] as const;
const copied = [...new Set<string>([...KEPT, ...COLUNAS])].filter((column) => column !== 'gabarito');

type Id = { readonly id: number };
type Nova = { questao_id: number; chave: string; autor_id: number; autor_nome: string; agora: Date };

const INSERT = statement<{ escola_id: number } & Nova, Id>(
  'create_questao_nova_chave',
  `insert into questao (escola_id, raiz_id, revisao, gabarito, autor_id, autor_nome, atualizada_em, ${copied.join(', ')})
   select q.escola_id, coalesce(q.raiz_id, q.id), q.revisao + 1, :chave, :autor_id::bigint, :autor_nome, :agora, ${copied.map((column) => `q.${column}`).join(', ')}
     from questao q where q.escola_id = :escola_id and q.id = :questao_id and q.substituida_por is null returning id`,
);
const FOLLOW = statement<{ escola_id: number; questao_id: number; por: number }, never>(
  'replace_questao_nova_chave',
  `update questao set substituida_por = :por, versao = versao + 1 where escola_id = :escola_id and id = :questao_id`,
);
const SKILLS = statement<{ escola_id: number; questao_id: number; por: number }, never>(
  'copy_questao_habilidades',
  `insert into questao_habilidade (escola_id, questao_id, habilidade_id)
   select escola_id, :por, habilidade_id from questao_habilidade where escola_id = :escola_id and questao_id = :questao_id`,
);
const LOCK = statement<{ escola_id: number; questao_id: number }, Id>(
  'lock_questao_nova_chave',
  'select id from questao where escola_id = :escola_id and id = :questao_id for update',
);

/** @returns the id of the new revision; null when the bank has a newer one already */
export async function createNovaChave(tx: Tenant, nova: Nova): Promise<number | null> {
  const { questao_id } = nova;
  await tx.run(LOCK, { questao_id });
  const [made] = await tx.run(INSERT, nova);
  if (!made) return null;
  await tx.run(FOLLOW, { questao_id, por: made.id });
  await tx.run(SKILLS, { questao_id, por: made.id });
  return made.id;
}
