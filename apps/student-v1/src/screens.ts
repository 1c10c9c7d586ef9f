/** The screens of version 1 (S1 §2.4). A new one: its address in `V1` of `@luneta/domain/rotas-tela`, a row here, a folder of its own. */
import type { Api } from '@luneta/api-client';
import { adaptadaMateriaQuery, adaptadasQuery, type AdaptadaIds } from '@luneta/api-client/adaptadas';
import { centralAvaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { questaoQuery, questaoRevisaoQuery } from '@luneta/api-client/banco-questoes';
import { bossConcluidoQuery, bossInfoQuery, bossResumoQuery } from '@luneta/api-client/boss';
import { faseItensQuery, faseMidiasQuery, type FaseIds } from '@luneta/api-client/fase';
import { gabaritoFiltrosQuery, gabaritoQuery, gabaritosQuery } from '@luneta/api-client/gabaritos';
import { homeRankingQuery } from '@luneta/api-client/home';
import { navbarQuery } from '@luneta/api-client/navbar';
import { provaQuery, questoesQuery, resumoQuery, type ProvaIds } from '@luneta/api-client/prova';
import { resultadoQuestaoQuery } from '@luneta/api-client/resultados';
import { screensOf } from '@luneta/app-shell/screens';
import { V1 } from '@luneta/domain/rotas-tela';

import { cicloOf } from './shared/ciclo.ts';
import { temaOf } from './shared/tema.ts';

const layouts = {
  /** The navigation and the sender of kept answers. */
  frame: { load: async () => (await import('./shared/frame.tsx')).Frame },
  /** One day of an exam. */
  prova: {
    load: async () => (await import('./features/prova/prova-screens.tsx')).ProvaLayout,
    keepsAnswers: true,
  },
} as const;

type With<Ids> = Ids & { readonly api: Api };

/** The exercises of a phase and the status strip. */
const itensAndNavbar = ({ api, ...place }: With<FaseIds>) => [faseItensQuery(api, place), navbarQuery(api)];

/** Study in the light, action plans at night (S2 §2.3). */
const study = ({ tipo }: Pick<AdaptadaIds, 'tipo'>) => temaOf(tipo);

/** The exam asks for its questions by itself, which a device may have kept. */
const exame = {
  inside: 'prova',
  frame: 'question',
  ahead: ({ api, ...place }: With<ProvaIds>) => [resumoQuery(api, place), questoesQuery(api, place)],
} as const;

export const screens = screensOf(V1, layouts, {
  roteiros: {
    title: 'Roteiro de estudos',
    frame: 'areas',
    inside: 'frame',
    load: async () => (await import('./features/roteiros/roteiros-screen.tsx')).RoteirosScreen,
    // The list of the cycle chosen last, and the status strip.
    queries: ({ api, session }) => [adaptadasQuery(api, cicloOf(session)), navbarQuery(api)],
    drawings: ['mascot-feliz'],
  },
  materia: {
    title: 'Roteiro de estudos',
    frame: 'cards',
    tema: study,
    inner: true,
    inside: 'frame',
    load: async () => (await import('./features/materia/materia-screen.tsx')).MateriaScreen,
    queries: ({ api, ...place }) => [adaptadaMateriaQuery(api, place), navbarQuery(api)],
    // A Boss who was hit has another drawing, which comes with the screen.
    drawings: ['boss-cheia'],
    keyed: true,
  },
  midia: {
    title: 'Conteúdo',
    frame: 'cards',
    tema: study,
    load: async () => (await import('./features/midia/midia-screen.tsx')).MidiaScreen,
    // Has the exercises ready for what comes next.
    queries: (place) => [faseMidiasQuery(place.api, place), ...itensAndNavbar(place)],
  },
  item: {
    title: 'Questão',
    frame: 'question',
    tema: study,
    load: async () => (await import('./features/exercicio/exercicio-screen.tsx')).ExercicioScreen,
    queries: itensAndNavbar,
    follow: ({ api, ordem_exercicio, ...place }) => ({
      after: faseItensQuery(api, place),
      part: 'itens',
      row: { by: 'ordem_exercicio', at: ordem_exercicio },
      id: 'banco_questao_id',
      query: (id) => questaoQuery(api, id),
    }),
    keepsAnswers: true,
  },
  concluido: {
    title: 'Resultado',
    frame: 'cards',
    tema: () => 'plano',
    load: async () => (await import('./features/resultado-fase/resultado-screen.tsx')).ResultadoScreen,
    queries: itensAndNavbar,
    keyed: true,
  },
  boss: {
    title: 'Boss',
    frame: 'cards',
    tema: () => 'plano',
    load: async () => (await import('./features/boss/abertura-screen.tsx')).AberturaScreen,
    queries: ({ api, ...place }) => [bossInfoQuery(api, place), adaptadaMateriaQuery(api, place), navbarQuery(api)],
    drawings: ['boss-cheia'],
  },
  bossItem: {
    title: 'Questão',
    frame: 'question',
    tema: () => 'plano',
    load: async () => (await import('./features/boss/batalha-screen.tsx')).BatalhaScreen,
    // The name of the subject may come later.
    queries: ({ api, ...place }) => [bossInfoQuery(api, place), bossResumoQuery(api, place)],
    // The first question without an answer.
    follow: ({ api, ...place }) => ({
      after: bossResumoQuery(api, place),
      part: 'itens',
      row: { by: 'item_resposta', at: null },
      id: 'banco_questao_id',
      query: (id) => questaoQuery(api, id),
    }),
  },
  bossFinalizado: {
    title: 'Boss',
    frame: 'cards',
    tema: () => 'plano',
    load: async () => (await import('./features/boss/resultado-screen.tsx')).ResultadoScreen,
    queries: ({ api, ...place }) => [bossInfoQuery(api, place), bossConcluidoQuery(api, place)],
  },
  provas: {
    title: 'Central de Avaliações',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/provas/provas-screen.tsx')).ProvasScreen,
    queries: ({ api }) => [centralAvaliacoesQuery(api)],
  },
  prova: {
    title: 'Prova',
    frame: 'cards',
    inner: true,
    load: async () => (await import('./features/prova-detalhe/prova-detalhe-screen.tsx')).ProvaDetalheScreen,
    queries: (place) => [provaQuery(place.api, place)],
  },
  itens: {
    ...exame,
    title: 'Questão',
    load: async () => (await import('./features/prova/prova-screens.tsx')).ProvaIndex,
  },
  item_prova: {
    ...exame,
    title: 'Questão',
    load: async () => (await import('./features/prova/prova-screens.tsx')).QuestaoScreen,
  },
  redacao: {
    ...exame,
    title: 'Redação',
    frame: 'cards',
    load: async () => (await import('./features/prova/redacao.tsx')).RedacaoScreen,
  },
  entregar: {
    ...exame,
    title: 'Entregar Prova',
    frame: 'cards',
    load: async () => (await import('./features/prova/entregar.tsx')).EntregaScreen,
  },
  finalizada: {
    title: 'Prova Finalizada',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/finalizada/finalizada-screen.tsx')).FinalizadaScreen,
    queries: (place) => [resumoQuery(place.api, place)],
    drawings: ['mascot-feliz'],
  },
  gabaritos: {
    title: 'Gabaritos',
    frame: 'results',
    inside: 'frame',
    load: async () => (await import('./features/gabaritos/gabaritos-screen.tsx')).GabaritosScreen,
    queries: ({ api }) => [gabaritosQuery(api)],
  },
  gabaritosPesquisar: {
    title: 'Pesquisar Gabarito',
    frame: 'results',
    inside: 'frame',
    load: async () =>
      (await import('./features/gabarito-pesquisa/gabarito-pesquisa-screen.tsx')).GabaritoPesquisaScreen,
    // What is searched is asked for by the screen, which reads it from the address.
    queries: ({ api }) => [gabaritoFiltrosQuery(api)],
  },
  gabarito: {
    title: 'Gabarito',
    frame: 'cards',
    inner: true,
    load: async () => (await import('./features/gabarito/gabarito-screen.tsx')).GabaritoScreen,
    queries: ({ api, turma_avaliacao_id }) => [gabaritoQuery(api, turma_avaliacao_id)],
  },
  gabaritoQuestao: {
    title: 'Questão',
    frame: 'question',
    inner: true,
    load: async () => (await import('./features/gabarito-questao/gabarito-questao-screen.tsx')).GabaritoQuestaoScreen,
    queries: ({ api, turma_avaliacao_id }) => [gabaritoQuery(api, turma_avaliacao_id)],
    // Once that is released, the first drawing shows the text.
    follow: ({ api, turma_avaliacao_id, item_id }) => ({
      after: gabaritoQuery(api, turma_avaliacao_id),
      when: { situacao: 'liberado' },
      query: resultadoQuestaoQuery(api, { turma_avaliacao_id, banco_questao_id: item_id }),
    }),
  },
  resultados: {
    title: 'Resultados',
    frame: 'results',
    inside: 'frame',
    load: async () => (await import('./features/resultados/resultados-screen.tsx')).ResultadosScreen,
    queries: ({ api }) => [gabaritosQuery(api), homeRankingQuery(api)],
  },
  resultadosGabarito: {
    title: 'Gabaritos',
    frame: 'results',
    inside: 'frame',
    load: async () => (await import('./features/resultados/resultados-gabarito-screen.tsx')).ResultadosGabaritoScreen,
    queries: ({ api }) => [gabaritosQuery(api)],
  },
  ranking: {
    title: 'Ranking de estrelas',
    frame: 'results',
    inside: 'frame',
    load: async () => (await import('./features/ranking/ranking-screen.tsx')).RankingScreen,
    queries: ({ api, search }) => [homeRankingQuery(api, search.get('escopo') === 'turma' ? { escopo: 'turma' } : {})],
  },
  conta: {
    title: 'Sua Conta',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/conta/conta-screen.tsx')).ContaScreen,
  },
  seguranca: {
    title: 'Segurança',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/conta/seguranca-screen.tsx')).SegurancaScreen,
  },
  questao: {
    title: 'Questão',
    frame: 'question',
    inner: true,
    load: async () => (await import('./features/questao/questao-screen.tsx')).QuestaoScreen,
    queries: ({ api, banco_questao_id }) => [questaoRevisaoQuery(api, banco_questao_id)],
  },
});
