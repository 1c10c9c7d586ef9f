/** Words of both pages of the learning levels (S3 §2 'Learning-level pages'; decision 157). */
export const copy = {
  nivel: { explorador: 'Explorador(a)', guerreiro: 'Guerreiro(a)', ninja: 'Ninja' },
  noData: 'Sem dados ainda',
  cicloOf: (numero: number) => `Ciclo ${String(numero).padStart(2, '0')}`,
  ciclo: 'Ciclo',
  categories: {
    open: 'O que é cada nível?',
    title: 'Categorias de nivelamento',
    ok: 'OK',
  },
} as const;
