/** Words of the stars by subject. */
export const copy = {
  title: 'Suas estrelas neste ciclo',
  of: (materia: string) => `Estrelas de ${materia}`,
  words: (estrelas: number, total: number) => `${estrelas} de ${total} estrelas`,
  count: (estrelas: number, total: number) => `${estrelas}/${total}`,
} as const;
