/** Changes what a school has entered about its people. The login and the name chosen by the person stay (rule PIM-4). */
import { cleanNome } from '@luneta/domain/nome';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { addLogins, asLogin, findDonos, findExternos, lockNomes, removeLogins } from './nomes-store.ts';
import { type Recusa, requireNone } from './recusas.ts';

/** What changes of one person. A field that is left out stays, null takes it away. */
export type PessoaMudada = {
  readonly pessoa_id: number;
  /** The number that the caller has read; left out: whatever stands is changed. */
  readonly versao?: number;
  readonly nome?: string;
  readonly data_nascimento?: string | null;
  readonly email?: string | null;
  readonly id_externo?: string | null;
};

type Antes = { readonly id: number; readonly versao: number; readonly email: string | null };

const LOCK = statement<{ escola_id: number; pessoas: readonly number[] }, Antes>(
  'lock_pessoas_cadastro',
  `select id, versao, email from pessoa where escola_id = :escola_id and id = any(:pessoas::bigint[])
    order by id for no key update`,
);

const UPDATE = statement<{ escola_id: number; linhas: string }, { id: number }>(
  'update_pessoas_cadastro',
  `update pessoa p
      set nome = coalesce(x.d ->> 'nome', p.nome),
          data_nascimento = case when x.d ? 'data_nascimento' then (x.d ->> 'data_nascimento')::date else p.data_nascimento end,
          email = case when x.d ? 'email' then x.d ->> 'email' else p.email end,
          id_externo = case when x.d ? 'id_externo' then x.d ->> 'id_externo' else p.id_externo end,
          versao = p.versao + 1
     from (select (value ->> 'pessoa_id')::bigint as pessoa_id, value as d from jsonb_array_elements(:linhas::jsonb)) x
    where p.escola_id = :escola_id and p.id = x.pessoa_id
   returning p.id`,
);

const emailOf = ({ email }: PessoaMudada): string | null => email?.trim() || null;

function standing(rows: readonly PessoaMudada[], before: ReadonlyMap<number, Antes>): Recusa[] {
  return rows.flatMap(({ pessoa_id, versao }, indice): Recusa[] => {
    const found = before.get(pessoa_id);
    if (!found) return [{ indice, campo: 'pessoa_id', codigo: 'nao_encontrado' }];
    const other = versao !== undefined && versao !== found.versao;
    return other ? [{ indice, campo: 'versao', codigo: 'versao_diferente' }] : [];
  });
}

/** The addresses and keys of the list that another person has. */
async function owned(tx: Tenant, rows: readonly PessoaMudada[]): Promise<Recusa[]> {
  const donos = await findDonos(
    tx.db,
    rows.flatMap((row) => (emailOf(row) === null ? [] : [asLogin(emailOf(row) ?? '')])),
  );
  const externos = await findExternos(
    tx,
    rows.flatMap(({ id_externo }) => id_externo ?? []),
  );
  return rows.flatMap((row, indice): Recusa[] => {
    const email = emailOf(row);
    const dono = email === null ? undefined : donos.get(asLogin(email));
    const other = row.id_externo == null ? undefined : externos.get(row.id_externo);
    const isOwn = dono?.pessoa_id === row.pessoa_id && dono.escola_id === tx.escola_id;
    return [
      ...(dono && !isOwn ? [{ indice, campo: 'email', codigo: 'email_em_uso' } as const] : []),
      ...(other !== undefined && other !== row.pessoa_id
        ? [{ indice, campo: 'id_externo', codigo: 'id_externo_em_uso' } as const]
        : []),
    ];
  });
}

/** The directory follows an e-mail that changed: the new address signs in, the old one no longer. */
async function moveEmails(
  tx: Tenant,
  rows: readonly PessoaMudada[],
  before: ReadonlyMap<number, Antes>,
): Promise<void> {
  const changed = rows.flatMap((row, indice) => {
    const old = before.get(row.pessoa_id)?.email ?? null;
    const now = emailOf(row);
    const same = (old && asLogin(old)) === (now && asLogin(now));
    return row.email === undefined || same ? [] : [{ indice, pessoa_id: row.pessoa_id, old, now }];
  });
  const added = changed.flatMap(({ pessoa_id, now }) => (now === null ? [] : [{ login: asLogin(now), pessoa_id }]));
  const lost = new Map((await addLogins(tx, added)).map(({ login, pessoa_id }) => [login, pessoa_id]));
  const donos = await findDonos(tx.db, [...lost.keys()]);
  // A person whose login is the address has its row already.
  const taken = (login: string, pessoa_id: number) => lost.has(login) && donos.get(login)?.pessoa_id !== pessoa_id;
  requireNone(
    changed.flatMap(({ indice, pessoa_id, now }) =>
      now !== null && taken(asLogin(now), pessoa_id) ? [{ indice, campo: 'email', codigo: 'email_em_uso' }] : [],
    ),
  );
  await removeLogins(
    tx,
    changed.flatMap(({ pessoa_id, old }) => (old === null ? [] : [{ login: asLogin(old), pessoa_id }])),
  );
}

/**
 * Changes people. At most eight statements for any number of them. Joins the caller's transaction.
 * @param rows each person once
 * @throws PessoasRecusadas; the caller must roll back
 */
export async function updatePessoas(tx: Tenant, rows: readonly PessoaMudada[]): Promise<void> {
  if (rows.length === 0) return;
  const emails = rows.some(({ email }) => email !== undefined);
  if (emails) await lockNomes(tx);
  const locked = await tx.run(LOCK, { pessoas: rows.map(({ pessoa_id }) => pessoa_id) });
  const before = new Map(locked.map((row) => [row.id, row]));
  requireNone(standing(rows, before));
  requireNone(await owned(tx, rows));
  const linhas = rows.map(({ versao: _versao, ...row }) => ({
    ...row,
    ...(row.nome !== undefined && { nome: cleanNome(row.nome) }),
    ...(row.email !== undefined && { email: emailOf(row) }),
  }));
  await tx.run(UPDATE, { linhas: JSON.stringify(linhas) });
  if (emails) await moveEmails(tx, rows, before);
}
