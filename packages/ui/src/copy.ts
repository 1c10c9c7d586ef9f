// Fixed words of the components themselves (control names and reader-only texts).
// Sentences of a screen never live here: they come by props from the feature's copy.
export const copy = {
  close: 'Fechar',
  loading: 'Carregando…',
  newTab: '(abre em nova aba)',
  showPassword: 'Mostrar senha',
  capsLock: 'Caps Lock está ligado.',
  optional: '(opcional)',
  show: 'Mostrar',
  copyValue: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar sozinho. O texto está selecionado: copie pelo menu do aparelho.',
  rulePending: 'Regra',
  ruleMet: 'Cumprida',
  ruleUnmet: 'Falta',
  rulesMet: (met: number, of: number) => `${met} de ${of} regras cumpridas`,
  notices: 'Avisos',
  questionImage: 'Imagem da questão',
  imageFailed: 'A imagem não carregou.',
  scrollableTable: 'Tabela com rolagem',
  scrollableFormula: 'Fórmula com rolagem',
} as const;
