/** What can be done while a life is on its way. */
export const copy = {
  text: 'Enquanto espera, os conteúdos das fases continuam abertos, e você pode treinar sem ganhar moedas.',
  title: 'Enquanto espera, você pode:',
  study: (materia: string) => `Estudar ${materia}`,
  contents: (fase: number) => `Ver os conteúdos da fase ${fase}`,
  practise: (materia: string) => `Treinar ${materia} sem moedas`,
} as const;
