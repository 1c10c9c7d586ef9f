/** Sentences of the page before a delivery. 'Entregar Prova', 'CONFIRMAR ENTREGA', 'Validando...' and the states of the essay are verbatim (S2 §2.15). */
export const copy = {
  title: 'Entregar Prova',
  summary: 'Resumo da entrega',
  questions: 'Questões',
  answered: (value: number, total: number) => `${value} de ${total} respondidas`,
  of: (value: number, total: number) => `${value} de ${total}`,
  subjects: 'Respondidas por matéria',
  blank: (quantidade: number) =>
    quantidade === 1 ? 'Há 1 questão em branco.' : `Há ${quantidade} questões em branco.`,
  toBlank: 'Ir para a primeira',
  essay: 'Redação',
  essayDelivered: (palavras: number) =>
    `Entregue · ${palavras === 1 ? '1 palavra escrita' : `${palavras} palavras escritas`}`,
  essayBlank: 'A redação ainda está em branco.',
  notDelivered: 'Não entregue',
  write: 'Escrever',
  complete: 'completa',
  incomplete: 'incompleta',
  confirm: 'CONFIRMAR ENTREGA',
  back: 'Voltar para a prova',
  readOnly: 'Apenas visualização. Só quem faz a prova pode entregá-la.',
  validating: {
    title: 'Validando...',
    text: (seconds: number) => `Estamos confirmando a entrega. Em ${seconds} segundos você volta para a lista.`,
  },
} as const;
