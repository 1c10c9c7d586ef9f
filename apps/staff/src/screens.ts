/**
 * The screens of the console (S1 §2.4, §2.9), in the order of its navigation. The guard decides who may open an address at all,
 * the frame which section a profile finds (`sections.ts`): what a profile may not ask for is asked by no row, but by its screen.
 * A new screen: its address in `shared/addresses.ts`, a row here, a folder of its own.
 */
import { screensOf } from '@luneta/app-shell/screens';

import { innerPage, list, one, onePage, page } from './screens-kinds.ts';
import { provas } from './screens-provas.ts';
import { ADDRESSES } from './shared/addresses.ts';

const layouts = { frame: { load: async () => (await import('./shared/frame.tsx')).Frame } } as const;

export const screens = screensOf(ADDRESSES, layouts, {
  hoje: {
    ...list,
    title: 'Hoje',
    frame: 'cards',
    load: async () => (await import('./features/hoje/hoje-screen.tsx')).HojeScreen,
  },
  inicio: {
    ...page,
    title: 'Primeiros passos',
    load: async () => (await import('./features/inicio/inicio-screen.tsx')).InicioScreen,
  },
  primeiroAcesso: {
    title: 'Começar a escola',
    frame: 'cards',
    open: true,
    load: async () => (await import('./features/comeco/comeco-screen.tsx')).ComecoScreen,
  },
  gestao: {
    ...list,
    title: 'Gerenciamento de Alunos',
    load: async () => (await import('./features/gestao/gestao-screens.tsx')).GestaoPage,
  },
  selecao: {
    ...list,
    title: 'Selecionar aluno',
    section: ADDRESSES.gestao,
    load: async () => (await import('./features/selecao/selecao-page.tsx')).SelecaoPage,
  },
  turmas: {
    ...list,
    title: 'Turmas',
    load: async () => (await import('./features/gestao/gestao-screens.tsx')).TurmasScreen,
  },
  turma: { ...one, title: 'Turma', load: async () => (await import('./features/gestao/gestao-screens.tsx')).TurmaPage },
  turmaProfessores: {
    ...one,
    title: 'Turma',
    load: async () => (await import('./features/gestao/gestao-screens.tsx')).TurmaProfessoresPage,
  },
  turmaProvas: {
    ...one,
    title: 'Turma',
    load: async () => {
      // Both come as they are for their own pages: shared parts of them would be carried by every page.
      const [{ turmaProvasPage }, { ProvasDaTurma }] = await Promise.all([
        import('./features/gestao/gestao-screens.tsx'),
        import('./features/provas/turma/provas-da-turma.tsx'),
      ]);
      return turmaProvasPage(ProvasDaTurma);
    },
  },
  turmaAcomodacoes: {
    ...one,
    title: 'Turma',
    load: async () => (await import('./features/gestao/gestao-screens.tsx')).TurmaAcomodacoesPage,
  },
  turmaOpcoes: {
    ...one,
    title: 'Turma',
    load: async () => (await import('./features/gestao/gestao-screens.tsx')).TurmaOpcoesPage,
  },
  ...provas,
  questoes: {
    ...list,
    title: 'Banco de questões',
    load: async () => (await import('./features/questoes/questoes-screen.tsx')).QuestoesScreen,
  },
  textosBase: {
    ...list,
    title: 'Textos-base',
    load: async () => (await import('./features/questoes/partes/textos-screen.tsx')).TextosScreen,
  },
  materias: {
    ...list,
    title: 'Matérias',
    load: async () => (await import('./features/questoes/partes/materias-screen.tsx')).MateriasScreen,
  },
  objetos: {
    ...list,
    title: 'Objetos de conhecimento',
    load: async () => (await import('./features/questoes/partes/objetos-screen.tsx')).ObjetosScreen,
  },
  habilidades: {
    ...list,
    title: 'Habilidades',
    load: async () => (await import('./features/questoes/partes/habilidades-screen.tsx')).HabilidadesScreen,
  },
  etiquetas: {
    ...list,
    title: 'Etiquetas',
    load: async () => (await import('./features/questoes/partes/etiquetas-screen.tsx')).EtiquetasScreen,
  },
  questaoNova: {
    ...innerPage,
    title: 'Nova questão',
    load: async () => (await import('./features/questao/editor/editor-screen.tsx')).NovaQuestaoScreen,
  },
  questaoEditor: {
    ...onePage,
    title: 'Questão',
    load: async () => (await import('./features/questao/editor/editor-screen.tsx')).QuestaoEditorScreen,
  },
  bancoQuestoes: {
    ...list,
    title: 'Banco de questões',
    load: async () => (await import('./features/questoes/banco-questoes.tsx')).BancoQuestoes,
  },
  questao: {
    title: 'Questão',
    frame: 'question',
    inner: true,
    inside: 'frame',
    load: async () => (await import('./features/questao/questao-screen.tsx')).QuestaoScreen,
  },
  propostas: {
    ...list,
    title: 'Propostas de redação',
    load: async () => (await import('./features/propostas/propostas-screen.tsx')).PropostasScreen,
  },
  propostaNova: {
    ...innerPage,
    title: 'Nova proposta de redação',
    load: async () => (await import('./features/propostas/editor/editor-screen.tsx')).NovaPropostaScreen,
  },
  proposta: {
    ...onePage,
    title: 'Proposta de redação',
    load: async () => (await import('./features/propostas/editor/editor-screen.tsx')).PropostaScreen,
  },
  redacoes: {
    ...list,
    title: 'Redações',
    load: async () => (await import('./features/redacoes/fila-page.tsx')).FilaPage,
  },
  respostas: {
    ...list,
    title: 'Respostas escritas',
    frame: 'cards',
    load: async () => (await import('./features/redacoes/respostas-page.tsx')).RespostasPage,
  },
  redacaoProxima: {
    ...innerPage,
    title: 'Redação',
    load: async () => (await import('./features/redacoes/redacao-page.tsx')).ProximaPage,
  },
  redacao: {
    ...innerPage,
    title: 'Redação',
    load: async () => (await import('./features/redacoes/redacao-page.tsx')).RedacaoPage,
  },
  cursos: {
    ...list,
    title: 'Cursos',
    load: async () => (await import('./features/cursos/cursos-screen.tsx')).CursosScreen,
  },
  conteudos: {
    ...list,
    title: 'Conteúdos',
    load: async () => (await import('./features/conteudos/conteudos-screen.tsx')).ConteudosScreen,
  },
  curso: {
    ...page,
    title: 'Editar curso',
    section: ADDRESSES.cursos,
    inner: true,
    load: async () => (await import('./features/curso/curso-screen.tsx')).CursoScreen,
  },
  escola: {
    ...page,
    title: 'Dados da escola',
    load: async () => (await import('./features/escola/escola-screens.tsx')).ConfiguracaoPage,
  },
  anoLetivo: {
    ...page,
    title: 'Ano letivo',
    load: async () => (await import('./features/estrutura/estrutura-screens.tsx')).AnoLetivoPage,
  },
  sedes: {
    ...list,
    title: 'Sedes',
    load: async () => (await import('./features/estrutura/estrutura-screens.tsx')).SedesPage,
  },
  series: {
    ...list,
    title: 'Séries',
    load: async () => (await import('./features/estrutura/estrutura-screens.tsx')).SeriesPage,
  },
  avisos: {
    ...page,
    title: 'Avisos',
    load: async () => (await import('./features/escola/escola-screens.tsx')).AvisosPage,
  },
  pesquisa: {
    ...page,
    title: 'Pesquisa',
    load: async () => (await import('./features/escola/escola-screens.tsx')).PesquisaPage,
  },
  fichas: {
    ...page,
    title: 'Fichas de acesso',
    load: async () => (await import('./features/fichas/fichas-page.tsx')).FichasPage,
  },
  equipe: {
    ...page,
    title: 'Equipe',
    frame: 'table',
    load: async () => (await import('./features/escola/escola-screens.tsx')).EquipePage,
  },
  consentimentos: {
    ...page,
    title: 'Consentimentos',
    frame: 'table',
    load: async () => (await import('./features/escola/consentimentos/consentimentos-page.tsx')).ConsentimentosPage,
  },
  manutencao: {
    ...page,
    title: 'Manutenção',
    load: async () => (await import('./features/escola/escola-screens.tsx')).ManutencaoPage,
  },
  importacoes: {
    ...list,
    title: 'Importações',
    load: async () => (await import('./features/importacoes/importacoes-screen.tsx')).ImportacoesScreen,
  },
  importacaoNova: {
    ...innerPage,
    title: 'Importar',
    load: async () => (await import('./features/importacoes/arquivo/arquivo-screen.tsx')).ArquivoScreen,
  },
  importacao: {
    ...one,
    title: 'Importar',
    load: async () => (await import('./features/importacoes/importacao-screen.tsx')).ImportacaoScreen,
  },
  auditoria: {
    ...list,
    title: 'Auditoria',
    load: async () => (await import('./features/auditoria/auditoria-screen.tsx')).AuditoriaScreen,
  },
  seguranca: {
    ...page,
    title: 'Segurança',
    load: async () => (await import('./features/seguranca/seguranca-page.tsx')).SegurancaPage,
  },
});
