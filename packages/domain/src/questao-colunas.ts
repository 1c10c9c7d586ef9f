/** The columns of a table of questions, as files bring them and as the export writes them. Pure. */

/** [QIM-7] Reader and writer know the same columns, so that what was exported can be imported. */
export const COLUNAS_DA_QUESTAO = [
  'codigo',
  'materia',
  'objeto',
  'habilidades',
  'tipo',
  'texto_base',
  'enunciado',
  'a',
  'b',
  'c',
  'd',
  'e',
  'gabarito',
  'comentario',
  'dificuldade',
  'lingua',
  'tri_a',
  'tri_b',
  'tri_c',
  'tri_origem',
  'etiquetas',
  'imagem',
  'formato',
] as const;
export type ColunaDaQuestao = (typeof COLUNAS_DA_QUESTAO)[number];
