/** Words of the switches of a class: what each changes for its students (D 129, 132). */
export const copy = {
  title: (turma: string) => `Opções da turma ${turma}`,
  loading: 'Carregando as opções',
  text: 'Valem para todos os alunos da turma, na próxima tela que cada um abrir. Estrelas e moedas já ganhas não mudam. A equipe pode mudar de novo quando precisar.',
  vidas: 'Vidas nos exercícios',
  vidasHelp: 'Ligado, cada erro custa uma vida. Desligado, errar não custa vida e ninguém precisa esperar por outra.',
  pular: 'Pular por moedas',
  pularHelp:
    'Ligado, o aluno pode pagar para pular vídeo, áudio ou leitura. Desligado, espera o tempo do conteúdo, sem gastar moedas.',
  changed: (nome: string, quando: string) => `Mudado por ${nome}, ${quando}.`,
  never: 'Ninguém mudou ainda: as duas estão como no começo.',
  save: 'Salvar opções',
  saved: 'Opções da turma salvas',
} as const;
