/** Sentences of new passwords, for one student and for many. What a reset answers is verbatim (S1 §8). */
export const copy = {
  reset: 'Resetar senha',
  resetText: (nome: string) =>
    `${nome} vai receber uma senha nova, e a atual deixa de funcionar na hora, em todos os aparelhos. No meio de uma prova, precisa entrar de novo, e o tempo não para. Ninguém traz a senha atual de volta.`,
  cancel: 'Cancelar',
  close: 'Fechar',
  doneTitle: 'Senha resetada com sucesso',
  doneText: (nome: string) =>
    `Entregue esta senha a ${nome}. No próximo acesso é preciso trocá-la. Se ela expirar antes, resete de novo.`,
  newSenha: 'Nova senha',
  validFor: 'Vale por',
  validForHours: '72 horas',
  notFound: 'Aluno não encontrado',
  manyTitle: (n: number) => (n === 1 ? 'Resetar 1 senha' : `Resetar ${n} senhas`),
  classTitle: (turma: string) => `Resetar as senhas da turma ${turma}`,
  manyText: 'Cada aluno recebe uma senha nova, só dele, e as fichas aparecem em seguida para imprimir.',
  effects: 'O que acontece',
  effectsOf: [
    'As senhas atuais deixam de funcionar na hora, e quem estiver usando sai em todos os aparelhos.',
    'As senhas novas só aparecem uma vez, na próxima tela. Nada fica guardado: sem as fichas, só resetando de novo.',
    'Cada senha vale até a data escrita na ficha e precisa ser trocada no primeiro acesso.',
    'Fica registrado quem resetou e por quê. Não dá para desfazer.',
  ],
  emProva: (n: number) =>
    n === 1
      ? '1 aluno está em prova agora e vai precisar entrar de novo para continuar. O tempo da prova não para.'
      : `${n} alunos estão em prova agora e vão precisar entrar de novo para continuar. O tempo da prova não para.`,
  emProvaTitle: 'Há prova em andamento',
  inativos: (n: number) =>
    n === 1 ? '1 aluno sem conta ativa fica de fora.' : `${n} alunos sem conta ativa ficam de fora.`,
  turmas: 'Turmas',
  turmaCount: (turma: string, n: number) => `${turma}: ${n}`,
  motivoHelp: 'Fica no registro da escola. Por exemplo: início do ano letivo.',
  doing: (feitas: number, total: number) => `${feitas} de ${total} senhas prontas`,
  failed: 'Nenhuma senha foi trocada.',
  fichasHint: 'Guarde as fichas longe de outras pessoas e entregue cada uma só ao próprio aluno.',
  missing: (turmas: string) =>
    `Não conseguimos confirmar as senhas de: ${turmas}. Resete de novo para entregar senhas que funcionam.`,
  usuario: 'Usuário',
  placeOf: (escola: string, turma: string) => `${escola} · ${turma}`,
} as const;
