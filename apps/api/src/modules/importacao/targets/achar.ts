/** Finds the person a line is about: by the key of the other system, then the login, then, only proposed, by the name (PIM-2). */
import { readDia } from '@luneta/domain/importacao-valores';

import type { Lidos, Problema } from '../arquivo/modelo.ts';
import type { Conhecida } from './contexto-store.ts';
import { type Candidato, casos, problem } from './problemas.ts';
import { diaEscrito, fold } from './texto.ts';
import type { Linha } from './tipos.ts';

/** People by each of their keys. */
export type Indice = {
  readonly porExterno: ReadonlyMap<string, Conhecida>;
  readonly porLogin: ReadonlyMap<string, Conhecida>;
  readonly porNome: ReadonlyMap<string, readonly Conhecida[]>;
  readonly porId: ReadonlyMap<number, Conhecida>;
};

export function indexOf(conhecidas: readonly Conhecida[]): Indice {
  const porNome = new Map<string, Conhecida[]>();
  for (const pessoa of conhecidas)
    if (pessoa.perfil === 'aluno') porNome.set(fold(pessoa.nome), [...(porNome.get(fold(pessoa.nome)) ?? []), pessoa]);
  return {
    porExterno: new Map(conhecidas.flatMap((p) => (p.id_externo === null ? [] : [[p.id_externo, p] as const]))),
    porLogin: new Map(conhecidas.flatMap((p) => p.logins.map((login) => [login, p] as const))),
    porNome,
    porId: new Map(conhecidas.map((p) => [p.pessoa_id, p])),
  };
}

/** The keys that lines name, for `findConhecidas`. */
export function chavesOf(linhas: readonly Linha[]) {
  const given = (pick: (linha: Linha) => string | undefined) => [
    ...new Set(linhas.map(pick).filter((key): key is string => key !== undefined && key !== '')),
  ];
  const logins = given(({ lidos }) => lidos.login?.toLowerCase());
  return {
    externos: given(({ lidos }) => lidos.id_externo),
    logins: [...new Set([...logins, ...given(({ lidos }) => lidos.email?.toLowerCase())])],
    nomes: given(({ lidos }) => lidos.nome && fold(lidos.nome)),
    ids: linhas.flatMap(({ pessoa_id }) => pessoa_id ?? []),
  };
}

export const candidatoOf = (p: Conhecida): Candidato => ({
  id: p.pessoa_id,
  nome: p.nome,
  detalhe: [p.turma_codigo === null ? 'sem turma' : `Turma ${p.turma_codigo}`, diaEscrito(p.data_nascimento)]
    .filter(Boolean)
    .join(' · '),
});

export type Achada = { readonly conhecida: Conhecida | null; readonly problemas: readonly Problema[] };

const none = (...problemas: Problema[]): Achada => ({ conhecida: null, problemas });

/** Two keys of a line must lead to one person. */
function byKeys(linha: Linha, { porExterno, porLogin }: Indice): Achada {
  const { id_externo = '', login = '' } = linha.lidos;
  const byExterno = id_externo === '' ? undefined : porExterno.get(id_externo);
  const byLogin = login === '' ? undefined : porLogin.get(login.toLowerCase());
  if (byExterno && byLogin && byExterno !== byLogin)
    return { conhecida: byExterno, problemas: [problem(linha, casos.outraPessoa('login', login))] };
  if (!byExterno && byLogin && id_externo !== '' && byLogin.id_externo !== null)
    return { conhecida: byLogin, problemas: [problem(linha, casos.outraPessoa('login', login))] };
  return { conhecida: byExterno ?? byLogin ?? null, problemas: [] };
}

/** Of one name and, where both are known, one birth date; nobody who has another key. */
function alike({ lidos }: Linha, { porNome }: Indice): readonly Conhecida[] {
  const dia = readDia(lidos.data_nascimento ?? '');
  return (porNome.get(fold(lidos.nome ?? '')) ?? []).filter(
    (p) => dia !== null && p.data_nascimento === dia && (p.id_externo === null || (lidos.id_externo ?? '') === ''),
  );
}

/** The student of a line of the table of students. */
export function findAluno(linha: Linha, indice: Indice): Achada {
  const found = byKeys(linha, indice);
  if (found.conhecida || found.problemas.length > 0 || linha.decisao === 'outra') return found;
  const parecidas = alike(linha, indice);
  if (linha.decisao === 'mesma') {
    const chosen = linha.pessoa_id === undefined ? parecidas[0] : indice.porId.get(linha.pessoa_id);
    return { conhecida: chosen ?? null, problemas: [] };
  }
  if (parecidas.length === 0) return found;
  return none(problem(linha, casos.parecida(parecidas.slice(0, 5).map(candidatoOf))));
}

/** The member of the staff of a line: by its keys alone. */
export const findMembro = byKeys;

/** The student of a class list: what stands in the first column may be a key, a login or a name. */
export function findDaLista(linha: Linha, indice: Indice, nomes: 'perguntar' | 'aceitar'): Achada {
  const found = byKeys(linha, indice);
  if (found.conhecida || found.problemas.length > 0) return found;
  const text = linha.lidos.nome ?? '';
  const byText = indice.porExterno.get(text) ?? indice.porLogin.get(text.toLowerCase());
  if (byText) return { conhecida: byText, problemas: [] };
  const same = indice.porNome.get(fold(text)) ?? [];
  if (linha.decisao === 'mesma') {
    const chosen = linha.pessoa_id === undefined ? same[0] : indice.porId.get(linha.pessoa_id);
    if (chosen) return { conhecida: chosen, problemas: [] };
  }
  const [one] = same;
  if (one && same.length === 1 && nomes === 'aceitar') return { conhecida: one, problemas: [] };
  if (one)
    return none(
      problem(linha, {
        campo: 'nome',
        codigo: 'pessoa_por_nome',
        valor: text,
        dito: same.length === 1 ? 'é o nome de um aluno da escola.' : `é o nome de ${same.length} alunos da escola.`,
        como: 'Diga se é esta pessoa.',
        candidatos: same.slice(0, 5).map(candidatoOf),
      }),
    );
  const valor = text === '' ? lidosKey(linha.lidos) : text;
  return none(
    problem(linha, {
      campo: 'nome',
      codigo: 'pessoa_desconhecida',
      valor,
      dito: 'não é ninguém desta escola.',
      como: 'Confira o nome ou a matrícula. Alunos novos entram pelo arquivo de alunos.',
    }),
  );
}

const lidosKey = ({ id_externo, login }: Lidos): string => id_externo ?? login ?? '';
