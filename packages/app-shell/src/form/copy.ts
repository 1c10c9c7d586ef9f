/** Sentences of every form: what the contract's schema refuses, and what a form says of itself. */
export const copy = {
  problems: 'Confira estes campos',
  conflict:
    'Alguém salvou enquanto você editava. Carregamos o que vale agora e mantivemos o que você mudou. Confira e salve de novo.',
  cancel: 'Cancelar',
  save: 'Salvar',
  missing: 'Preencha este campo.',
  choose: 'Escolha uma das opções.',
  number: 'Escreva um número.',
  whole: 'Use um número inteiro.',
  numberFrom: (min: number) => `Use um número a partir de ${min}.`,
  numberTo: (max: number) => `Use um número até ${max}.`,
  textFrom: (min: number) => `Escreva pelo menos ${min} letras.`,
  textTo: (max: number) => `Use até ${max} caracteres.`,
  listFrom: (min: number) => (min === 1 ? 'Escolha pelo menos um.' : `Escolha pelo menos ${min}.`),
  listTo: (max: number) => `Escolha no máximo ${max}.`,
  email: 'Escreva um e-mail, como nome@escola.com.br.',
  date: 'Escolha uma data.',
  refused: 'Confira este campo.',
} as const;

/** What is asked before unsaved work is left. */
export const leaveCopy = {
  title: 'Sair sem salvar?',
  text: 'O que você mudou e ainda não foi salvo será perdido.',
  stay: 'Continuar editando',
  leave: 'Sair sem salvar',
} as const;
