/** Words of the repair of an item until the results are out (rule MON-6). */
export const copy = {
  annul: 'Anular questão',
  swap: 'Trocar texto ou figura',
  key: 'Trocar gabarito',
  annulTitle: (numero: string) => `Anular a questão ${numero}?`,
  annulText:
    'Conta como acerto para todos os presentes e sai da TRI. As respostas ficam guardadas. Para desfazer, use “Voltar a valer”.',
  swapTitle: (numero: string) => `Trocar o texto da questão ${numero}`,
  swapText:
    'A revisão aparece para todos na hora, no mesmo lugar. As respostas ficam como estão. Para desfazer, troque de volta.',
  swapConfirm: 'Trocar a questão',
  keyTitle: (numero: string) => `Trocar o gabarito da questão ${numero}`,
  keyText:
    'Vale para todos, com as respostas que já deram. Os alunos não são avisados. Para desfazer, troque de volta.',
  keyConfirm: (letra: string) => (letra === '' ? 'Trocar o gabarito' : `Trocar para ${letra}`),
  keyLegend: 'Alternativa correta',
  keyNow: 'É o gabarito de agora.',
  keyMissing: 'Escolha a nova alternativa correta.',
  notYet:
    'A prova ainda está aberta: as notas só são calculadas depois dela, já com esta mudança. Até lá ninguém vê acertos aqui.',
  tell: 'Avisar os alunos',
  annulled: (numero: number) => `Os alunos leem: “A questão ${numero} foi anulada e vale para todos.”`,
  fixed: (numero: number) => `Os alunos leem: “A questão ${numero} foi corrigida. Confira sua resposta.”`,
  silent: 'Os alunos não são avisados agora. A anulação aparece para eles com o resultado.',
  silentSwap: 'Os alunos não são avisados: quem abrir a questão lê a revisão nova.',
  revisions: 'Revisão que fica no lugar desta',
  revision: (n: number) => `Revisão ${n}`,
  by: (quem: string | null, quando: string, mudou: string) =>
    [...(quem === null ? [] : [quem]), quando, ...(mudou === '' ? [] : [`mudou: ${mudou}`])].join(' · '),
  chooseRevision: 'Escolha a revisão que fica no lugar desta.',
  none: 'Esta questão não tem outra revisão aprovada. Escreva e aprove a revisão no banco de questões, e volte aqui.',
  write: 'Abrir a questão no banco',
  loading: 'Carregando as revisões',
  reading: 'Carregando a questão',
  before: 'Como está',
  after: 'Como fica',
  compare: 'Comparar os textos',
  sealed: 'Você não lê o texto desta revisão agora. A troca vale do mesmo jeito.',
  done: 'Mudança salva.',
  doneTold: 'Mudança salva. Quem está na prova lê o aviso em até um minuto.',
} as const;
