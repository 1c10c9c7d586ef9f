/** Words of a new attempt at a Boss: what it gives the student, and that it cannot be taken back. */
const tentativa = (numero: number) => `${numero}ª tentativa`;

export const copy = {
  title: 'Boss',
  tipos: { RoteiroEstudo: 'Roteiro de estudos', PlanoAcao: 'Plano de ação' },
  /** Of one roadmap. */
  about: (tipo: string, descricao: string) => `${tipo} · ${descricao}`,
  ended: (numero: number, quando: string) => `${tentativa(numero)} encerrada ${quando}`,
  grant: 'Liberar nova tentativa',
  grantOf: (materia: string) => `em ${materia}`,
  dialog: (materia: string, nome: string) => `Nova tentativa no Boss de ${materia} para ${nome}?`,
  consequence:
    'O aluno pode enfrentar o Boss mais uma vez até o fim do roteiro, com outras questões e o tempo inteiro. As moedas já ganhas ficam, e uma tentativa melhor paga só a diferença. Ninguém pode desfazer.',
  granted: 'Nova tentativa liberada',
} as const;
