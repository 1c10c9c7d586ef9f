/** Words of the latest result and of the line of performance, on the home and among the results. */
export const copy = {
  latest: (data: string) => `Último resultado · ${data}`,
  tri: (percent: string | null, estimativa: boolean) =>
    [estimativa ? 'nota TRI, estimativa' : 'nota TRI', percent === null ? null : `${percent} de desempenho`]
      .filter((part) => part !== null)
      .join(' · '),
  nota: (max: string, percent: string | null) =>
    [`de ${max}`, percent === null ? null : `${percent} de desempenho`].filter((part) => part !== null).join(' · '),
  change: (difference: string) => `${difference} desde a anterior`,
  insideMargin: 'dentro da margem',
  details: 'Ver detalhes',
  lineTri: 'Sua nota TRI',
  linePercent: 'Seu desempenho',
  words: {
    asTable: 'Ver como tabela',
    asChart: 'Ver como gráfico',
    moment: 'Data',
    explain: 'entenda a nota',
    empty: 'O gráfico aparece depois da primeira avaliação.',
  },
  valueTri: 'Nota TRI',
  valuePercent: 'Desempenho',
  badge: { trofeu: '1º lugar', top_10: 'Top 10', melhor_da_turma: 'Melhor nota da turma' },
} as const;
