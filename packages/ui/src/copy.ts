// Fixed words of the components themselves (control names and reader-only texts).
// Sentences of a screen never live here: they come by props from the feature's copy.
export const copy = {
  close: 'Fechar',
  loading: 'Carregando…',
  newTab: '(abre em nova aba)',
  showPassword: 'Mostrar senha',
  capsLock: 'Caps Lock está ligado.',
  optional: '(opcional)',
  notices: 'Avisos',
  questionImage: 'Imagem da questão',
  imageFailed: 'A imagem não carregou.',
  scrollableTable: 'Tabela com rolagem',
  scrollableFormula: 'Fórmula com rolagem',
} as const;
