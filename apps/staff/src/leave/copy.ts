export const copy = {
  title: 'Sair sem salvar?',
  text: 'O que você mudou e ainda não foi salvo será perdido.',
  stay: 'Continuar editando',
  leave: 'Sair sem salvar',
} as const;
