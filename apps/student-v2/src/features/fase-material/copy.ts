/** Sentences of the full material (S3 §2). */
export const copy = {
  title: 'Material completo',
  back: 'Voltar para o conteúdo',
  loading: 'Carregando material',
  index: 'Índice',
  chapter: (n: number) => `Capítulo ${n}`,
  summary: 'Para guardar',
  exercises: 'Exercícios práticos',
  exercise: (n: number) => `Exercício ${n}`,
  resolution: 'Ver resolução',
  none: 'Esta fase ainda não tem material completo.',
  smaller: 'Diminuir texto',
  larger: 'Aumentar texto',
  print: 'Imprimir',
  edit: 'Editar curso',
  next: 'Voltar para a fase',
} as const;
