/**
 * Judges lines: what each would do, and what is wrong with it. The same function serves the analysis of a file, the mending of
 * a line and the application, so that a line does what its report said or nothing.
 */
import type { Perfil } from '@luneta/domain/perfil';

import type { Tenant } from '../../../database/tenant.ts';
import { findDonos } from '../../pessoas/index.ts';
import type { Campo, Lidos, Opcoes, TipoDePessoas } from '../arquivo/modelo.ts';
import { chavesOf, type Indice, indexOf } from './achar.ts';
import { findConhecidas, findPartes, findTurmasDoAno, type Parte, type TurmaDoAno } from './contexto-store.ts';
import { judgeAluno, leave } from './julgar-aluno.ts';
import { judgeDaLista } from './julgar-lista.ts';
import { judgeMembro } from './julgar-membro.ts';
import { casos, problem } from './problemas.ts';
import type { Escola, Julgada, Linha } from './tipos.ts';
import { turmasByCodigo } from './turma.ts';

/** Of a file that holds both: who has a profile belongs to the staff. */
const judgePessoa: typeof judgeAluno = (linha, ...rest) =>
  (linha.lidos.perfil ?? '') === '' ? judgeAluno(linha, ...rest) : judgeMembro(linha, ...rest);

const JUDGES = { alunos: judgeAluno, pessoas: judgePessoa, equipe: judgeMembro, turmas: judgeDaLista } as const;

/** What the reading found at a line: a fault among it is one of the line, until a person leaves it out. */
function withAchados(julgada: Julgada): Julgada {
  const { achados = [], decisao, lidos } = julgada.linha;
  if (achados.length === 0 || decisao === 'pular') return julgada;
  const isAboutNobody = Object.keys(lidos).length === 0;
  const none = { ...julgada, feito: null, turmaNova: null, mudancas: [], problemas: achados } as const;
  if (achados.some(({ gravidade }) => gravidade === 'erro')) return { ...none, acao: 'erro' };
  return isAboutNobody ? { ...none, acao: 'ignorada' } : { ...julgada, problemas: [...julgada.problemas, ...achados] };
}

/** Fields that no two lines of a file may share. */
const UNIQUE: readonly Campo[] = ['id_externo', 'login', 'email'];

export const keyOf = (lidos: Lidos, campo: Campo): string => (lidos[campo] ?? '').trim().toLowerCase();

/** The line that has a key first, by field and key. */
export type Primeiras = ReadonlyMap<string, number>;

/** Which line of the file has each key first. Lines that a person left out count for nothing. */
export function firstOf(linhas: readonly Linha[]): Primeiras {
  const first = new Map<string, number>();
  for (const { lidos, linha, decisao } of linhas)
    for (const campo of UNIQUE) {
      const key = `${campo} ${keyOf(lidos, campo)}`;
      if (decisao !== 'pular' && keyOf(lidos, campo) !== '' && !first.has(key)) first.set(key, linha);
    }
  return first;
}

/** A later line of a key that an earlier one has is at fault. */
function withRepeats(julgada: Julgada, primeiras: Primeiras): Julgada {
  const { linha } = julgada;
  if (julgada.acao === 'ignorada') return julgada;
  const repeats = UNIQUE.flatMap((campo) => {
    const first = primeiras.get(`${campo} ${keyOf(linha.lidos, campo)}`);
    if (keyOf(linha.lidos, campo) === '' || first === undefined || first === linha.linha) return [];
    return [problem(linha, casos.repetida(campo, linha.lidos[campo] ?? '', first))];
  });
  if (repeats.length === 0) return julgada;
  return { ...julgada, acao: 'erro', feito: null, turmaNova: null, problemas: [...julgada.problemas, ...repeats] };
}

/** Somebody who is not in the file. */
function judgeAbsent(linha: Linha, { porId }: Indice): Julgada {
  const left = linha.decisao === 'pular' ? null : leave(porId.get(linha.pessoa_id ?? 0) ?? null);
  const none = { acao: 'ignorada', conhecida: null, mudancas: [], feito: null } as const;
  return { linha, problemas: [], turmaNova: null, ...(left ?? none) };
}

/** A later line about a person whom an earlier one is about, by whatever key. */
function withSamePerson(julgada: Julgada, vistas: Map<number, number>): Julgada {
  const { linha, conhecida, acao } = julgada;
  if (!conhecida || acao === 'erro' || acao === 'ignorada' || linha.linha === 0) return julgada;
  const first = vistas.get(conhecida.pessoa_id) ?? linha.linha;
  vistas.set(conhecida.pessoa_id, first);
  if (first === linha.linha) return julgada;
  const repeated = problem(linha, casos.repetida('nome', conhecida.nome, first));
  return { ...julgada, acao: 'erro', feito: null, turmaNova: null, problemas: [...julgada.problemas, repeated] };
}

export type Contexto = {
  readonly tipo: TipoDePessoas;
  readonly opcoes: Opcoes;
  readonly perfil: Perfil;
  readonly hoje: string;
  /** Of the whole file, not of these lines alone. */
  readonly primeiras: Primeiras;
  /** Classes that the file makes, of the whole file. */
  readonly novas: Escola['novas'];
  /** The lines by the people they are about, of those judged so far; each call adds its own. */
  readonly vistas: Map<number, number>;
};

/** Classes and parts of the school, which do not change from one set of lines to the next. */
export type Lugares = { readonly turmas: readonly TurmaDoAno[]; readonly partes: readonly Parte[] };

export async function findLugares(escola: Tenant, ano: number): Promise<Lugares> {
  return { turmas: await findTurmasDoAno(escola, ano), partes: await findPartes(escola) };
}

/** Judges lines against the school as it is now. Two statements for any number of lines. */
export async function judge(
  escola: Tenant,
  linhas: readonly Linha[],
  { tipo, primeiras, vistas, ...contexto }: Contexto,
  lugares: Lugares,
): Promise<Julgada[]> {
  const chaves = chavesOf(linhas);
  const listed = tipo === 'turmas' ? linhas.flatMap(({ lidos }) => lidos.nome ?? []) : [];
  const conhecidas = await findConhecidas(escola, contexto.opcoes.ano, {
    ...chaves,
    externos: [...chaves.externos, ...listed],
    logins: [...chaves.logins, ...listed.map((text) => text.toLowerCase())],
  });
  const donos = await findDonos(escola.db, chaves.logins);
  const alheios = [...donos.values()].filter(({ escola_id }) => escola_id !== escola.escola_id);
  const school: Escola = {
    ...contexto,
    ...lugares,
    conhecidas,
    alheios: new Set(alheios.map(({ login }) => login)),
  };
  const indice = indexOf(conhecidas);
  const turmas = turmasByCodigo(lugares.turmas);
  return linhas.map((linha) => {
    if (linha.linha === 0) return judgeAbsent(linha, indice);
    return withSamePerson(withRepeats(withAchados(JUDGES[tipo](linha, school, indice, turmas)), primeiras), vistas);
  });
}
