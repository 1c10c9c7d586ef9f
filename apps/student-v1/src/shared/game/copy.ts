/** Words of the top bar of the game and of the lives. Those of S2 §5 and decision 57 are verbatim. */
export const copy = {
  bar: 'Suas conquistas',
  skip: 'Pular para o conteúdo',
  lives: {
    title: 'Vidas',
    next: 'Próxima vida em',
    full: 'Suas vidas estão completas.',
    balance: 'Seu saldo',
    refill: (n: number) => (n === 1 ? 'Completar 1 vida' : `Completar ${n} vidas`),
    buy: 'Comprar vidas',
    poor: 'saldo insuficiente',
    wait: 'Esperar',
  },
  batalha: {
    running: 'Batalha em andamento',
    runningFor: (time: string) => `Batalha em andamento · ${time}`,
    title: (materia: string) => `Boss de ${materia}`,
    back: 'VOLTAR À BATALHA',
  },
  buyFailed: 'Não foi possível comprar vidas. Tente de novo.',
  visiting: 'Você está apenas visualizando.',
} as const;
