/** Sentences of a question wherever it is read. */
export const copy = {
  options: (nome: string) => `Alternativas da questão ${nome}`,
  key: (letter: string) => `Gabarito: ${letter}`,
  withoutKey: 'Esta questão não tem gabarito: pede uma resposta em texto.',
  withheld: 'O gabarito e o comentário aparecem quando a última turma terminar.',
  comment: 'Comentário',
  questao1: 'Questão 1',
  noEnunciado: 'O enunciado aparece aqui.',
  noMateria: 'Sem matéria',
  comoAluno: { title: 'Como o aluno vê', loading: 'Carregando a questão' },
  resposta: 'Sua resposta',
  respostaHint: 'O aluno escreve aqui.',
  textoBase: {
    nova: 'Novo texto-base',
    mudar: 'Editar texto-base',
    nome: 'Título',
    nomeHelp: 'Para achar o texto. O aluno não vê.',
    conteudo: 'Texto',
    fonte: 'Fonte',
    fonteHelp: 'A linha abaixo do texto.',
    falta: 'Dê um título ao texto.',
    vazio: 'Escreva o texto.',
    arquivar: 'Arquivado: não aparece em questões novas',
    save: 'Salvar',
    saved: 'Salvo com sucesso',
    mantidas: (n: number) =>
      n === 1
        ? '1 questão já usada continua com o texto anterior.'
        : `${n} questões já usadas continuam com o texto anterior.`,
  },
} as const;
