/**
 * Reads the files of a OneRoster zip, 1.1 or 1.2: each person as one line by the fields of an import, with the class of a pupil
 * and the classes of a teacher, and everything that was found on the way. Pure: it knows no school, keeps no password and reads
 * no demographics. (PIM-10, PIM-11)
 */
import type { Campo, Lidos } from '../../arquivo/modelo.ts';
import { achado, type Achado } from './achados.ts';
import type { Tabela } from './formato.ts';
import { linhasOf, type Linha } from './linhas.ts';
import { readPacote, type Entradas, type Versao } from './pacote.ts';
import { perfilOf, rolesByUser, type Perfil } from './papeis.ts';
import { checkReferencias, type Tabelas } from './referencias.ts';
import { readTurmas } from './turmas.ts';
import { readVinculos, type Vinculos } from './vinculos.ts';

/** A person of the files. */
export type LinhaOneRoster = {
  readonly arquivo: string;
  readonly linha: number;
  readonly perfil: Perfil;
  readonly lidos: Lidos;
  /** When the source changed it last: an older one than what stands is 'igual' in a delta. */
  readonly modificada_em: string | null;
};

export type Opcoes = {
  /** Day of the school, `YYYY-MM-DD`. */
  readonly hoje: string;
  /** What a person answered where the files have lessons and no classes. */
  readonly aulasSaoTurmas?: boolean;
};

export type LeituraOneRoster = {
  readonly versao: Versao | null;
  readonly sistema: string;
  /** School years of the files. */
  readonly anos: readonly number[];
  /** People that the files have changed alone, or all of them. */
  readonly modo: 'bulk' | 'delta';
  readonly linhas: readonly LinhaOneRoster[];
  /** Whether lessons are the classes has to be asked first. */
  readonly perguntaAulas: boolean;
  readonly achados: readonly Achado[];
};

const TABLES: readonly Tabela[] = ['orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments'];

export function readOneRoster(entradas: Entradas, { hoje, aulasSaoTurmas = false }: Opcoes): LeituraOneRoster {
  const pacote = readPacote(entradas);
  const achados: Achado[] = [...pacote.achados];
  const rowsOf = (nome: Tabela) => linhasOf(pacote, nome, achados);
  const tabelas: Tabelas = {
    orgs: rowsOf('orgs'),
    academicSessions: rowsOf('academicSessions'),
    courses: rowsOf('courses'),
    classes: rowsOf('classes'),
    users: rowsOf('users'),
    roles: rowsOf('roles'),
    enrollments: rowsOf('enrollments'),
  };
  // What could not be read, or may have come in an earlier delta, is not looked for.
  const absent = TABLES.filter((nome) => pacote.tabelas.get(nome)?.modo !== 'bulk');
  achados.push(...checkReferencias(tabelas, new Set(absent)));
  const turmas = readTurmas(tabelas, aulasSaoTurmas, achados);
  const perguntaAulas = turmas.soAulas && !aulasSaoTurmas;
  if (perguntaAulas) achados.push(achado({ arquivo: 'classes.csv', linha: 0 }, 'so_aulas'));
  const vinculos = readVinculos(tabelas, turmas, hoje, achados);
  const roles = rolesByUser(tabelas);
  const linhas = [...tabelas.users.values()].flatMap((user): LinhaOneRoster[] => {
    const perfil = perfilOf(user, roles.get(user.sourcedId) ?? [], achados);
    if (perfil === null) return [];
    if (user.get('username') === '') achados.push(achado(user, 'sem_login', user.sourcedId));
    const { arquivo, linha, modificada_em } = user;
    return [{ arquivo, linha, perfil, modificada_em, lidos: lidosOf(user, perfil, vinculos) }];
  });
  const years = [...tabelas.academicSessions.values()].map((linha) => Number(linha.get('schoolYear')));
  return {
    versao: pacote.versao,
    sistema: pacote.sistema,
    anos: [...new Set(years)].filter((year) => year >= 2000 && year <= 2100).sort((a, b) => a - b),
    modo: pacote.tabelas.get('users')?.modo ?? 'bulk',
    linhas,
    perguntaAulas,
    achados,
  };
}

const nameOf = (user: Linha): string =>
  ['givenName', 'middleName', 'familyName'].map(user.get).filter(Boolean).join(' ');

/** The cells by the fields of an import. What the files do not say is left out, so that it changes nothing. */
function lidosOf(user: Linha, perfil: Perfil, vinculos: Vinculos): Lidos {
  const id = user.sourcedId;
  const said = (campo: Campo, valor: string): Lidos => (valor === '' ? {} : { [campo]: valor });
  const gone = user.saiu || user.get('enabledUser').toLowerCase() === 'false';
  const common = {
    id_externo: id,
    nome: nameOf(user),
    ...said('email', user.get('email')),
    ...said('login', user.get('username')),
    ...(gone ? { situacao: 'inativa' } : {}),
  };
  if (perfil === 'aluno') {
    const turma = vinculos.turmaDe(id);
    return {
      ...common,
      ...said('nome_social', user.get('preferredGivenName')),
      ...said('turma', turma?.codigo ?? ''),
      ...said('serie', turma?.serie ?? ''),
      ...said('sede', turma?.sede ?? ''),
    };
  }
  const codes = vinculos.turmasDe(id).map(({ codigo }) => codigo);
  return {
    ...common,
    perfil,
    ...said('turmas', codes.join(', ')),
    ...said('materia', vinculos.materiasDe(id).join(', ')),
  };
}
