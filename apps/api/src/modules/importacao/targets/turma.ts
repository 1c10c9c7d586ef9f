/** The class that a line names: one of the year, or one to be made where a person allowed it. */
import { readTurno } from '@luneta/domain/importacao-valores';
import { cleanCodigo } from '@luneta/domain/turma-codigos';

import type { Problema, TurmaNova } from '../arquivo/modelo.ts';
import type { Parte, TurmaDoAno } from './contexto-store.ts';
import { type Candidato, casos, type ParteDaTurma, problem } from './problemas.ts';
import { fold } from './texto.ts';
import type { Destino, Escola, Linha } from './tipos.ts';

const MAX_CODIGO = 30;

/** A code without case, accents and spaces: '1 a' is '1A'. */
export const codigoKey = (codigo: string): string => fold(codigo).replaceAll(/[\s._-]+/gu, '');

export const turmasByCodigo = (turmas: readonly TurmaDoAno[]): ReadonlyMap<string, TurmaDoAno> =>
  new Map(turmas.map((turma) => [codigoKey(turma.codigo), turma]));

/** Each class once, however its code is written. */
export const uniqueTurmas = <T extends { readonly codigo: string }>(turmas: readonly T[]): T[] =>
  [...new Map(turmas.toReversed().map((turma) => [codigoKey(turma.codigo), turma])).values()].toReversed();

/** Classes whose code begins alike. */
export function nearTurmas(codigo: string, turmas: readonly TurmaDoAno[]): Candidato[] {
  const first = codigoKey(codigo).slice(0, 1);
  const near = turmas.filter((turma) => codigoKey(turma.codigo).startsWith(first));
  return near.slice(0, 5).map(({ codigo: nome, serie }) => ({ id: null, nome, detalhe: serie }));
}

/** The part of that name; of an empty one the only part there is. */
function parteOf(partes: readonly Parte[], tipo: Parte['tipo'], nome: string): Parte | undefined {
  const all = partes.filter((parte) => parte.tipo === tipo);
  if (nome === '') return all.length === 1 ? all[0] : undefined;
  return all.find((parte) => fold(parte.nome) === fold(nome));
}

const MAX_CANDIDATES = 5;
const TURNOS = ['Matutino', 'Vespertino', 'Noturno', 'Integral'];

/** The class that a line describes, or what is missing for it. */
function turmaNova(linha: Linha, codigo: string, { partes }: Pick<Escola, 'partes'>): TurmaNova | readonly Problema[] {
  const { lidos } = linha;
  const sede = parteOf(partes, 'sede', lidos.sede ?? '');
  const serie = parteOf(partes, 'serie', lidos.serie ?? '');
  const turno = (lidos.turno ?? '') === '' ? 1 : readTurno(lidos.turno ?? '');
  if (sede && serie && turno !== null)
    return { codigo, serie: serie.nome, sede: sede.nome, serie_id: serie.id, sede_id: sede.id, turno };
  const missing = (campo: ParteDaTurma, nomes: readonly string[]) =>
    problem(
      linha,
      casos.parteDaTurma(
        campo,
        lidos[campo] ?? '',
        codigo,
        nomes.slice(0, MAX_CANDIDATES).map((nome) => ({ id: null, nome, detalhe: '' })),
      ),
    );
  const nomesDe = (tipo: Parte['tipo']) => partes.filter((parte) => parte.tipo === tipo).map(({ nome }) => nome);
  return [
    ...(serie ? [] : [missing('serie', nomesDe('serie'))]),
    ...(sede ? [] : [missing('sede', nomesDe('sede'))]),
    ...(turno === null ? [missing('turno', TURNOS)] : []),
  ];
}

export type Lugar = {
  readonly destino: Destino | null;
  readonly nova: TurmaNova | null;
  readonly problemas: readonly Problema[];
};

/**
 * @param turmas of `turmasByCodigo`
 * @param soTurma the file has no columns for the parts of a class
 */
export function placeOf(
  linha: Linha,
  escola: Pick<Escola, 'opcoes' | 'turmas' | 'partes'>,
  turmas: ReadonlyMap<string, TurmaDoAno>,
  soTurma = false,
): Lugar {
  const valor = linha.lidos.turma ?? '';
  const at = (...problemas: Problema[]): Lugar => ({ destino: null, nova: null, problemas });
  if (valor === '') return at(problem(linha, casos.vazio('turma')));
  const known = turmas.get(codigoKey(valor));
  if (known) return { destino: { codigo: known.codigo, turma_id: known.turma_id }, nova: null, problemas: [] };
  const { criar_turmas, ano } = escola.opcoes;
  if (!criar_turmas) return at(problem(linha, casos.turma('turma', valor, ano, nearTurmas(valor, escola.turmas))));
  const codigo = cleanCodigo(valor);
  if (codigo.length > MAX_CODIGO) return at(problem(linha, casos.longo('turma', valor, MAX_CODIGO)));
  const nova = turmaNova(linha, codigo, escola);
  if ('codigo' in nova) return { destino: { codigo, turma_id: null }, nova, problemas: [] };
  return at(...(soTurma ? [problem(linha, casos.turmaSemSerie(valor))] : nova));
}

/** Classes that these lines make, by `codigoKey`: whoever teaches in one may come by the same file. */
export function novasOf(
  linhas: readonly Linha[],
  escola: Pick<Escola, 'opcoes' | 'turmas' | 'partes'>,
): ReadonlySet<string> {
  const turmas = turmasByCodigo(escola.turmas);
  const makers = escola.opcoes.criar_turmas ? linhas.filter(({ decisao }) => decisao !== 'pular') : [];
  return new Set(
    makers.flatMap((linha) => {
      const nova = (linha.lidos.turma ?? '') === '' ? null : placeOf(linha, escola, turmas).nova;
      return nova === null ? [] : [codigoKey(nova.codigo)];
    }),
  );
}
