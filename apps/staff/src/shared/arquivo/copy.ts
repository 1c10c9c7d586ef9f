/** Words of archiving. */
export const copy = {
  title: (nome: string) => `Arquivar ${nome}?`,
  text: 'Some das listas e das escolhas, e continua podendo ser lida. Nada é apagado, e dá para desarquivar quando quiser.',
  archive: 'Arquivar',
  cancel: 'Cancelar',
} as const;
