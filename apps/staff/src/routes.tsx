/**
 * The route tree of the staff console (S1 §2.4, §2.9), in the order of its navigation. The guard decides who may open an
 * address at all, the frame which section a profile finds (`sections.ts`).
 */
import type { AppRoutes } from '@luneta/app-shell';

import { paths } from './shared/paths.ts';

export const routes: AppRoutes = () => [
  {
    lazy: async () => ({ Component: (await import('./shared/frame.tsx')).Frame }),
    children: [
      { path: paths.hoje, lazy: () => import('./routes/hoje.tsx') },
      {
        path: paths.gestao,
        lazy: async () => ({ Component: (await import('./features/gestao/gestao-screens.tsx')).GestaoRoute }),
      },
      {
        path: paths.selecao,
        lazy: async () => ({ Component: (await import('./features/selecao/selecao-page.tsx')).SelecaoRoute }),
      },
      {
        path: paths.turmas,
        lazy: async () => ({ Component: (await import('./features/gestao/gestao-screens.tsx')).TurmasRoute }),
      },
      {
        path: 'turmas/:turma_id',
        lazy: async () => ({ Component: (await import('./features/gestao/gestao-screens.tsx')).TurmaRoute }),
      },
      {
        path: 'turmas/:turma_id/provas',
        lazy: async () => {
          // Both come as they are for their own pages: shared parts of them would be carried by every page.
          const [{ turmaProvasRoute }, { ProvasDaTurma }] = await Promise.all([
            import('./features/gestao/gestao-screens.tsx'),
            import('./routes/provas.tsx'),
          ]);
          return { Component: turmaProvasRoute(ProvasDaTurma) };
        },
      },
      {
        path: 'turmas/:turma_id/opcoes',
        lazy: async () => ({ Component: (await import('./features/gestao/gestao-screens.tsx')).TurmaOpcoesRoute }),
      },
      { path: paths.provas, lazy: () => import('./routes/provas.tsx') },
      { path: 'provas/avaliacoes/:avaliacao_conhecimento_id', lazy: () => import('./routes/exame.tsx') },
      {
        path: 'provas/avaliacoes/:avaliacao_conhecimento_id/resultados',
        lazy: () => import('./routes/exame-resultados.tsx'),
      },
      {
        path: 'provas/avaliacoes/:avaliacao_conhecimento_id/questoes',
        lazy: () => import('./routes/exame-questoes.tsx'),
      },
      { path: 'provas/:turma_avaliacao_id', lazy: () => import('./routes/prova.tsx') },
      { path: 'provas/:turma_avaliacao_id/respostas', lazy: () => import('./routes/prova-papel.tsx') },
      { path: 'provas/:turma_avaliacao_id/fora_do_prazo', lazy: () => import('./routes/prova-atrasadas.tsx') },
      { path: paths.questoes, lazy: () => import('./features/questoes/questoes-page.tsx') },
      { path: 'banco_questoes/:banco_questao_id', lazy: () => import('./routes/questao.tsx') },
      { path: paths.redacoes, lazy: () => import('./features/redacoes/fila-page.tsx') },
      { path: paths.respostas, lazy: () => import('./features/redacoes/respostas-page.tsx') },
      { path: 'redacoes/:redacao_id', lazy: () => import('./features/redacoes/redacao-page.tsx') },
      { path: paths.cursos, lazy: () => import('./routes/cursos.tsx') },
      { path: 'base_conhecimentos/:base_conhecimento_id', lazy: () => import('./routes/curso.tsx') },
      { path: paths.escola, lazy: () => import('./features/escola/escola-screens.tsx') },
      {
        path: paths.avisos,
        lazy: async () => ({ Component: (await import('./features/escola/escola-screens.tsx')).AvisosRoute }),
      },
      {
        path: paths.pesquisa,
        lazy: async () => ({ Component: (await import('./features/escola/escola-screens.tsx')).PesquisaRoute }),
      },
      {
        path: paths.manutencao,
        lazy: async () => ({ Component: (await import('./features/escola/escola-screens.tsx')).ManutencaoRoute }),
      },
      {
        path: paths.equipe,
        lazy: async () => ({ Component: (await import('./features/escola/escola-screens.tsx')).EquipeRoute }),
      },
      { path: paths.auditoria, lazy: () => import('./routes/auditoria.tsx') },
      {
        path: paths.seguranca,
        lazy: async () => ({ Component: (await import('./features/seguranca/seguranca-page.tsx')).SegurancaRoute }),
      },
    ],
  },
];
