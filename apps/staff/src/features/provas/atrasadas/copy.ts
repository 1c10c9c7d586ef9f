import type { ForaDoPrazo } from '@luneta/api-client';

export const decisoes: Readonly<Record<ForaDoPrazo['decisao'], string>> = {
  pendente: 'A decidir',
  contada: 'Contada',
  deixada_de_fora: 'Deixada de fora',
};

export const copy = {
  loading: 'Carregando as respostas fora do prazo',
  caption: 'Respostas fora do prazo',
  intro:
    'Chegaram depois do fim e não contam até alguém decidir. A alternativa não aparece, para ninguém decidir por ela.',
  aluno: 'Aluno',
  oQue: 'O quê',
  questao: (numero: number | null) => (numero === null ? 'Questão' : `Questão ${numero}`),
  redacao: 'Redação',
  arrived: 'Chegou em',
  aparelho: 'O aparelho diz',
  atraso: 'Atraso',
  decisao: 'Decisão',
  select: (nome: string, oQue: string) => `Selecionar ${oQue} de ${nome}`,
  minutes: (n: number) => `${n} min`,
  underMinute: 'menos de 1 min',
  count: (n: number) => (n === 1 ? 'Contar 1' : `Contar ${n}`),
  leave: (n: number) => (n === 1 ? 'Deixar 1 de fora' : `Deixar ${n} de fora`),
  selected: (n: number) => (n === 1 ? '1 escolhida' : `${n} escolhidas`),
  choose: 'Marque as respostas para decidir.',
  countTitle: (n: number) => (n === 1 ? 'Contar 1 resposta fora do prazo?' : `Contar ${n} respostas fora do prazo?`),
  countText: (alunos: string) =>
    `Cada uma entra no lugar da resposta que está valendo, de ${alunos}. Quem coordena pode deixar de fora de novo enquanto o resultado não sair: a resposta anterior volta.`,
  leaveTitle: (n: number) => (n === 1 ? 'Deixar 1 resposta de fora?' : `Deixar ${n} respostas de fora?`),
  leaveText: (alunos: string) =>
    `Não contam para ${alunos}; vale o que foi salvo no prazo. Quem coordena pode contar depois, enquanto o resultado não sair.`,
  done: 'Decisão salva.',
  empty: 'Nenhuma resposta chegou fora do prazo.',
  released: 'O resultado já saiu: o que chegou fora do prazo não pode mais mudar.',
} as const;
