/** The position of an item in the exam decides its area, its day and whether it has a language. ENEM since 2017. */

export type AreaCodigo = 'LC' | 'CH' | 'CN' | 'MT';

export type Area = {
  readonly codigo: AreaCodigo;
  readonly nome: string;
  readonly nome_curto: string;
  /** Subject of items that belong to no single school subject. */
  readonly materia: string;
  /** Value of `discipline` in the file. */
  readonly disciplina: string;
  readonly de: number;
  readonly ate: number;
  readonly dia_prova: 1 | 2;
};

export const AREAS: readonly Area[] = [
  {
    codigo: 'LC',
    nome: 'Linguagens, Códigos e suas Tecnologias',
    nome_curto: 'Linguagens',
    materia: 'Linguagens',
    disciplina: 'linguagens',
    de: 1,
    ate: 45,
    dia_prova: 1,
  },
  {
    codigo: 'CH',
    nome: 'Ciências Humanas e suas Tecnologias',
    nome_curto: 'Humanas',
    materia: 'Ciências Humanas',
    disciplina: 'ciencias-humanas',
    de: 46,
    ate: 90,
    dia_prova: 1,
  },
  {
    codigo: 'CN',
    nome: 'Ciências da Natureza e suas Tecnologias',
    nome_curto: 'Natureza',
    materia: 'Ciências da Natureza',
    disciplina: 'ciencias-natureza',
    de: 91,
    ate: 135,
    dia_prova: 2,
  },
  {
    codigo: 'MT',
    nome: 'Matemática e suas Tecnologias',
    nome_curto: 'Matemática',
    materia: 'Matemática',
    disciplina: 'matematica',
    de: 136,
    ate: 180,
    dia_prova: 2,
  },
];

export const DIAS = [
  { dia_prova: 1, duracao_minutos: 330 },
  { dia_prova: 2, duracao_minutos: 300 },
] as const;

/** Positions that exist once per language. */
export const LANGUAGE_UNTIL = 5;

/** Languages of the exam, with the number that answers use. */
export const LANGUAGES: Readonly<Record<string, { lingua_estrangeira: 1 | 2; materia: string }>> = {
  ingles: { lingua_estrangeira: 1, materia: 'Inglês' },
  espanhol: { lingua_estrangeira: 2, materia: 'Espanhol' },
};

/** The area of a position. Undefined outside the exam. */
export function areaOf(position: number): Area | undefined {
  return AREAS.find(({ de, ate }) => position >= de && position <= ate);
}
