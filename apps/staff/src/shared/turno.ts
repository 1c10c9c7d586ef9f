/** The shift and the student experience of a class, as staff read them (D 231). Students still read 'Não Informado' for 4 (S1 §3). */
import type { Versao } from '@luneta/api-client';
import { turnoName } from '@luneta/app-shell';

const INTEGRAL = 4;

/** 'Manhã', 'Tarde', 'Noite', 'Integral'; 'Não Informado' for anything else. */
export const nomeDoTurno = (turno: number | null): string => (turno === INTEGRAL ? 'Integral' : turnoName(turno));

/** The shifts that a class can have. */
export const TURNOS = [1, 2, 3, INTEGRAL].map((turno) => ({ value: String(turno), label: nomeDoTurno(turno) }));

/** What staff call the two student experiences. */
export const VERSOES: Readonly<Record<Versao, string>> = { 1: 'Versão 1 · jogo', 2: 'Versão 2' };
