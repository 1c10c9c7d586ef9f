/** Sentences of the essay screen that both versions share. */
export const copy = {
  title: 'Redação',
  view: 'Mostrar na tela',
  views: { proposal: 'Proposta', write: 'Escrever' },
  genre: (nome: string) => `Gênero: ${nome}`,
  textsTitle: 'Textos motivadores',
  textTitle: (ordem: number) => `Texto ${ordem}`,
  editor: 'Sua redação',
  placeholder: 'Comece a escrever aqui…',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: (hora: string) => `Salvo às ${hora}`,
  kept: 'Sem internet. Seu texto está guardado neste aparelho.',
  readOnly: 'Apenas visualização.',
  aside: 'Este aparelho guardava outra versão deste texto. Se precisar de algo, copie daqui:',
  tooLong: (max: number) => `Seu texto passou do limite de ${max} linhas. Corte um pouco antes de salvar.`,
  stats: (counts: { palavras: number; linhas: number; paragrafos: number }) => ({
    words: counts.palavras === 1 ? 'palavra' : 'palavras',
    lines: counts.linhas === 1 ? 'linha' : 'linhas',
    paragraphs: counts.paragrafos === 1 ? 'parágrafo' : 'parágrafos',
  }),
};
