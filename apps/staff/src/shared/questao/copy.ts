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
  resposta: 'Sua resposta',
  respostaHint: 'O aluno escreve aqui.',
} as const;
