/**
 * The route tree of the staff console (S1 §2.4, §2.9), in the order of its navigation. The guard decides who may open an
 * address at all, the frame which section a profile finds (`sections.ts`).
 */
import type { AppRoutes } from '@luneta/app-shell';

import { paths } from './paths.ts';

export const routes: AppRoutes = () => [
  {
    lazy: async () => ({ Component: (await import('./routes/frame.tsx')).Frame }),
    children: [
      { path: paths.hoje, lazy: () => import('./routes/hoje.tsx') },
      { path: paths.gestao, lazy: async () => ({ Component: (await import('./routes/gestao.tsx')).GestaoRoute }) },
      { path: paths.selecao, lazy: async () => ({ Component: (await import('./routes/selecao.tsx')).SelecaoRoute }) },
      { path: paths.turmas, lazy: async () => ({ Component: (await import('./routes/gestao.tsx')).TurmasRoute }) },
      { path: 'turmas/:turma_id', lazy: async () => ({ Component: (await import('./routes/gestao.tsx')).TurmaRoute }) },
      {
        path: 'turmas/:turma_id/provas',
        lazy: async () => {
          // Both come as they are for their own pages: shared parts of them would be carried by every page.
          const [{ turmaProvasRoute }, { ProvasDaTurma }] = await Promise.all([
            import('./routes/gestao.tsx'),
            import('./routes/provas.tsx'),
          ]);
          return { Component: turmaProvasRoute(ProvasDaTurma) };
        },
      },
      {
        path: 'turmas/:turma_id/opcoes',
        lazy: async () => ({ Component: (await import('./routes/gestao.tsx')).TurmaOpcoesRoute }),
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
      { path: paths.questoes, lazy: () => import('./routes/questoes.tsx') },
      { path: 'banco_questoes/:banco_questao_id', lazy: () => import('./routes/questao.tsx') },
      { path: paths.redacoes, lazy: () => import('./routes/redacoes.tsx') },
      { path: paths.respostas, lazy: () => import('./routes/respostas.tsx') },
      { path: 'redacoes/:redacao_id', lazy: () => import('./routes/redacao.tsx') },
      { path: paths.cursos, lazy: () => import('./routes/cursos.tsx') },
      { path: 'base_conhecimentos/:base_conhecimento_id', lazy: () => import('./routes/curso.tsx') },
      { path: paths.escola, lazy: () => import('./routes/escola.tsx') },
      { path: paths.avisos, lazy: async () => ({ Component: (await import('./routes/escola.tsx')).AvisosRoute }) },
      { path: paths.pesquisa, lazy: async () => ({ Component: (await import('./routes/escola.tsx')).PesquisaRoute }) },
      {
        path: paths.manutencao,
        lazy: async () => ({ Component: (await import('./routes/escola.tsx')).ManutencaoRoute }),
      },
      { path: paths.equipe, lazy: async () => ({ Component: (await import('./routes/escola.tsx')).EquipeRoute }) },
      { path: paths.auditoria, lazy: () => import('./routes/auditoria.tsx') },
      {
        path: paths.seguranca,
        lazy: async () => ({ Component: (await import('./routes/seguranca.tsx')).SegurancaRoute }),
      },
    ],
  },
];
