/** What each person of the files is at the school. Pure. */
import { achado, type Achado } from './achados.ts';
import { NUNCA_DADOS, PERFIS, RESPONSAVEIS } from './formato.ts';
import type { Linha } from './linhas.ts';
import type { Tabelas } from './referencias.ts';

export type Perfil = (typeof PERFIS)[string];

/** From the table of roles in 1.2, from the person's own row in 1.1. */
const written = (user: Linha, roles: readonly Linha[]): readonly { papel: string; linha: Linha }[] => {
  const active = roles.filter(({ saiu }) => !saiu);
  const sorted = [...active].sort((a, b) => Number(isPrimary(b)) - Number(isPrimary(a)));
  const own = user.get('role');
  return sorted.length > 0 || own === ''
    ? sorted.map((linha) => ({ papel: linha.get('role'), linha }))
    : [{ papel: own, linha: user }];
};

const isPrimary = (role: Linha): boolean => role.get('roleType') === 'primary';

/** Roles of each person, the primary one first. */
export function rolesByUser({ roles }: Tabelas): ReadonlyMap<string, readonly Linha[]> {
  const of = new Map<string, Linha[]>();
  for (const role of roles.values()) {
    const user = role.get('userSourcedId');
    of.set(user, [...(of.get(user) ?? []), role]);
  }
  return of;
}

/** The profile of somebody; null for who gets no account by a file, and the reason is taken down. */
export function perfilOf(user: Linha, roles: readonly Linha[], achados: Achado[]): Perfil | null {
  const all = written(user, roles);
  const known = all.flatMap(({ papel }) => PERFIS[papel] ?? [])[0];
  if (known !== undefined) return known;
  const [first] = all;
  if (!first) achados.push(achado(user, 'sem_papel', user.sourcedId));
  else if (RESPONSAVEIS.has(first.papel)) achados.push(achado(first.linha, 'responsavel_nao_lido', user.sourcedId));
  else if (NUNCA_DADOS.has(first.papel)) achados.push(achado(first.linha, 'papel_nao_dado', first.papel));
  else achados.push(achado(first.linha, 'valor_desconhecido', first.papel, 'role'));
  return null;
}
