/** The windows of the classes: the same for all, or one each. Times are of the school's clock, without a zone. Pure. */
import type { Dia, Janela, TurmaDaProva } from '../valores.ts';

const MINUTE_MS = 60_000;

export const janelaVazia = (dia_prova: number): Janela => ({
  dia_prova,
  inicio: '',
  fim: '',
  sala: '',
  entrada: 'livre',
});

export const janelaDe = (turma: TurmaDaProva | undefined, dia_prova: number): Janela =>
  turma?.dias.find((one) => one.dia_prova === dia_prova) ?? janelaVazia(dia_prova);

/** The classes that were chosen: those of before keep their windows, new ones take those of the first. */
export function comTurmas(turmas: readonly TurmaDaProva[], ids: readonly number[]): TurmaDaProva[] {
  const [first] = turmas;
  return ids.map(
    (turma_id) =>
      turmas.find((one) => one.turma_id === turma_id) ?? {
        turma_id,
        dias: (first?.dias ?? []).map((janela) => ({ ...janela, sala: '' })),
      },
  );
}

/** Changes the window of a day. @param turma_id one class; null for all */
export const mudarJanela = (
  turmas: readonly TurmaDaProva[],
  turma_id: number | null,
  dia_prova: number,
  changes: Partial<Janela>,
): TurmaDaProva[] =>
  turmas.map((turma) => {
    if (turma_id !== null && turma.turma_id !== turma_id) return turma;
    const others = turma.dias.filter((one) => one.dia_prova !== dia_prova);
    const changed = { ...janelaDe(turma, dia_prova), ...changes };
    return { ...turma, dias: [...others, changed].sort((a, b) => a.dia_prova - b.dia_prova) };
  });

/** Whether all classes have the same windows. */
export function saoIguais(turmas: readonly TurmaDaProva[], dias: readonly Pick<Dia, 'dia_prova'>[]): boolean {
  const [first, ...others] = turmas;
  return others.every((turma) =>
    dias.every(({ dia_prova }) => {
      const [a, b] = [janelaDe(first, dia_prova), janelaDe(turma, dia_prova)];
      return a.inicio === b.inicio && a.fim === b.fim && a.entrada === b.entrada;
    }),
  );
}

/** Gives every class the windows of the first class. Each class keeps its own room. */
export const igualar = (turmas: readonly TurmaDaProva[], dias: readonly Pick<Dia, 'dia_prova'>[]): TurmaDaProva[] =>
  turmas.map((turma) => ({
    ...turma,
    dias: dias.map(({ dia_prova }) => ({
      ...janelaDe(turmas[0], dia_prova),
      sala: janelaDe(turma, dia_prova).sala,
    })),
  }));

/** NaN for no time: a browser reads a date into the rest alone. */
const asUtc = (local: string): number => (local === '' ? Number.NaN : Date.parse(`${local}:00Z`));

/** The wall clock some minutes later; '' for no time. */
export function maisMinutos(local: string, minutos: number): string {
  const ms = asUtc(local) + minutos * MINUTE_MS;
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 'AAAA-MM-DDThh:mm'.length);
}

/** How long a window is, in minutes; null while a time is missing. */
export function minutosDaJanela({ inicio, fim }: Pick<Janela, 'inicio' | 'fim'>): number | null {
  const minutos = (asUtc(fim) - asUtc(inicio)) / MINUTE_MS;
  return Number.isNaN(minutos) ? null : minutos;
}

/** The Monday of the week of a time, as a day. */
export function segundaDe(local: string): string {
  const ms = asUtc(local);
  if (Number.isNaN(ms)) return '';
  const day = new Date(ms);
  const back = (day.getUTCDay() + 6) % 7;
  return new Date(ms - back * 24 * 60 * MINUTE_MS).toISOString().slice(0, 'AAAA-MM-DD'.length);
}

/** The seven days from a Monday. */
export const diasDaSemana = (segunda: string): string[] =>
  Array.from({ length: 7 }, (_, n) => maisMinutos(`${segunda}T00:00`, n * 24 * 60).slice(0, 'AAAA-MM-DD'.length));
