/** Sentences of the essay screen that both versions share. */
const numero = (n: number) => n.toLocaleString('pt-BR');

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
  onDevice: 'Sem internet. Seu texto está guardado neste aparelho.',
  readOnly: 'Apenas visualização.',
  aside: 'Este aparelho guardava outra versão deste texto. Se precisar de algo, copie daqui:',
  tooLong: (max: number) => `Seu texto passou do limite de ${max} linhas. Corte um pouco antes de salvar.`,
  refused: (motivo: string) => `Não foi salvo. ${motivo} O texto está guardado neste aparelho.`,
  nearLimit: (resta: number) =>
    resta === 0
      ? 'Seu texto chegou ao limite de tamanho.'
      : `${resta === 1 ? 'Falta 1 caractere' : `Faltam ${numero(resta)} caracteres`} para o limite de tamanho.`,
  overLimit: (sobra: number) =>
    `Seu texto passou do limite: corte ${sobra === 1 ? '1 caractere' : `${numero(sobra)} caracteres`} para salvar.`,
  onSheet: (linhas: number, { min, max }: { min: number; max: number }) =>
    `Na folha pautada: ${linhas === 1 ? '1 linha' : `${linhas} linhas`} (mínimo ${min}, máximo ${max})`,
  stats: (counts: { palavras: number; linhas: number; paragrafos: number }) => ({
    words: counts.palavras === 1 ? 'palavra' : 'palavras',
    lines: counts.linhas === 1 ? 'linha' : 'linhas',
    paragraphs: counts.paragrafos === 1 ? 'parágrafo' : 'parágrafos',
  }),
};
