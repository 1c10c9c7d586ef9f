/**
 * A table of students as a school hands it over: 90 made-up people in three classes, six lines with a fault, and the example of the
 * template left in.
 */

export const TURMAS = ['3A', '3B', '3C'] as const;
const PER_TURMA = 30;
export const ALUNOS = TURMAS.length * PER_TURMA;

const HEAD = 'id_externo;nome;data_nascimento;email;turma';
const EXAMPLE = 'EXEMPLO-APAGUE;Maria Exemplo da Silva;28/02/2012;;1A';
/** Below the headings and the example. */
const FIRST_LINE = 3;

const NOMES = ['Abel', 'Bianca', 'Caio', 'Dalva', 'Elis', 'Fausto', 'Gilda', 'Heitor', 'Irene', 'Jonas'];
const MEIOS = ['Arruda', 'Bastos', 'Corte'];
const FINS = ['Amaral', 'Brito', 'Coimbra'];

type Aluno = { codigo: string; nome: string; nascimento: string; email: string; turma: string };

const pick = <T>(from: readonly T[], n: number): T => {
  const found = from[n % from.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};
const two = (n: number): string => String(n).padStart(2, '0');

/** Each has another name. @param n from 0; thirty in a row are of one class */
export function alunoAt(n: number): Aluno {
  const turma = Math.floor(n / PER_TURMA);
  return {
    codigo: String(2027001 + n),
    nome: [pick(NOMES, n), pick(MEIOS, Math.floor(n / NOMES.length)), pick(FINS, turma)].join(' '),
    nascimento: `${two((n % 28) + 1)}/${two((n % 12) + 1)}/2010`,
    email: '',
    turma: pick(TURMAS, turma),
  };
}

/** The line of the example, and the places of the students whose line has a fault, each another one. */
export const FAULTS = {
  example: 2,
  nome: 4,
  nascimento: 17,
  turma: 33,
  codigo: 38,
  turmaMistyped: 45,
  email: 66,
} as const;

/** What stands in the file in the place of the right value. */
const WRONG: Readonly<Record<number, Partial<Aluno>>> = {
  [FAULTS.nome]: { nome: '' },
  [FAULTS.nascimento]: { nascimento: '31/02/2012' },
  [FAULTS.turma]: { turma: '9Z' },
  [FAULTS.codigo]: { codigo: alunoAt(2).codigo },
  [FAULTS.turmaMistyped]: { turma: '3BB' },
  [FAULTS.email]: { email: 'gilda@escola' },
};

/** The line of the student in the file. */
export const lineOf = (n: number): number => n + FIRST_LINE;

/** The file, as a browser is given it. */
export function schoolFile(): { name: string; mimeType: string; buffer: Buffer } {
  const lines = Array.from({ length: ALUNOS }, (_, n) => {
    const { codigo, nome, nascimento, email, turma } = { ...alunoAt(n), ...WRONG[n] };
    return [codigo, nome, nascimento, email, turma].join(';');
  });
  const text = ['\uFEFF' + HEAD, EXAMPLE, ...lines].join('\r\n');
  return { name: 'alunos-2027.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}
