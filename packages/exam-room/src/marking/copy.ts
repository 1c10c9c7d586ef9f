/** Sentences around a marked essay; our own microcopy (decision 194). */
export const copy = {
  title: 'Redação',
  dayTitle: (dia: number) => `Redação do ${dia}º dia`,
  grade: 'Nota da redação',
  pending: 'Sua redação ainda está em correção.',
  blank: 'Não há texto nesta redação.',
  zero: 'Por que a nota foi zero',
  competences: 'Competências',
  mark: (nota: string, maxima: number) => `${nota} de ${maxima}`,
  comments: 'Comentários da correção',
  text: 'Ver meu texto',
  passages: (quantidade: number) =>
    quantidade === 1
      ? '1 trecho do seu texto tem um comentário.'
      : `${quantidade} trechos do seu texto têm comentários.`,
  ofCompetence: (numero: number) => `competência ${numero}`,
  words: (quantidade: number) => (quantidade === 1 ? '1 palavra' : `${quantidade} palavras`),
  reasons: {
    em_branco: 'A folha ficou em branco.',
    texto_insuficiente: 'O texto ficou curto demais para ser avaliado.',
    fuga_ao_tema: 'O texto tratou de outro tema.',
    outro_tipo_de_texto: 'O texto não seguiu o tipo pedido na proposta.',
    copia: 'O texto repetiu os textos de apoio.',
    outro: 'Quem corrigiu registrou um motivo. Converse com sua escola para entender.',
  },
} as const;
