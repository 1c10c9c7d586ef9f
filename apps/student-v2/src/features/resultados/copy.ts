/** Sentences of the results centre (S3 §2). Those of the latest result stand in `src/desempenho`, of TRI in `src/tri`. */
import { roundHalfUp } from '@luneta/domain/numero';

export const copy = {
  title: 'Resultados',
  cycle: 'Ciclo',
  allCycles: 'Todos os ciclos',
  cicloOf: (numero: number) => `Ciclo ${String(numero).padStart(2, '0')}`,
  avoided: 'Falhas Evitadas',
  avoidedIs:
    'São os erros que a previsão esperava na prova e que você não cometeu, nas questões das fases que estudou antes dela.',
  avoidedText: (avoided: number, predicted: number) =>
    predicted === 1 ? `${avoided} de 1 falha evitada` : `${avoided} de ${predicted} falhas evitadas`,
  notStudied: 'Estude as fases do roteiro para evitar falhas na próxima.',
  avoidedPhases: (engaged: number, total: number) =>
    total === 1 ? `${engaged} de 1 fase estudada` : `${engaged} de ${total} fases estudadas`,
  level: { alto: 'Engajamento alto', medio: 'Engajamento médio', baixo: 'Engajamento baixo' },
  list: 'Avaliações',
  empty: 'Não há resultados disponíveis no momento.',
  emptyCycle: 'Nenhum resultado neste ciclo.',
  pending: (quando: string | null) =>
    quando === null ? 'Em correção' : `Em correção · resultado a partir de ${quando}`,
  performance: 'desempenho',
  tri: 'nota TRI',
  essay: (nota: number) => `Redação: ${roundHalfUp(nota, 1).toLocaleString('pt-BR')} de 1.000`,
  essayLink: 'Ver a correção da redação',
  absent: 'Ausente',
  levels: 'Ver níveis de aprendizagem',
  countOf: (n: number) => (n === 1 ? '1 resultado' : `${n} resultados`),
  loading: 'Carregando resultados',
} as const;
