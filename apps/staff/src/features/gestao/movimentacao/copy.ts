/** Words of a student who moves to another class, leaves or comes back: what follows is said before. */
export const copy = {
  part: 'Matrícula',
  acts: { remanejar: 'Mover', concluir: 'Concluir', transferir: 'Saiu da escola', reativar: 'Reativar' },
  titles: {
    remanejar: (nome: string) => `Mover ${nome} para outra turma`,
    concluir: (nome: string) => `Concluir a matrícula de ${nome}`,
    transferir: (nome: string) => `${nome} saiu da escola`,
    reativar: (nome: string) => `Reativar a matrícula de ${nome}`,
  },
  texts: {
    remanejar:
      'Moedas, vidas e condições vão junto. As provas e os roteiros da turma atual continuam visíveis para o aluno, só para leitura. Ele entra de novo e já encontra a turma nova.',
    concluir: 'O aluno deixa de entrar. Tudo o que fez continua guardado. Dá para reativar depois.',
    transferir: 'O aluno deixa de entrar. Tudo o que fez continua guardado. Dá para reativar depois.',
    reativar: 'O aluno volta a entrar, com o que tinha. Se preferir, escolha outra turma.',
  },
  confirm: {
    remanejar: 'Mover aluno',
    concluir: 'Concluir matrícula',
    transferir: 'Registrar saída',
    reativar: 'Reativar',
  },
  done: {
    remanejar: (turma: string) => `Aluno movido para a turma ${turma}`,
    concluir: () => 'Matrícula concluída',
    transferir: () => 'Saída registrada',
    reativar: (turma: string) => `Aluno de volta na turma ${turma}`,
  },
  turma: 'Turma',
  chooseTurma: 'Escolha a turma',
  data: 'Desde quando',
  dataHelp: 'Hoje ou um dia que já passou.',
  versao: (antes: number, depois: number) =>
    `A turma nova usa a Versão ${depois}${depois === 1 ? ' · jogo' : ''}; a atual, a Versão ${antes}${antes === 1 ? ' · jogo' : ''}. O aluno vai encontrar outro ambiente.`,
  saidas: 'Quem saiu da turma',
  saidasOf: (n: number) => (n === 1 ? '1 aluno saiu desta turma' : `${n} alunos saíram desta turma`),
  caption: 'Alunos que saíram',
  aluno: 'Aluno',
  matricula: 'Matrícula',
  saiu: 'Saiu em',
  unknown: 'Não registrado',
} as const;
