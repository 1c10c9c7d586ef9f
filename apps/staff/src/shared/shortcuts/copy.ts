export const copy = {
  title: 'Atalhos do teclado',
  description: 'Eles não agem enquanto você escreve em um campo.',
  everywhere: 'Em toda parte',
  list: 'Ver os atalhos',
  search: 'Buscar na lista desta página',
  goTo: (section: string) => `Ir para ${section}`,
  between: 'depois',
  characters: 'Usar atalhos de uma tecla só',
  charactersHelp: 'Desligue se um leitor de tela ou o comando por voz os aciona sem querer.',
} as const;
