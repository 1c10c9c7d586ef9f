export const copy = {
  parents: 'Provas',
  tabs: 'Partes da prova',
  aoVivo: 'Ao vivo',
  papel: 'Respostas em papel',
  atrasadas: 'Fora do prazo',
  atrasadasOf: (n: number) => `Fora do prazo (${n})`,
  dia: 'Dia da prova',
  loading: 'Carregando a prova',
  missing: 'Esta prova não existe ou não é de uma turma sua.',
  seeAll: 'Ver todas as provas',
  closes: (hora: string) => `encerra às ${hora}`,
  wholeExam: 'Ver a prova em todas as turmas',
} as const;
