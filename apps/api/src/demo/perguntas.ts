/** Registers the security answers of the demo students. They are published, and all students have the same three. */
import type { Tenant } from '../database/tenant.ts';
import { hashResposta, createRespostas, type RespostaNova } from '../modules/pessoas/index.ts';
import { RESPOSTAS_SEGURANCA } from './accounts.ts';

/** Pet, food and cartoon of the catalogue: questions whose answers are easy to remember. */
const PERGUNTAS = [1, 5, 11] as const;

export type HashedResposta = RespostaNova;

/** One hash per question for all students: the answers are public, and three hashes for each of ninety would take seconds. */
export function hashPerguntas(pepper: string): Promise<HashedResposta[]> {
  return Promise.all(
    PERGUNTAS.map(async (pergunta_seguranca_id, i) => ({
      numero_sequencial: i + 1,
      pergunta_seguranca_id,
      resposta_hash: await hashResposta(pepper, pergunta_seguranca_id, RESPOSTAS_SEGURANCA[i] ?? ''),
    })),
  );
}

/** Writes the answers of each person. */
export async function writePerguntas(
  escola: Tenant,
  people: readonly number[],
  hashed: readonly HashedResposta[],
  agora: Date,
): Promise<void> {
  const rows = people.flatMap((pessoa_id) => hashed.map((one) => ({ ...one, pessoa_id, criada_em: agora })));
  await createRespostas(escola, rows);
}
