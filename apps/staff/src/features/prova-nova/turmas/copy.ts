/** Sentences of the step 'Turmas e horários'. */
const n = (value: number) => value.toLocaleString('pt-BR');

export const copy = {
  turmas: 'Turmas',
  horarios: 'Horários',
  marco: 'Um marco não tem turmas nem horários.',
  quais: 'Quem faz a prova',
  quaisHelp: (alunos: number) => (alunos === 1 ? '1 aluno ao todo.' : `${n(alunos)} alunos ao todo.`),
  adicionar: 'Adicionar turma',
  nenhuma: 'Nenhuma turma encontrada',
  semTurmas: 'Você ainda não tem turmas neste ano letivo. Peça à coordenação para ligar você a uma turma.',
  todasDaSerie: (serie: string) => `Adicionar todas de ${serie}`,
  modo: 'Horário das turmas',
  modos: { todas: 'O mesmo para todas', turma: 'Cada turma o seu' },
  todas: 'Todas as turmas',
  dia: (dia: number, dias: number) => (dias === 1 ? 'Janela' : `Dia ${dia}`),
  inicio: 'Início',
  fim: 'Fim',
  fuso: (nome: string) => `Horário de ${nome}`,
  sala: 'Sala (opcional)',
  entrada: 'Entrada',
  entradas: { livre: 'Livre', codigo: 'Com código' },
  entradaHelp: {
    livre: 'O aluno entra quando a janela abre.',
    codigo: 'O aluno digita um código de 6 números, que quem aplica vê na tela da prova.',
  },
  dura: (duracao: string) => `A prova dura ${duracao}.`,
  curta: (janela: string, duracao: string) => `A janela tem ${janela} e a prova dura ${duracao}. Aumente a janela.`,
  invertida: 'O fim precisa vir depois do início.',
  passado: 'O início já passou.',
  primeiro: 'Escolha as turmas acima para marcar os horários.',
  vazia: 'Escolha o início.',
  semana: 'Semana das turmas',
  semanaDe: (de: string, ate: string) => `De ${de} a ${ate}`,
  semanaVazia: 'Marque um horário para ver as outras provas das turmas nessa semana.',
  carregando: 'Carregando as provas das turmas',
  esta: 'Esta prova',
  choque: 'no mesmo horário',
  choques: (quantas: number) =>
    quantas === 1
      ? '1 prova de uma das turmas cai no mesmo horário. Veja se dá para fazer as duas, ou mude o horário.'
      : `${n(quantas)} provas das turmas caem no mesmo horário. Veja se dá para fazer todas, ou mude o horário.`,
  semChoque: 'Nenhuma outra prova destas turmas no mesmo horário.',
  livre: 'sem provas',
  antes: 'de antes',
  alem: 'segue',
} as const;
