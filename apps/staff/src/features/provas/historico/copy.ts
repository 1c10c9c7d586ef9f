/** Words of what staff did to an exam. */
export const copy = {
  caption: 'Histórico da prova',
  loading: 'Carregando o histórico',
  when: 'Quando',
  what: 'O que aconteceu',
  who: 'Quem',
  why: 'Motivo',
  empty: 'Nada mudou nesta prova. O que a escola fizer com ela aparece aqui.',
  more: 'Carregar mais',
  none: '—',
} as const;
