/** What stands in the form of an account, and what is sent of it. Pure. */
import type { GestaoEquipePessoa, MembroEquipeNovoRequest } from '@luneta/api-client';
import { isStaff, readLogin, type StaffPerfil } from '@luneta/domain';

import { copy } from './copy.ts';

export type Valores = {
  readonly nome: string;
  readonly login: string;
  readonly email: string;
  readonly perfil: StaffPerfil | null;
  readonly turma_ids: readonly number[];
  /** '' where none is said, or each class has another one. */
  readonly materia_id: string;
  readonly valido_ate: string;
  readonly escola_ids: readonly number[];
  readonly convite: boolean;
};

export const NOVO: Valores = {
  nome: '',
  login: '',
  email: '',
  perfil: null,
  turma_ids: [],
  materia_id: '',
  valido_ate: '',
  escola_ids: [],
  convite: false,
};

/** The one day that all classes of a substitute end on; '' where they differ or have none. */
function validoAteOf({ turmas = [] }: GestaoEquipePessoa): string {
  const days = new Set(turmas.map(({ valido_ate }) => valido_ate ?? ''));
  const [day = ''] = days.size === 1 ? days : [];
  return day;
}

/** The subjects of a teacher, null among them for a class without. */
export const materiasOf = ({ turmas = [] }: GestaoEquipePessoa): ReadonlySet<number | null> =>
  new Set(turmas.map(({ materia_id = null }) => materia_id));

/** The one subject of all classes; '' where they differ or have none. */
function materiaOf(pessoa: GestaoEquipePessoa): string {
  const materias = materiasOf(pessoa);
  const [materia = null] = materias.size === 1 ? materias : [];
  return String(materia ?? '');
}

export const valoresOf = (pessoa: GestaoEquipePessoa): Valores => ({
  nome: pessoa.nome,
  login: pessoa.login ?? '',
  email: pessoa.email ?? '',
  perfil: isStaff(pessoa.perfil) ? pessoa.perfil : null,
  turma_ids: pessoa.turmas?.map(({ turma_id }) => turma_id) ?? [],
  materia_id: materiaOf(pessoa),
  valido_ate: validoAteOf(pessoa),
  escola_ids: pessoa.escola_ids ?? [],
  convite: false,
});

/** What is sent, except the profile while none is chosen: `check` stops that. @param changed fields that were changed */
export function requestOf(
  { nome, login, email, perfil, turma_ids, materia_id, valido_ate, escola_ids }: Valores,
  changed: Partial<Valores>,
): Omit<MembroEquipeNovoRequest, 'convite'> {
  return {
    nome: nome.trim(),
    login: login.trim(),
    email: email.trim() === '' ? null : email.trim(),
    perfil: perfil ?? 'professor',
    ...(perfil === 'professor' && { turma_ids: [...turma_ids] }),
    ...(perfil === 'professor' &&
      'materia_id' in changed && { materia_id: materia_id === '' ? null : Number(materia_id) }),
    ...(perfil === 'professor' && 'valido_ate' in changed && { valido_ate: valido_ate === '' ? null : valido_ate }),
    ...(perfil === 'supervisor' && { escola_ids: [...escola_ids] }),
  };
}

export const checkValores = ({ nome, login, email, perfil, convite }: Valores) => ({
  nome: nome.trim() === '' ? copy.nomeWanted : undefined,
  login: readLogin(login) === null ? copy.loginShort : undefined,
  email: convite && email.trim() === '' ? copy.conviteNeedsEmail : undefined,
  perfil: perfil === null ? copy.perfilWanted : undefined,
});
