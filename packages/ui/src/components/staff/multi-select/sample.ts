/** Invented classes of two series, for the stories and tests. */
export const sampleTurmas = [
  {
    path: ['6º ano'],
    items: [
      { id: 1, label: '6A', meta: 'Manhã' },
      { id: 2, label: '6B', meta: 'Manhã' },
    ],
  },
  { path: ['7º ano'], items: [{ id: 3, label: '7A', meta: 'Tarde' }] },
] as const;
