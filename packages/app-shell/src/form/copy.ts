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

/** What the bar of a long form says. */
export const saveCopy = {
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Tudo salvo',
  unsaved: (n: number) => (n === 1 ? '1 alteração não salva' : `${n} alterações não salvas`),
  fix: (n: number) => (n === 1 ? '1 campo para corrigir' : `${n} campos para corrigir`),
  offline: 'Sem internet. Não foi salvo: tente de novo quando ela voltar.',
  overtaken: 'Outra pessoa salvou antes. Confira e salve de novo.',
  discardTitle: (n: number) => (n === 1 ? 'Descartar 1 alteração?' : `Descartar ${n} alterações?`),
  discardText: 'O que você escreveu e não salvou se perde. O que está salvo continua como está.',
  discardYes: 'Descartar alterações',
  keepEditing: 'Continuar editando',
} as const;

/** What is asked before unsaved work is left. */
export const leaveCopy = {
  title: 'Sair sem salvar?',
  text: 'O que você mudou e ainda não foi salvo será perdido.',
  stay: 'Continuar editando',
  leave: 'Sair sem salvar',
} as const;
