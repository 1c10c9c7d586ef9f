/** Words that the screens of the results share. 'Sua Posição' is verbatim (S2 §2.22). */
export const copy = {
  tabs: { label: 'Partes dos resultados', notas: 'NOTAS', gabarito: 'GABARITOS', ranking: 'RANKING' },
  own: 'Sua Posição',
  noName: 'Sem nome',
  you: '(você)',
  place: (place: string) => `${place} lugar`,
  stars: (stars: string) => (stars === '1' ? '1 estrela' : `${stars} estrelas`),
  outOf: (total: string) => (total === '1' ? 'de 1 estudante' : `de ${total} estudantes`),
  next: (falta: number, lugar: string) =>
    falta === 1 ? `Falta 1 estrela para o ${lugar} lugar.` : `Faltam ${falta} estrelas para o ${lugar} lugar.`,
} as const;

export const rankingWords = { noName: copy.noName, own: copy.you, place: copy.place, stars: copy.stars } as const;
