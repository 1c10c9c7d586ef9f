/** Sentences of the read-only view of one question of a result (decision 80). */
export const copy = {
  back: 'Voltar para o resultado',
  title: (numero: number) => `Questão ${numero}`,
  fallbackTitle: 'Questão',
  options: (numero: number) => `Alternativas da questão ${numero}`,
  verdict: { acerto: 'Acertou', erro: 'Errou', branco: 'Não respondeu', anulada: 'Questão anulada' },
  comment: 'Comentário',
  classPercent: (percent: string) => `${percent} da sua turma acertou esta questão.`,
  loading: 'Carregando a questão',
} as const;
