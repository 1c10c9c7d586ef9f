/** Whose passwords are to be reset, class by class as the call wants it. Pure. */
import { groupBy, type AlunoListado, type Turma } from '../../../shared/aluno.ts';

/** The most students that one call takes. */
export const PARTE_MAX = 100;

/** One call: a class with some of its students, or with all of them. */
export type Parte = {
  readonly turma: Turma;
  readonly turma_aluno_ids: readonly number[] | null;
  readonly alunos: number;
};

export type Alvo = {
  readonly partes: readonly Parte[];
  readonly alunos: number;
  /** In an exam now: they have to sign in again. Null where it is not known. */
  readonly emProva: number | null;
  /** Left out, because they have no account. */
  readonly inativos: number;
};

/** The ticked students; those without an account are left out, because the call would refuse the whole class. */
export function alvoOf(ticked: readonly AlunoListado[]): Alvo {
  const alunos = ticked.filter(({ situacao }) => situacao !== 'inativo');
  const partes = groupBy(alunos, ({ turma }) => String(turma.turma_id)).flatMap(({ entries }) => {
    const [first] = entries;
    return first === undefined ? [] : chunks(entries).map((some) => parteOf(first.turma, some));
  });
  return {
    partes,
    alunos: alunos.length,
    emProva: alunos.filter(({ situacao }) => situacao === 'em_prova').length,
    inativos: ticked.length - alunos.length,
  };
}

/** A whole class: the server knows who is in it. */
export function turmaAlvo(turma: Turma, qtde_alunos: number): Alvo {
  return {
    partes: [{ turma, turma_aluno_ids: null, alunos: qtde_alunos }],
    alunos: qtde_alunos,
    emProva: null,
    inativos: 0,
  };
}

const parteOf = (turma: Turma, alunos: readonly AlunoListado[]): Parte => ({
  turma,
  turma_aluno_ids: alunos.map(({ turma_aluno_id }) => turma_aluno_id),
  alunos: alunos.length,
});

function chunks<Entry>(list: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (let from = 0; from < list.length; from += PARTE_MAX) found.push(list.slice(from, from + PARTE_MAX));
  return found;
}
