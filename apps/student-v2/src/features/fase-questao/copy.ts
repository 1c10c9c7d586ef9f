/** Sentences of one exercise (S3 §2). */
export const copy = {
  title: (ordem: number, total: number | undefined) =>
    total === undefined ? `Questão ${ordem}` : `Questão ${ordem} de ${total}`,
  step: (ordem: number) => `Questão ${ordem}`,
  back: 'Voltar para o conteúdo',
  loading: 'Carregando questão',
  options: (ordem: number) => `Alternativas da questão ${ordem}`,
  answer: 'Responder',
  continue: 'Continuar',
  leave: 'Voltar ao roteiro',
  chooseFirst: 'Escolha uma alternativa para responder.',
  waiting: {
    offline: 'Sem internet. Sua resposta está guardada neste aparelho e será enviada quando a conexão voltar.',
    server: 'Sua resposta está guardada neste aparelho. Vamos enviar de novo em instantes.',
    options: 'Sua resposta está guardada e ainda não foi enviada.',
  },
  refused: (motivo: string) => `Sua resposta não foi salva. ${motivo} A escolha continua guardada neste aparelho.`,
  readOnly: 'Só quem estuda esta fase pode responder.',
  closed: 'Este roteiro foi encerrado. Esta questão ficou sem resposta.',
  right: 'Resposta certa!',
  wrong: 'Ainda não foi dessa vez',
  rightOption: (letter: string) => `A resposta certa é a ${letter}.`,
  saved: 'Resposta salva',
  keyLater: 'A resposta certa aparece quando a prova que tem esta questão terminar.',
  comment: 'Comentário',
  smaller: 'Diminuir texto',
  larger: 'Aumentar texto',
} as const;
