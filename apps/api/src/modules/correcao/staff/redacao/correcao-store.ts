/** Marks of one essay: read under the lock of the essay, and written by version number. */
import { insertRow, insertStatement } from '../../../../database/insert.ts';
import type { correcao_redacao } from '../../../../database/schema/index.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { outraVersao, requireSaved } from '../../../../http/versao.ts';
import { clearNotaFinal } from '../../../provas/index.ts';
import { ABANDONO_MS, type MarcaDatada } from '@luneta/domain/correcao-abandono';
import type { Papel } from '@luneta/domain/correcao-redacao';

/** A part of the marking in the form that the rules use. */
export type MarcaRow = MarcaDatada;

/** The corrector, who may belong to another school than the essay. */
export type Corretor = { readonly corretor_escola_id: number; readonly corretor_id: number };

/** The text that identifies a corrector in `Marca`. */
export const nameOf = ({ corretor_escola_id, corretor_id }: Corretor) => `${corretor_escola_id}/${corretor_id}`;

const lock = statement<{ escola_id: number; redacao_id: number }, { nota: number | null }>(
  'lock_correcao_redacao',
  'select nota from redacao where escola_id = :escola_id and tentativa_id = :redacao_id for update',
);

/** Locks an essay for one corrector until the transaction ends. @returns the final mark, if it has one */
export async function lockRedacao(escola: Tenant, redacao_id: number): Promise<number | null> {
  const [row] = await escola.run(lock, { redacao_id });
  return row?.nota ?? null;
}

export type CorrecaoRow = Omit<typeof correcao_redacao.$inferSelect, 'escola_id'>;

const LIST = statement<{ escola_id: number; redacao_id: number }, CorrecaoRow>(
  'find_correcoes_of_redacao',
  `select tentativa_id, papel, corretor_escola_id, corretor_id, competencias, marcas, motivo_zero, comentario, nota,
          concluida, versao, gravada_em
     from correcao_redacao where escola_id = :escola_id and tentativa_id = :redacao_id order by papel`,
);
const DROP = statement<{ escola_id: number; redacao_id: number; papel: Papel; antes: Date }, never>(
  'delete_correcao_abandonada',
  `delete from correcao_redacao
    where escola_id = :escola_id and tentativa_id = :redacao_id and papel = :papel and not concluida and gravada_em <= :antes`,
);
const INSERT = insertStatement<CorrecaoRow, { papel: Papel }>(
  'start_correcao_redacao',
  'correcao_redacao',
  [
    'tentativa_id',
    'papel',
    'corretor_escola_id',
    'corretor_id',
    'competencias',
    'marcas',
    'motivo_zero',
    'comentario',
    'nota',
    'concluida',
    'versao',
    'gravada_em',
  ],
  'on conflict do nothing returning papel',
);
const UPDATE = statement<
  { escola_id: number } & Omit<CorrecaoRow, 'competencias' | 'marcas'> & { competencias: string; marcas: string },
  { papel: Papel }
>(
  'save_correcao_redacao',
  `update correcao_redacao
      set competencias = :competencias, marcas = :marcas, motivo_zero = :motivo_zero, comentario = :comentario, nota = :nota,
          concluida = :concluida, gravada_em = :gravada_em, versao = :versao
    where escola_id = :escola_id and tentativa_id = :tentativa_id and papel = :papel
      and corretor_escola_id = :corretor_escola_id and corretor_id = :corretor_id
      and versao = :versao::integer - 1 and not concluida
   returning papel`,
);
/** Every part of the marking of one essay. */
export function findCorrecoes(escola: Tenant, redacao_id: number): Promise<CorrecaoRow[]> {
  return escola.run(LIST, { redacao_id });
}

/** Deletes a draft that was abandoned, so that another corrector can begin (rule COR-10). */
export async function dropAbandoned(escola: Tenant, redacao_id: number, papel: Papel, agora: Date): Promise<void> {
  await escola.run(DROP, { redacao_id, papel, antes: new Date(agora.getTime() - ABANDONO_MS) });
}

/** Begins a part. @throws 409 when this part, or a part of this person, exists already */
export async function createCorrecao(escola: Tenant, row: CorrecaoRow): Promise<void> {
  if ((await insertRow(escola, INSERT, row)) === undefined) throw outraVersao();
}

/**
 * Saves the own draft. @throws 409 when its version number is no longer the stored one, or the part is finished
 */
export async function updateCorrecao(escola: Tenant, row: CorrecaoRow): Promise<void> {
  const { competencias, marcas } = row;
  const json = { competencias: JSON.stringify(competencias), marcas: JSON.stringify(marcas) };
  requireSaved(await escola.run(UPDATE, { ...row, ...json }));
}

const REOPEN = statement<{ escola_id: number; redacao_id: number; papel: Papel; agora: Date }, never>(
  'reopen_correcao_redacao',
  `update correcao_redacao set concluida = false, nota = null, gravada_em = :agora, versao = versao + 1
    where escola_id = :escola_id and tentativa_id = :redacao_id and papel = :papel and concluida`,
);
const RELEASED = statement<{ escola_id: number; avaliacao_id: number }, { liberado_em: Date | null }>(
  'find_correcao_resultado_liberado',
  'select liberado_em from avaliacao where escola_id = :escola_id and id = :avaliacao_id for update',
);

/** A finished part is a draft of its author again, and the essay has no final mark. */
export async function reopenCorrecao(escola: Tenant, redacao_id: number, papel: Papel, agora: Date): Promise<void> {
  await escola.run(REOPEN, { redacao_id, papel, agora });
  await clearNotaFinal(escola, redacao_id);
}

/** When the result comes or came out; it cannot change until the transaction ends. */
export async function lockLiberacao(escola: Tenant, avaliacao_id: number): Promise<Date | null> {
  const [row] = await escola.run(RELEASED, { avaliacao_id });
  return row?.liberado_em ?? null;
}
