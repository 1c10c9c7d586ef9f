/** Sentences of an answer key wherever one is listed. 'Data de aplicação' and 'Ver Mais Detalhes' are verbatim (S2 §2.17). */
export const copy = {
  date: 'Data de aplicação',
  grade: 'Nota',
  details: 'Ver Mais Detalhes',
  pending: 'Em correção',
  running: 'Em andamento',
  absent: 'Ausente',
} as const;
