/** Files and columns of the OneRoster CSV binding that are read; every other one is passed over unread. */

export type Tabela = 'orgs' | 'academicSessions' | 'courses' | 'classes' | 'users' | 'roles' | 'enrollments';

type Colunas = {
  /** Read where they are there. */
  readonly usadas: readonly string[];
  /** Without them the file cannot be read. */
  readonly necessarias: readonly string[];
};

const BASE = ['status', 'dateLastModified'];

export const TABELAS: Readonly<Record<Tabela, Colunas>> = {
  orgs: { necessarias: ['sourcedId', 'name', 'type'], usadas: [...BASE, 'identifier', 'parentSourcedId'] },
  academicSessions: {
    necessarias: ['sourcedId', 'type', 'startDate', 'endDate'],
    usadas: [...BASE, 'title', 'schoolYear'],
  },
  courses: { necessarias: ['sourcedId'], usadas: [...BASE, 'title', 'subjects'] },
  classes: {
    necessarias: ['sourcedId', 'title', 'classType', 'schoolSourcedId'],
    usadas: [...BASE, 'grades', 'courseSourcedId', 'classCode', 'termSourcedIds'],
  },
  users: {
    necessarias: ['sourcedId', 'enabledUser', 'username', 'givenName', 'familyName'],
    usadas: [
      ...BASE,
      'middleName',
      'email',
      'agentSourcedIds',
      'preferredGivenName',
      'primaryOrgSourcedId',
      'orgSourcedIds',
      'role',
    ],
  },
  roles: { necessarias: ['sourcedId', 'userSourcedId', 'roleType', 'role', 'orgSourcedId'], usadas: BASE },
  enrollments: {
    necessarias: ['sourcedId', 'classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role'],
    usadas: [...BASE, 'primary', 'beginDate', 'endDate'],
  },
};

/** Cells that a row may not leave empty. A username may be: a login is made of the name (rule PIM-3). */
export const PODEM_FALTAR: ReadonlySet<string> = new Set(['username']);

/** Never read, whatever it holds. */
export const NUNCA_LIDOS: ReadonlySet<string> = new Set(['demographics']);

/** Without them there is nothing to bring. */
export const NECESSARIAS: readonly Tabela[] = ['orgs', 'classes', 'users', 'enrollments'];

export const isTabela = (nome: string): nome is Tabela => Object.hasOwn(TABELAS, nome);

/** What a role of the binding is here; those that are not here are granted by no file. */
export const PERFIS: Readonly<Record<string, 'aluno' | 'professor' | 'diretor' | 'coordenador' | 'gestao_escola'>> = {
  student: 'aluno',
  teacher: 'professor',
  aide: 'professor',
  principal: 'diretor',
  counselor: 'coordenador',
  siteAdministrator: 'gestao_escola',
};

export const RESPONSAVEIS: ReadonlySet<string> = new Set(['parent', 'guardian', 'relative']);
export const NUNCA_DADOS: ReadonlySet<string> = new Set([
  'administrator',
  'districtAdministrator',
  'systemAdministrator',
]);

/** Grades by CEDS: 01 to 09 are years of the 'ensino fundamental', 10 to 12 of the 'médio'. */
export function serieOf(grade: string): string | null {
  const year = /^\d{1,2}$/u.test(grade) ? Number(grade) : 0;
  if (year < 1 || year > 12) return null;
  return year <= 9 ? `${year}º ano` : `${year - 9}ª série`;
}
