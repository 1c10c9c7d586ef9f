/** Words of the result of a phase. Titles and buttons are those of S2 §2.7 and decision 134. */
export const copy = {
  loading: 'Conferindo o resultado',
  title: { concluida: 'FASE CONCLUÍDA!', nao_concluida: 'FASE NÃO CONCLUÍDA!', treino: 'TREINO CONCLUÍDO!' },
  hits: (hits: number, total: number) => `${hits}/${total} ${hits === 1 ? 'acerto' : 'acertos'}`,
  chapter: (numero: number, topic: string) => `Capítulo ${numero} · ${topic}`,
  /** One of them, by the phase and the run. */
  said: {
    concluida: [
      'Seu esforço apareceu em cada resposta.',
      'Mais uma parte do caminho ficou para trás.',
      'O que você estudou aqui vai com você para a próxima.',
      'Passo firme. O mapa já mostra a sua estrela.',
    ],
    nao_concluida: [
      'Cada tentativa mostra o que ainda falta ver.',
      'Rever o conteúdo costuma ajudar. Tente de novo quando quiser.',
      'Nada se perde: o que você viu aqui continua valendo.',
      'O caminho continua aberto para outra tentativa.',
    ],
    treino: ['Treino não vale estrelas, moedas nem vidas. Vale o que você aprendeu.'],
  },
  best: 'É o seu melhor resultado nesta fase.',
  go: {
    proxima_fase: 'PRÓXIMA FASE',
    enfrentar_boss: 'ENFRENTAR BOSS',
    tentar_novamente: 'TENTAR NOVAMENTE',
    concluir: 'CONCLUIR',
  },
  again: 'Jogar de novo',
  misses: {
    missing: (n: number) => (n === 1 ? 'Falta 1 acerto para 3 estrelas' : `Faltam ${n} acertos para 3 estrelas`),
    review: 'Para rever',
    open: 'Ver',
    question: (n: number) => `Questão ${n}`,
    right: (letra: string) => `Resposta certa: ${letra}`,
    withheld: 'A resposta aparece depois da prova que usa esta questão.',
  },
  study: 'Estudar mais',
  map: 'Voltar ao mapa',
  offline: {
    title: 'Sem internet',
    text: 'Suas respostas estão guardadas. O resultado aparece quando a conexão voltar.',
    retry: 'Tentar de novo',
  },
} as const;
