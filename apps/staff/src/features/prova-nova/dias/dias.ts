/** Days put in and taken out. Pure. */
import { numerar } from '../questoes/itens.ts';
import { novoDia, type Valores } from '../valores.ts';

type DiasETurmas = Pick<Valores, 'dias' | 'turmas'>;

/** One more day, as long as the last one. */
export function comMaisUmDia({ dias, turmas }: DiasETurmas): DiasETurmas {
  const last = dias[dias.length - 1];
  const day = novoDia(dias.length + 1);
  return { dias: [...dias, last ? { ...day, duracao_minutos: last.duracao_minutos } : day], turmas };
}

/** Without a day: the later ones move up, with their windows. */
export function semDia({ dias, turmas }: DiasETurmas, dia_prova: number): DiasETurmas {
  const up = <One extends { readonly dia_prova: number }>(all: readonly One[]): One[] =>
    all
      .filter((one) => one.dia_prova !== dia_prova)
      .map((one) => (one.dia_prova > dia_prova ? { ...one, dia_prova: one.dia_prova - 1 } : one));
  return {
    dias: numerar(up(dias)),
    turmas: turmas.map((turma) => ({ ...turma, dias: up(turma.dias) })),
  };
}
