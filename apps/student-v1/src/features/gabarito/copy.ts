/** Sentences of an answer key. 'Acertou X de Y Questões', 'Nota geral', the legend and 'VER PROVA' are verbatim (S2 §2.19). */
import { questionWords, type QuestionWords } from '@luneta/ui';

export const copy = {
  back: 'Voltar para os gabaritos',
  fallbackTitle: 'Gabarito',
  loading: 'Carregando o gabarito',
  facts: (serie: string, ciclo: number, data: string) => `${serie} · Ciclo ${String(ciclo).padStart(2, '0')} · ${data}`,
  performance: 'Desempenho',
  grade: 'Nota geral',
  hits: (acertos: number, questoes: number) => `Acertou ${acertos} de ${questoes} Questões`,
  texts: (quantidade: number) => (quantidade === 1 ? 'e 1 questão de texto' : `e ${quantidade} questões de texto`),
  pending: 'Em correção',
  running: 'Prova em andamento',
  pendingText: (quando: string | null) =>
    quando === null
      ? 'A nota e o gabarito aparecem aqui quando a correção terminar.'
      : `A nota e o gabarito aparecem aqui a partir de ${quando}.`,
  unmarked: 'A nota aparece aqui quando a correção dos textos terminar.',
  absent: 'Você não participou desta avaliação.',
  absentText: 'As questões e o gabarito estão aqui para você estudar.',
  questions: 'Questões por matéria',
  day: (materia: string, dia: number) => `${materia}, ${dia}º dia`,
  count: (acertos: number, questoes: number) => `${acertos} de ${questoes}`,
  legend: 'Legenda',
  open: 'VER PROVA',
  train: {
    title: (numero: number, topico: string) => `Questão ${numero} · ${topico}`,
    answers: (sua: string | null, certa: string | null) =>
      [sua === null ? 'Sem resposta' : `Sua resposta: ${sua}`, certa !== null && `Resposta certa: ${certa}`]
        .filter(Boolean)
        .join(' · '),
    phase: (numero: number) => `Plano de Ação, fase ${numero}`,
    pays: (moedas: number) => `${moedas} por acerto`,
    locked: 'As fases anteriores vêm primeiro.',
    action: 'Treinar isto · moedas em dobro',
    map: 'Abrir o Plano de Ação',
    question: 'Ver a questão',
  },
} as const;

/** The legend has its own spelling of a blank (S2 §2.19); before the release nothing is judged. */
export const keyWords: QuestionWords = {
  ...questionWords,
  legend: { ...questionWords.legend, branco: 'Não Respondeu' },
};
