/** A person's security questions. The caller passes answers already hashed. Only the recovery reads the hashes. */
import { insertRows, insertStatement } from '../../../database/insert.ts';
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { lockCredencial } from './credencial-store.ts';

export type RespostaNova = {
  readonly numero_sequencial: number;
  readonly pergunta_seguranca_id: number;
  readonly resposta_hash: string;
};

const COUNT = statement<{ escola_id: number; pessoa_id: number }, { registradas: number }>(
  'count_perguntas',
  'select count(*)::int as registradas from resposta_seguranca where escola_id = :escola_id and pessoa_id = :pessoa_id',
);

const FORGET = statement<{ escola_id: number; pessoa_id: number }, never>(
  'delete_perguntas',
  'delete from resposta_seguranca where escola_id = :escola_id and pessoa_id = :pessoa_id',
);
type RespostaRow = RespostaNova & { readonly pessoa_id: number; readonly criada_em: Date };
const INSERT = insertStatement<RespostaRow>('create_perguntas', 'resposta_seguranca', [
  'pessoa_id',
  'numero_sequencial',
  'pergunta_seguranca_id',
  'resposta_hash',
  'criada_em',
]);

/** How many questions the person has registered. */
export async function countPerguntas(escola: Tenant, pessoa_id: number): Promise<number> {
  const [row] = await escola.run(COUNT, { pessoa_id });
  return row?.registradas ?? 0;
}

/** Inserts answers of any number of people who have none yet. */
export async function createRespostas(escola: Tenant, rows: readonly RespostaRow[]): Promise<void> {
  await insertRows(escola, INSERT, rows);
}

/**
 * Replaces the person's three answers, inside the caller's transaction.
 * @param mayReplace whether the current password was checked
 * @returns false when answers were registered meanwhile and may not be replaced
 */
export async function savePerguntas(
  escola: Tenant,
  pessoa_id: number,
  respostas: readonly RespostaNova[],
  { mayReplace, agora }: { readonly mayReplace: boolean; readonly agora: Date },
): Promise<boolean> {
  await lockCredencial(escola, pessoa_id);
  // A separate statement after the lock, so that it sees what the transaction it waited for has written.
  if (!mayReplace && (await countPerguntas(escola, pessoa_id)) > 0) return false;
  await escola.run(FORGET, { pessoa_id });
  await createRespostas(
    escola,
    respostas.map((resposta) => ({ ...resposta, pessoa_id, criada_em: agora })),
  );
  return true;
}
