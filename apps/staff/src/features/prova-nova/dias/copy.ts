/** Sentences of the step 'Dias'. */
export const copy = {
  dias: 'Dias da prova',
  marco: 'Um marco não tem dias. Para ter dias e questões, mude a espécie em “O que”.',
  dia: (n: number) => `Dia ${n}`,
  duracao: 'Duração em minutos',
  duracaoHelp: (n: number) =>
    n === 0 ? 'O tempo de cada aluno.' : `O tempo de cada aluno, para ${n === 1 ? '1 questão' : `${n} questões`}.`,
  acrescentar: 'Acrescentar dia',
  maximo: 'Uma prova tem no máximo 5 dias.',
  tirar: (n: number) => `Tirar dia ${n}`,
  tirarTitle: (n: number) => `Tirar o dia ${n}?`,
  tirarText: (n: number) =>
    n === 0
      ? 'Os horários deste dia também saem.'
      : `${n === 1 ? 'A questão deste dia sai' : `As ${n} questões deste dia saem`} da prova. No banco, nada muda.`,
  tirarSim: 'Tirar dia',
  manter: 'Manter o dia',
  redacao: 'Redação',
  semRedacao: 'Sem redação',
  idioma: 'O aluno escolhe Inglês ou Espanhol',
  idiomaHelp: 'Para provas com questões de língua estrangeira: antes de começar, cada aluno escolhe a sua.',
} as const;
