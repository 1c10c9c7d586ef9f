/** Sentences of the view of one question alone. 'Questão {id}' is verbatim (S2 §2.21). */
export const copy = {
  skip: 'Pular para o conteúdo',
  title: (banco_questao_id: number) => `Questão ${banco_questao_id}`,
  options: (banco_questao_id: number) => `Alternativas da questão ${banco_questao_id}`,
  key: (letra: string) => `Gabarito: ${letra}`,
  withoutKey: 'O gabarito desta questão ainda não foi liberado.',
  written: 'Esta questão é respondida com um texto, sem alternativas.',
  comment: 'Comentário',
  loading: 'Carregando a questão',
} as const;
