/** Sentences of the export of questions. */
const questoes = (n: number) => (n === 1 ? '1 questão' : `${n.toLocaleString('pt-BR')} questões`);

export const copy = {
  open: 'Exportar',
  ofIds: (n: number) => `Exportar ${questoes(n)}`,
  ofAll: 'Exportar todas as questões do banco',
  ofFilter: 'Exportar as questões deste filtro',
  limit: 'Um arquivo leva até 2.000 questões. As lacradas ficam de fora.',
  formato: 'Formato',
  formatos: {
    xlsx: {
      label: 'Planilha Excel (XLSX)',
      description: 'Para ler, editar e importar de novo nesta ou em outra escola.',
    },
    csv: { label: 'Planilha CSV', description: 'As mesmas colunas, para qualquer programa de planilha.' },
    moodle_xml: { label: 'Moodle XML', description: 'Para o banco de questões do Moodle, com imagens.' },
    gift: { label: 'GIFT', description: 'Texto simples do Moodle, sem imagens.' },
    qti30: { label: 'QTI 3.0', description: 'Padrão aceito por outros sistemas de avaliação, com imagens.' },
  },
  gabarito: 'Com gabarito, comentário e parâmetros da TRI',
  gabaritoHelp: 'Sem isto o arquivo serve para imprimir ou compartilhar com alunos.',
  make: 'Gerar arquivo',
  done: (nome: string) => `Arquivo ${nome} salvo`,
  lossTitle: (formato: string) => `O que ${formato} não guarda`,
  lossText: 'O arquivo está pronto. Veja o que fica de fora dele; nada muda no banco.',
  loss: (o_que: string, qtde: number) => `${o_que}: ${questoes(qtde)}`,
  save: 'Salvar arquivo',
  other: 'Escolher outro formato',
  perdas: {
    lacradas: 'Lacradas até a liberação, fora do arquivo',
    motivos: 'Motivos das alternativas',
    pontuacao: 'Pontuação',
    orientacoes: 'Orientações de correção',
    tri: 'Parâmetros da TRI',
    lingua: 'Língua estrangeira',
    dificuldade: 'Dificuldade',
    texto_base: 'Texto-base separado (vai junto com o enunciado)',
    fonte: 'Título e fonte do texto-base',
    imagens: 'Imagens',
    imagem_ausente: 'Imagem que não foi achada',
    texto_longo: 'Texto que não cabe em uma célula',
  },
} as const;
