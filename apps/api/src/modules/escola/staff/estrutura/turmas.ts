/**
 * What every way to a class goes by: the console, several at once and a file. Callers hold the transaction; the lock of the
 * set-up is taken here.
 */
import { isAnoAberto } from '@luneta/domain/ano-letivo';
import { cleanCodigo } from '@luneta/domain/turma-codigos';

import type { Tenant } from '../../../../database/tenant.ts';
import { errors } from '../../../../http/errors.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { findSede, findSerie } from '../escolas/partes-store.ts';
import { findSituacaoDaMatricula, findSituacaoDaProva, findSituacaoDaTurma } from './aberta-store.ts';
import { findSituacao } from './ano-store.ts';
import { findProvasAbertas } from './arquivo-store.ts';
import { estruturaErrors } from './errors.ts';
import { lockEstrutura } from './lock.ts';
import { findTurma } from './turma-store.ts';
import * as store from './turma-write-store.ts';

/** Where a class is and in which year. */
export type Lugar = Pick<store.Turma, 'sede_id' | 'serie_id' | 'turno' | 'ano' | 'versao_aluno'>;

/**
 * Classes, and what hangs on them, of a closed year are read only (rule ESC-1).
 * @throws 409 `ano_encerrado`
 */
export async function assertAnoAberto(escola: Tenant, ano: number): Promise<void> {
  if (!isAnoAberto(await findSituacao(escola, ano))) throw estruturaErrors.anoEncerrado();
}

/**
 * The same for what hangs on a class: its enrolments, its options.
 * @throws 409 `ano_encerrado`
 */
export async function assertTurmaAberta(escola: Tenant, turma_id: number): Promise<void> {
  if (!isAnoAberto(await findSituacaoDaTurma(escola, turma_id))) throw estruturaErrors.anoEncerrado();
}

/**
 * The same for what hangs on one enrolment: its time in exams, its further attempts.
 * @throws 409 `ano_encerrado`
 */
export async function assertMatriculaAberta(escola: Tenant, turma_aluno_id: number): Promise<void> {
  if (!isAnoAberto(await findSituacaoDaMatricula(escola, turma_aluno_id))) throw estruturaErrors.anoEncerrado();
}

/**
 * The same for an exam: its time, its answers, its marks and when they are shown.
 * @throws 409 `ano_encerrado`
 */
export async function assertProvaAberta(escola: Tenant, avaliacao_id: number): Promise<void> {
  if (!isAnoAberto(await findSituacaoDaProva(escola, avaliacao_id))) throw estruturaErrors.anoEncerrado();
}

/** @throws 422 for a campus or grade that the school does not have, or has archived; one that the class has already may stay */
async function assertLugar(escola: Tenant, { sede_id, serie_id }: Lugar, before?: Lugar): Promise<void> {
  const sede = await findSede(escola, sede_id);
  if (!sede || (sede.arquivada_em !== null && before?.sede_id !== sede_id)) throw estruturaErrors.sede();
  const serie = await findSerie(escola, serie_id);
  if (!serie || (serie.arquivada_em !== null && before?.serie_id !== serie_id)) throw estruturaErrors.serie();
}

/** A class of a year by its code: made now, or there before. */
export type TurmaGarantida = { readonly turma_id: number; readonly codigo: string; readonly criada: boolean };

/**
 * The classes with these codes in the order of the codes; those that the year does not have are made. Those that are there
 * stay untouched, archived ones too.
 * @param escola inside a transaction
 * @throws 409 `ano_encerrado`; 422 for a campus or grade that the school does not have
 */
export async function ensureTurmas(
  escola: Tenant,
  lugar: Lugar,
  codigos: readonly string[],
): Promise<readonly TurmaGarantida[]> {
  await lockEstrutura(escola);
  await assertAnoAberto(escola, lugar.ano);
  await assertLugar(escola, lugar);
  const clean = [...new Set(codigos.map(cleanCodigo))];
  if (clean.includes('')) throw estruturaErrors.codigo().at('codigos');
  const made = await store.createTurmas(
    escola,
    clean.map((codigo) => ({ ...lugar, codigo, id_externo: null })),
  );
  const criadas = new Set(made.map(({ turma_id }) => turma_id));
  const found = new Map((await store.findPorCodigo(escola, lugar.ano, clean)).map((one) => [one.codigo, one]));
  return clean.flatMap((codigo) => {
    const one = found.get(codigo);
    return one ? [{ ...one, criada: criadas.has(one.turma_id) }] : [];
  });
}

export type TurmaSalva = {
  readonly turma_id?: number | undefined;
  readonly versao?: number | undefined;
  readonly turma: Omit<store.Turma, 'id_externo'>;
  /** Absent keeps what stands. */
  readonly id_externo?: string | null | undefined;
};

/**
 * Makes or changes a class. @returns its id
 * @param escola inside a transaction
 */
export async function writeTurma(
  escola: Tenant,
  { turma_id, versao, ...asked }: TurmaSalva,
  agora: Date,
): Promise<number> {
  await lockEstrutura(escola);
  const before = turma_id === undefined ? null : await findTurma(escola, turma_id, agora);
  if (turma_id !== undefined && !before) throw errors.notFound();
  if (before) {
    requireVersao(before.versao, versao ?? 0);
    await assertAnoAberto(escola, before.ano);
  }
  const codigo = cleanCodigo(asked.turma.codigo);
  if (codigo === '') throw estruturaErrors.codigo().at('codigo');
  const { id_externo = before?.id_externo ?? null } = asked;
  const turma = { ...asked.turma, codigo, id_externo };
  await assertAnoAberto(escola, turma.ano);
  await assertLugar(escola, turma, before ?? undefined);
  const clash = await store.findTurmaIgual(escola, before?.turma_id ?? null, turma);
  if (clash === 'codigo') throw estruturaErrors.codigoTaken();
  if (clash === 'id_externo') throw estruturaErrors.externoTaken();
  if (!before) {
    const [made] = await store.createTurmas(escola, [turma]);
    if (!made) throw estruturaErrors.codigoTaken();
    return made.turma_id;
  }
  const moves = before.versao_aluno !== turma.versao_aluno;
  if (moves && (await store.countEmProva(escola, before.turma_id, agora)) > 0) throw estruturaErrors.versaoEmProva();
  await store.saveTurma(escola, before.turma_id, before.versao, turma);
  return before.turma_id;
}

/**
 * @param escola inside a transaction
 * @returns whether something changed
 * @throws 409 `tem_prova_aberta` with the exams
 */
export async function setTurmaArquivada(
  escola: Tenant,
  turma_id: number,
  arquivada: boolean,
  agora: Date,
): Promise<boolean> {
  await lockEstrutura(escola);
  // What is left of a closed year may be put away, not taken up again.
  if (!arquivada) await assertTurmaAberta(escola, turma_id);
  const provas = arquivada ? await findProvasAbertas(escola, turma_id, agora) : [];
  if (provas.length > 0) throw estruturaErrors.provaAberta(provas);
  return store.archiveTurma(escola, turma_id, arquivada, agora);
}
