import type { ImportacaoLinha } from '@luneta/api-client';

export const situacoes: Readonly<Record<ImportacaoLinha['situacao'], string>> = {
  gravada: 'Muda',
  sem_mudanca: 'Sem mudança',
  recusada: 'Recusada',
};

export const copy = {
  title: 'Importar respostas',
  template: 'Baixar planilha da turma',
  file: 'Planilha',
  fileHelp: 'CSV ou XLSX. A primeira linha é a da planilha da turma. Duas alternativas marcadas: escreva *.',
  text: 'Conteúdo',
  textHelp: 'Também dá para colar aqui as linhas da planilha, com a primeira.',
  avisos: (n: number) => (n === 1 ? 'Confira 1 linha antes de gravar.' : `Confira ${n} linhas antes de gravar.`),
  ignored: (nomes: readonly string[]) =>
    nomes.length === 1
      ? `Uma coluna ficou de fora: ${nomes.join('')}.`
      : `${nomes.length} colunas ficaram de fora: ${nomes.join(', ')}.`,
  missing: 'Escolha um arquivo ou cole as linhas.',
  tooLong: 'O arquivo é grande demais: no máximo 200.000 caracteres.',
  dryRun: 'Conferir sem gravar',
  simulated: 'Nada foi gravado ainda.',
  summary: (mudam: number, iguais: number, recusadas: number) =>
    `${mudam === 1 ? '1 muda' : `${mudam} mudam`}, ${iguais === 1 ? '1 já estava' : `${iguais} já estavam`} assim, ${recusadas === 1 ? '1 recusada' : `${recusadas} recusadas`}.`,
  released: 'O resultado já saiu. O que o arquivo mudar muda notas que os alunos já viram.',
  report: 'Relatório por linha',
  linha: 'Linha',
  aluno: 'Aluno',
  situacao: 'Situação',
  erro: 'Por quê',
  unknown: 'Não é desta turma',
  apply: (n: number) => (n === 1 ? 'Gravar 1 linha' : `Gravar ${n} linhas`),
  nothing: 'Nenhuma linha muda.',
  done: (n: number) => (n === 1 ? '1 linha gravada.' : `${n} linhas gravadas.`),
  over: 'As linhas gravadas entram no lugar do que estava digitado, que não fica guardado. As recusadas ficam como estão. Quem digita respostas pode mudar de novo.',
  back: 'Trocar arquivo',
} as const;
