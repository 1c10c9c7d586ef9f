/** How each list of the contract is called, and by whom. Tests only. */
import { world } from '../../index.ts';
import { IMPORTACAO_ID, IMPORTACAO_QUESTOES_ID, RASCUNHO_ID, type School } from './school.ts';

export type Row = {
  /** Login of the caller. '' for nobody signed in. Null for the student: ana in version 1, bia in version 2. */
  readonly as: string | null;
  /** The path after `/api/v1` or `/api/v2`. `version` says which. */
  readonly path: (school: School, version: 1 | 2) => string;
  /** Why its answer has the same length in a large and a small school. Without it, the answer grows. */
  readonly fixed?: string;
};

const ta = (exam: School['over'], version: 1 | 2) => exam.turma_avaliacao_ids[version - 1];
const adaptada = ({ lista }: School) =>
  `/avaliacao_adaptadas/roteiro_estudos/${lista.exam.turma_avaliacao_ids[0]}/${lista.materia_id}`;
const fase = (school: School) => `${adaptada(school)}/${school.lista.fases[0]?.objeto_conhecimento_id}`;

const asStudent = (path: Row['path']): Row => ({ as: null, path });
const by = (as: string, path: Row['path'], fixed?: string): Row => ({ as, path, ...(fixed && { fixed }) });

/** By operation. The same operation in version 1 is listed under the name both share. */
export const calls: Readonly<Record<string, Row>> = {
  getConta: asStudent(() => '/users/contas'),
  listPerguntasSegurancaPessoa: by(
    '',
    () => '/users/contas/perguntas_seguranca_pessoa?username=bia',
    'always three questions',
  ),
  listGestaoAcompanhamento: by('coord.ines', () => '/gestao_acompanhamento?busca=colega'),
  listGestaoTurmas: by('coord.ines', () => '/gestao/turmas'),
  getGestaoAluno: by('coord.ines', () => `/gestao/alunos/${world.alunos.bia}`),
  listCentralAvaliacoes: asStudent(() => '/central_avaliacoes'),
  getProva: asStudent(({ open }, v) => `/central_avaliacoes/${ta(open, v)}/1`),
  getProvaResumo: asStudent(({ open }, v) => `/central_avaliacoes/${ta(open, v)}/1/resumo`),
  getProvaQuestoes: asStudent(({ open }, v) => `/central_avaliacoes/${ta(open, v)}/1/questoes`),
  listGabaritos: asStudent(() => '/gabaritos'),
  getGabaritoFiltros: asStudent(() => '/gabaritos/filtros/1'),
  getGabarito: asStudent(({ over }) => `/gabaritos/${ta(over, 1)}`),
  listAvaliacaoAdaptadas: asStudent(() => '/avaliacao_adaptadas'),
  getAvaliacaoAdaptada: asStudent(adaptada),
  getAdaptadaMidias: asStudent((school) => `${fase(school)}/midias`),
  getAdaptadaItens: asStudent((school) => `${fase(school)}/itens`),
  getBossResumo: asStudent(({ boss }) => boss.bossUrl('boss_resumo').replace('/api/v1', '')),
  listAvaliacoes: asStudent(() => '/avaliacoes'),
  getAvaliacaoInfo: asStudent(({ open }) => `/avaliacoes/${open.avaliacao_id}/info`),
  listResultados: asStudent(() => '/resultados'),
  getResultado: asStudent(({ over }) => `/resultados/${ta(over, 2)}`),
  listAvisos: asStudent(() => '/avisos'),
  getHome: asStudent(() => '/home'),
  getHomeRanking: asStudent(() => '/home/ranking'),
  listRoteiroEstudos: asStudent(() => '/roteiro_estudos'),
  getRoteiroFase: asStudent(({ roteiro }) => `/roteiro_estudos/${roteiro.fases[0]?.trilha_fase_id}`),
  getRoteiroMateria: asStudent(({ roteiro }) => `/roteiro_estudos/${roteiro.trilha_id}/${roteiro.materia_id}`),
  getTrilhaFiltros: asStudent(() => '/trilhas/filtros'),
  listTrilhasEncerradas: asStudent(() => '/trilhas/busca_filtrada'),
  getBaseConhecimento: by('vida.julia', ({ curso_id }) => `/base_conhecimentos/${curso_id}`),
  listAprendizagem: asStudent(() => '/aprendizagem'),
  getAprendizagem: asStudent(({ materia_id }) => `/aprendizagem/${materia_id}`),
  listAuditoria: by('admin.rui', () => '/gestao/auditoria?acao=lote'),
  listCursos: by('vida.julia', () => '/gestao/cursos'),
  listCursoConteudos: by('vida.julia', ({ curso_id }) => `/gestao/cursos/${curso_id}/conteudos`),
  listObjetosSemCurso: by('vida.julia', () => '/gestao/objetos_sem_curso'),
  listQuestoes: by('vida.julia', () => '/gestao/questoes?busca=lote'),
  getQuestaoEstatisticas: by('vida.julia', ({ over }) => `/gestao/questoes/${over.itens[0]?.questao_id}/estatisticas`),
  getQuestaoGestao: by(
    'coord.ines',
    ({ over }) => `/gestao/questoes/${over.itens[0]?.questao_id}`,
    'one question: as long as its options, skills and tags',
  ),
  listQuestaoHistorico: by(
    'coord.ines',
    ({ over }) => `/gestao/questoes/${over.itens[0]?.questao_id}/historico`,
    'as long as the revisions of one question',
  ),
  listQuestaoUsos: by('coord.ines', ({ over }) => `/gestao/questoes/${over.itens[0]?.questao_id}/usos`),
  listPropostas: by('prof.helena', () => '/gestao/propostas_redacao'),
  getProposta: by('coord.ines', ({ over }) => `/gestao/propostas_redacao/${over.propostas[0]}`),
  listConteudos: by('vida.julia', () => '/gestao/conteudos'),
  listTextosBase: by('prof.helena', () => '/gestao/textos_base?busca=lote'),
  listHabilidades: by('prof.helena', () => '/gestao/habilidades?busca=lote'),
  listEtiquetas: by('prof.helena', () => '/gestao/etiquetas'),
  listMaterias: by('prof.helena', () => '/gestao/materias'),
  listObjetosConhecimento: by('prof.helena', () => '/gestao/objetos_conhecimento?busca=lote'),
  listEscolas: by('admin.rui', () => '/gestao/escolas'),
  listEquipe: by('admin.rui', () => `/gestao/escolas/${world.escola}/equipe`, 'as long as the staff: the same people'),
  listConsentimentos: by('dir.otto', () => `/gestao/escolas/${world.escola}/consentimentos`),
  getConsentimentosAluno: by(
    'dir.otto',
    () => `/gestao/alunos/${world.alunos.bruno}/consentimentos`,
    'one student: the records of the person',
  ),
  getEquipeResumo: by('dir.otto', () => `/gestao/escolas/${world.escola}/equipe/resumo`, 'one row for each profile'),
  listTurmaSaidas: by(
    'coord.ines',
    () => `/gestao/turmas/${world.turmaV2}/saidas`,
    'as long as those who left the class: nobody here',
  ),
  listAcomodacoesTurma: by('coord.ines', () => `/gestao/turmas/${world.turmaV2}/acomodacoes`),
  listAlunosParecidos: by(
    'coord.ines',
    () => `/gestao/turmas/${world.turmaV2}/parecidos?nome=Bruno%20Alves`,
    'as long as those of one name',
  ),
  listSedes: by('coord.ines', () => `/gestao/escolas/${world.escola}/sedes`),
  listSeries: by('coord.ines', () => `/gestao/escolas/${world.escola}/series`),
  listAnosLetivos: by('coord.ines', () => `/gestao/escolas/${world.escola}/anos_letivos`),
  getAnoLetivo: by('coord.ines', () => `/gestao/escolas/${world.escola}/anos_letivos/2026`),
  listTurmas: by('coord.ines', () => `/gestao/escolas/${world.escola}/turmas`),
  getTurma: by('coord.ines', () => `/gestao/turmas/${world.turmaV2}`, 'as long as the teachers of one class'),
  getConfiguracaoEscola: by(
    'coord.ines',
    () => `/gestao/escolas/${world.escola}/configuracao`,
    'as long as the profiles that a setting names',
  ),
  getPreviaFuso: by(
    'dir.otto',
    () => `/gestao/escolas/${world.escola}/configuracao/previa_fuso?fuso_horario=America/Manaus`,
  ),
  listGestaoAvisos: by('dir.otto', () => '/gestao/avisos'),
  listPesquisaRespostas: by('dir.otto', () => '/gestao/pesquisa/respostas'),
  listImportacoes: by('dir.otto', () => '/gestao/importacoes'),
  getImportacao: by(
    'dir.otto',
    () => `/gestao/importacoes/${IMPORTACAO_ID}`,
    'as long as the columns of the file, and its counts',
  ),
  getImportacaoLinhaPrevia: by(
    'vida.julia',
    () => `/gestao/importacoes/${IMPORTACAO_QUESTOES_ID}/linhas/1/previa`,
    'one question: five options and twenty pictures',
  ),
  listImportacaoLinhas: by('dir.otto', () => `/gestao/importacoes/${IMPORTACAO_ID}/linhas`),
  getGestaoHoje: by('coord.ines', () => '/gestao/hoje'),
  listGestaoProvas: by('coord.ines', () => '/gestao/provas'),
  listRascunhosAvaliacao: by('coord.ines', () => '/gestao/avaliacao_rascunhos'),
  getRascunhoAvaliacao: by('coord.ines', () => `/gestao/avaliacao_rascunhos/${RASCUNHO_ID}`, 'as long as one document'),
  getVerificacao: by(
    'coord.ines',
    () => `/gestao/avaliacao_rascunhos/${RASCUNHO_ID}/verificacao`,
    'as long as one document; verificacao.test.ts has a long one',
  ),
  getConferenciaImportada: by(
    'coord.ines',
    () => `/gestao/avaliacao_rascunhos/${RASCUNHO_ID}/conferencia`,
    'as long as one booklet',
  ),
  getPrevia: by(
    'coord.ines',
    () => `/gestao/avaliacao_rascunhos/${RASCUNHO_ID}/previa?dia_prova=1&versao=2`,
    'as long as one day of one document',
  ),
  getRascunhoImpressao: by(
    'coord.ines',
    () => `/gestao/avaliacao_rascunhos/${RASCUNHO_ID}/impressao`,
    'as long as one day of one document',
  ),
  getImpressao: by(
    'coord.ines',
    ({ over }) => `/gestao/avaliacoes/${over.avaliacao_id}/impressao?tipo=folha&turma_id=${world.turmaV2}`,
  ),
  listAvaliacoesGestao: by('coord.ines', () => '/gestao/avaliacoes'),
  getAvaliacaoGestao: by('coord.ines', ({ over }) => `/gestao/avaliacoes/${over.avaliacao_id}`),
  listAvaliacaoEventos: by('coord.ines', ({ over }) => `/gestao/avaliacoes/${over.avaliacao_id}/eventos`),
  listProvaAlunos: by('coord.ines', ({ over }) => `/gestao/provas/${ta(over, 2)}/1/alunos`),
  getEntradaProva: by(
    'coord.ines',
    ({ over }) => `/gestao/provas/${ta(over, 2)}/1/entrada`,
    'as long as those who typed a wrong code: nobody here',
  ),
  getPreviaItemProva: by(
    'coord.ines',
    ({ over }) => `/gestao/avaliacoes/${over.avaliacao_id}/itens/${over.itens[0]?.item_id}/previa?mudanca=anular`,
  ),
  listItensProva: by('coord.ines', ({ over }) => `/gestao/avaliacoes/${over.avaliacao_id}/itens`),
  listResultadosProva: by('coord.ines', ({ over }) => `/gestao/avaliacoes/${over.avaliacao_id}/resultados`),
  getPreviaProrrogacao: by(
    'coord.ines',
    () => `/gestao/prorrogacoes/previa?escopo=turma&turma_id=${world.turmaV2}&minutos=10`,
  ),
  getPreviaAplicacao: by(
    'coord.ines',
    ({ over }) => `/gestao/avaliacoes/${over.avaliacao_id}/turmas/${world.turmaV2}/previa`,
    'as long as the exams that share a question: none here',
  ),
  getGradeRespostas: by('coord.ines', ({ over }) => `/gestao/provas/${ta(over, 2)}/1/respostas`),
  listCorrecoesResumo: by('coord.ines', () => '/gestao/correcoes_resumo'),
  listRedacoes: by('coord.ines', () => '/gestao/redacoes'),
  getRedacao: by('coord.ines', ({ redacao_id }) => `/gestao/redacoes/${redacao_id}`),
  listRespostasSubjetivas: by('coord.ines', () => '/gestao/respostas_subjetivas'),
  listForaDoPrazo: by('coord.ines', ({ over }) => `/gestao/provas/${ta(over, 2)}/1/fora_do_prazo`),
};

/** The caller's login. '' for nobody. */
export const callerOf = ({ as }: Row, version: 1 | 2): string => as ?? (version === 1 ? 'ana' : 'bia');
