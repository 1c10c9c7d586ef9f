/** Words of the star rankings of both versions. 'Sua Posição' is verbatim (S2 §2.22, S3 §2 'Home'). */
export const rankingCopy = {
  own: 'Sua Posição',
  noName: 'Sem nome',
  you: '(você)',
  place: (place: string) => `${place} lugar`,
  stars: (stars: string) => (stars === '1' ? '1 estrela' : `${stars} estrelas`),
  outOf: (total: string) => (total === '1' ? 'de 1 estudante' : `de ${total} estudantes`),
  next: (falta: number, lugar: string) =>
    falta === 1 ? `Falta 1 estrela para o ${lugar} lugar.` : `Faltam ${falta} estrelas para o ${lugar} lugar.`,
} as const;

/** Those that the parts of a ranking take. */
export const rankingWords = {
  noName: rankingCopy.noName,
  own: rankingCopy.you,
  place: rankingCopy.place,
  stars: rankingCopy.stars,
} as const;
