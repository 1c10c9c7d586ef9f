/** Sentences of the essay screen that both versions share. */
export const copy = {
  title: 'Redação',
  view: 'O que mostrar',
  views: { proposal: 'Proposta', write: 'Escrever' },
  genre: (nome: string) => `Gênero: ${nome}`,
  textsTitle: 'Textos motivacionais',
  textTitle: (ordem: number) => `Texto ${ordem}`,
  editor: 'Sua redação',
  placeholder: 'Comece a escrever aqui…',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: (hora: string) => `Salvo às ${hora}`,
  kept: 'Sem conexão. Seu texto está guardado neste aparelho.',
  readOnly: 'Apenas visualização.',
  aside: 'Havia outra versão deste texto neste aparelho. Copie o que precisar:',
  tooLong: (max: number) => `Seu texto passou de ${max} linhas.`,
  stats: { words: 'palavras', lines: 'linhas', paragraphs: 'parágrafos' },
};
