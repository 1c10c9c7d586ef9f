/** Registers the demo students' security answers, which are published: everybody gives the same three. */
import type { Tenant } from '../database/tenant.ts';
import { hashResposta, insertRespostas, type RespostaNova } from '../modules/contas/index.ts';
import { RESPOSTAS_SEGURANCA } from './accounts.ts';

/** Pet, food and cartoon of the catalogue: the answers fit none of them too well, and are easy to remember. */
const PERGUNTAS = [1, 5, 11] as const;

export type HashedResposta = RespostaNova;

/** One hash per question, shared by all students: they hide nothing, and ninety times three would take seconds. */
export function hashPerguntas(pepper: string): Promise<HashedResposta[]> {
  return Promise.all(
    PERGUNTAS.map(async (pergunta_seguranca_id, i) => ({
      numero_sequencial: i + 1,
      pergunta_seguranca_id,
      resposta_hash: await hashResposta(pepper, pergunta_seguranca_id, RESPOSTAS_SEGURANCA[i] ?? ''),
    })),
  );
}

/** Writes them for each person. */
export async function writePerguntas(
  escola: Tenant,
  people: readonly number[],
  hashed: readonly HashedResposta[],
  agora: Date,
): Promise<void> {
  const rows = people.flatMap((pessoa_id) => hashed.map((one) => ({ ...one, pessoa_id, criada_em: agora })));
  await insertRespostas(escola, rows);
}
