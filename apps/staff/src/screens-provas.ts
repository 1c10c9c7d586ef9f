/** The screens of exams: those that are made, those that were published, and one of a class. */
import { list, one, onePage, page } from './screens-kinds.ts';

export const provas = {
  provas: {
    ...list,
    title: 'Provas',
    load: async () => (await import('./features/provas/provas-screen.tsx')).ProvasScreen,
  },
  rascunhos: {
    ...list,
    title: 'Rascunhos',
    load: async () => (await import('./features/prova-nova/rascunhos/rascunhos-screen.tsx')).RascunhosScreen,
  },
  provaNova: {
    ...page,
    title: 'Nova prova',
    inner: true,
    load: async () => (await import('./features/prova-nova/prova-nova-screen.tsx')).NovaProvaScreen,
  },
  rascunho: {
    ...onePage,
    title: 'Nova prova',
    load: async () => (await import('./features/prova-nova/prova-nova-screen.tsx')).RascunhoScreen,
  },
  exame: {
    ...one,
    title: 'Prova',
    load: async () => (await import('./features/provas/exame/exame-screen.tsx')).ExameScreen,
  },
  exameResultados: {
    ...one,
    title: 'Prova',
    load: async () => (await import('./features/provas/resultados/resultados-screen.tsx')).ResultadosScreen,
  },
  exameQuestoes: {
    ...one,
    title: 'Prova',
    load: async () => (await import('./features/provas/questoes/questoes-screen.tsx')).QuestoesScreen,
  },
  exameHistorico: {
    ...one,
    title: 'Prova',
    load: async () => (await import('./features/provas/historico/historico-screen.tsx')).HistoricoScreen,
  },
  exameHorarios: {
    ...one,
    title: 'Prova',
    load: async () => (await import('./features/provas/horarios/horarios-screen.tsx')).HorariosScreen,
  },
  exameImpressao: {
    ...one,
    title: 'Prova',
    load: async () => (await import('./features/provas/impressao/impressao-screen.tsx')).ImpressaoScreen,
  },
  rascunhoImpressao: {
    ...one,
    title: 'Prévia da impressão',
    load: async () =>
      (await import('./features/provas/impressao/rascunho-impressao-screen.tsx')).RascunhoImpressaoScreen,
  },
  provaConferir: {
    ...one,
    title: 'Conferir prova importada',
    load: async () => (await import('./features/provas/conferir/conferir-screen.tsx')).ConferirScreen,
  },
  prova: {
    ...one,
    title: 'Prova',
    load: async () => (await import('./features/provas/ao-vivo/ao-vivo-screen.tsx')).AoVivoScreen,
  },
  provaPapel: {
    ...one,
    title: 'Prova',
    load: async () => (await import('./features/provas/papel/papel-screen.tsx')).PapelScreen,
  },
  provaAtrasadas: {
    ...one,
    title: 'Prova',
    load: async () => (await import('./features/provas/atrasadas/atrasadas-screen.tsx')).AtrasadasScreen,
  },
} as const;
