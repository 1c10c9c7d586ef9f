/**
 * Profiles and what each may do. The real profile belongs to the person who signed in. The mode is chosen by staff for
 * a student's view.
 */

export type StaffPerfil =
  | 'professor'
  | 'coordenador'
  | 'gestao_vida'
  | 'admin'
  | 'gestao_escola'
  | 'diretor'
  | 'supervisor';
export type Perfil = 'aluno' | StaffPerfil;
/** 'aluno' = changes allowed, 'professor' = only looking; null = none chosen. */
export type Modo = 'aluno' | 'professor' | null;
export type Scope = 'self' | 'own_classes' | 'own_schools' | 'assigned_schools' | 'all';

/** The reach of each profile. [PER-1] D 25 */
const SCOPES: Readonly<Record<Perfil, Scope>> = {
  aluno: 'self',
  professor: 'own_classes',
  coordenador: 'own_schools',
  diretor: 'own_schools',
  gestao_escola: 'own_schools',
  gestao_vida: 'own_schools',
  supervisor: 'assigned_schools',
  admin: 'all',
};

export const STAFF_PERFIS: readonly StaffPerfil[] = [
  'professor',
  'coordenador',
  'gestao_vida',
  'admin',
  'gestao_escola',
  'diretor',
  'supervisor',
];
export const PERFIS: readonly Perfil[] = ['aluno', ...STAFF_PERFIS];

export function isPerfil(value: unknown): value is Perfil {
  return PERFIS.some((perfil) => perfil === value);
}

export function isStaff(perfil: Perfil): perfil is StaffPerfil {
  return perfil !== 'aluno';
}

export function scopeOf(perfil: Perfil): Scope {
  return SCOPES[perfil];
}

export type LoginOutcome = 'aluno' | 'selecao_aluno' | 'sem_turma' | 'perfil_nao_autorizado';

/**
 * Where correct credentials lead: a student with a class goes on, without one is refused [PER-2]; the seven staff
 * profiles go to the selection [PER-3]; any other profile (`responsavel` too) is refused, and by the hub every profile
 * but aluno [PER-4].
 */
export function loginOutcome(via: 'senha' | 'hub', perfil: string, turmaAlunoId: number | null): LoginOutcome {
  if (!isPerfil(perfil)) return 'perfil_nao_autorizado';
  if (perfil === 'aluno') return turmaAlunoId === null ? 'sem_turma' : 'aluno';
  return via === 'hub' ? 'perfil_nao_autorizado' : 'selecao_aluno';
}

/** Modes a profile may choose: gestao_vida both, other staff only looking, a student none. [PER-5] S1 §6 */
export function modosOf(perfil: Perfil): readonly Exclude<Modo, null>[] {
  if (perfil === 'aluno') return [];
  return perfil === 'gestao_vida' ? ['aluno', 'professor'] : ['professor'];
}

export type SessionProfile = {
  readonly perfil_real: Perfil;
  readonly modo: Modo;
  /** The enrolment being used is the current one; transferred and finished ones are read-only. D 63 */
  readonly turmaAtual: boolean;
};

export type Capabilities = {
  /** Answers exams, exercises, quizzes and Boss; spends coins and lives; writes essays. */
  readonly answers: boolean;
  /** Any other write on the student's behalf (account, preferences). */
  readonly writes: boolean;
  /** Opens students: selection, management. */
  readonly manages: boolean;
  readonly resetsPassword: boolean;
  /** Knowledge base and question bank routes, 'Editar curso'. */
  readonly editsCourses: boolean;
  /** Locked phases and Bosses look open, estimates per question are shown. */
  readonly previews: boolean;
  /** Forced password change and security questions apply. D 29 */
  readonly isForced: boolean;
};

/**
 * Students act in their current class [PER-6]; gestao_vida acts only in mode 'aluno' and other staff never [PER-7];
 * only gestao_vida and admin reset passwords [PER-8]; only gestao_vida edits courses [PER-9]; forced modals bind only a
 * real student [PER-10]; staff who do not act preview [PER-11].
 */
export function capabilities({ perfil_real, modo, turmaAtual }: SessionProfile): Capabilities {
  const staff = isStaff(perfil_real);
  const acts = turmaAtual && (!staff || (perfil_real === 'gestao_vida' && modo === 'aluno'));
  return {
    answers: acts,
    writes: acts,
    manages: staff,
    resetsPassword: perfil_real === 'gestao_vida' || perfil_real === 'admin',
    editsCourses: perfil_real === 'gestao_vida',
    previews: staff && !acts,
    isForced: !staff,
  };
}

/** Short form of `capabilities(…).writes`. */
export function canWrite(session: SessionProfile): boolean {
  return capabilities(session).writes;
}
